// What a table needs only when somebody acts, as one file: what answers a choice, and what opens at a button.
export { shortcuts } from './keys';
export { default as Answer } from './actions/Answer.svelte';
export { default as Dialog } from '../parts/Dialog.svelte';
export { default as Flights } from './Flights.svelte';
export { default as Keys } from './Keys.svelte';
export { default as Menu } from './Menu.svelte';
export { default as Naming } from './Naming.svelte';
export { default as TurnedCards } from './actions/TurnedCards.svelte';
