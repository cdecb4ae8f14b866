// Keys of the replay. Those with Alt, Ctrl or Meta belong to the browser: Alt and an arrow leads back in its history.
import type { Playback } from './playback.svelte';

const KEYS: Record<string, (playback: Playback) => void> = {
  ' ': (playback) => playback.toggle(),
  ArrowLeft: (playback) => playback.go(playback.at - 1),
  ArrowRight: (playback) => playback.go(playback.at + 1),
  'Shift ArrowLeft': (playback) => playback.goToClaim('before'),
  'Shift ArrowRight': (playback) => playback.goToClaim('after'),
  Home: (playback) => playback.go(0),
  End: (playback) => playback.go(playback.most),
};

/** What has keys of its own: all of them, or Space alone. */
const OWN = 'dialog, select, textarea, input:not([type="range"]), .board';
const OWN_SPACE = 'button, a, summary';

/** True when the key was the replay's. */
export function pressed(event: KeyboardEvent, playback: Playback): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return false;
  const act = KEYS[`${event.shiftKey ? 'Shift ' : ''}${event.key}`];
  const at = event.target as Element;
  if (!act || at.closest(OWN) || (event.key === ' ' && at.closest(OWN_SPACE))) return false;
  event.preventDefault();
  // A key that is held down steps on and on, but does not play and pause.
  if (!event.repeat || event.key !== ' ') act(playback);
  return true;
}
