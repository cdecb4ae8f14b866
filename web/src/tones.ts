// Three short sounds, made on the spot.
import type { Sound } from './sound';

let context: AudioContext | null = null;

function tone(
  at: AudioContext,
  frequency: number,
  start: number,
  length: number,
  level: number,
  type: OscillatorType,
): void {
  const oscillator = at.createOscillator();
  const gain = at.createGain();
  oscillator.type = type;
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(0, at.currentTime + start);
  gain.gain.linearRampToValueAtTime(level, at.currentTime + start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at.currentTime + start + length);
  oscillator.connect(gain).connect(at.destination);
  oscillator.start(at.currentTime + start);
  oscillator.stop(at.currentTime + start + length);
}

/** A dry tap: a breath of noise, as of card on cloth or wood on board. */
function tap(at: AudioContext, start: number, cutoff: number, level: number): void {
  const length = Math.floor(at.sampleRate * 0.06);
  const buffer = at.createBuffer(1, length, at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < length; n++) samples[n] = (Math.random() * 2 - 1) * (1 - n / length) ** 3;
  const source = at.createBufferSource();
  source.buffer = buffer;
  const filter = at.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = cutoff;
  const gain = at.createGain();
  gain.gain.value = level;
  source.connect(filter).connect(gain).connect(at.destination);
  source.start(at.currentTime + start);
}

export function make(sound: Sound): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  if (sound === 'turn') {
    tone(context, 659, 0, 0.18, 0.12, 'sine');
    tone(context, 880, 0.13, 0.26, 0.12, 'sine');
  } else if (sound === 'card') {
    tap(context, 0, 2600, 0.5);
  } else {
    for (let n = 0; n < 3; n++) tap(context, n * 0.07, 900, 0.7);
  }
  if (sound === 'turn' && navigator.vibrate) navigator.vibrate(30);
}
