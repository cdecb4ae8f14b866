// As much of a browser as the page's state asks for when it is loaded without one.
import { vi } from 'vitest';

vi.stubGlobal(
  'document',
  Object.assign(new EventTarget(), { baseURI: 'http://perron.test/', hidden: false, querySelector: () => null }),
);
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
vi.stubGlobal('addEventListener', () => undefined);
