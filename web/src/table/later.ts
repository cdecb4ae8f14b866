// What a table needs only when somebody acts.
import { Chunk } from '../chunk.svelte';
import { withWords } from '../words/language.svelte';

export const later = new Chunk(() => withWords(import('./acting')));
