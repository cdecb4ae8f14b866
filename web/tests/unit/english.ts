// Tests speak English unless they say otherwise.
import { speak } from '../../src/words/language.svelte';

await speak('en');
