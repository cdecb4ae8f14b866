// Tests speak English, all of it, unless they say otherwise.
import { need, speak } from '../../src/words/language.svelte';

await speak('en');
await need('rest', 'learn');
