// Three short sounds, each off until asked for.
import { settings } from './settings.svelte';

export type Sound = 'turn' | 'card' | 'claim';

export function play(sound: Sound, always = false): void {
  const { soundTurn, soundCard, soundClaim } = settings.choices;
  if (always || { turn: soundTurn, card: soundCard, claim: soundClaim }[sound])
    void import('./tones').then(({ make }) => make(sound));
}
