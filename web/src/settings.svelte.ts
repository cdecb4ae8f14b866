// What a person chose on this device. Nothing here travels to the server but the name and the colour.
import type { SeatColour } from './wire';

export interface Choices {
  theme: 'system' | 'light' | 'dark';
  motion: 'system' | 'instant';
  draw: 'hold' | 'ask' | 'instant';
  soundTurn: boolean;
  soundCard: boolean;
  soundClaim: boolean;
  keys: boolean;
  ways: boolean;
  /** a code, or nothing where the browser decides */
  language: string;
  /** the table as a list instead of a map */
  list: boolean;
  name: string;
  /** of the seat, where nobody else has it; null before one was chosen */
  colour: SeatColour | null;
}

const PLACE = 'perron.settings';
const DEFAULTS: Choices = {
  theme: 'system',
  motion: 'system',
  draw: 'hold',
  soundTurn: false,
  soundCard: false,
  soundClaim: false,
  keys: true,
  ways: true,
  list: false,
  language: '',
  name: '',
  colour: null,
};

function read(): Choices {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Choices>) };
  } catch {
    return { ...DEFAULTS };
  }
}

class Settings {
  choices = $state(read());
  open = $state(false);

  constructor() {
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.apply());
    addEventListener('storage', (event) => {
      if (event.key !== PLACE) return;
      this.choices = read();
      this.apply();
    });
  }

  set<K extends keyof Choices>(key: K, value: Choices[K]): void {
    this.choices[key] = value;
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.choices));
    } catch {
      // Storage is closed: the choice holds until the page is left.
    }
    this.apply();
  }

  apply(): void {
    const root = document.documentElement;
    const { theme, motion } = this.choices;
    const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
    root.dataset.theme = dark ? 'dark' : 'light';
    if (motion === 'instant') root.dataset.motion = 'instant';
    else delete root.dataset.motion;
    const bar = getComputedStyle(root).getPropertyValue('--surface').trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', bar);
  }

  /** Does anything move? */
  get still(): boolean {
    return this.choices.motion === 'instant' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  }
}

export const settings = new Settings();
