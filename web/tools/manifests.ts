// What a phone needs to know to keep the page on its home screen, once for each language.
import type { Plugin } from 'vite';
import { codes, says } from './catalogues.ts';

const MANIFEST = {
  name: 'Perron',
  short_name: 'Perron',
  id: '../',
  start_url: '../',
  scope: '../',
  display: 'standalone',
  background_color: '#f4ecda',
  theme_color: '#fffaee',
  icons: [
    { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
    { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
  ],
};

export function manifests(): Plugin {
  return {
    name: 'perron-manifests',
    generateBundle() {
      for (const code of codes()) {
        const source = JSON.stringify({ ...MANIFEST, lang: code, description: says(code, 'home-about') });
        this.emitFile({ type: 'asset', fileName: `assets/perron-${code}.webmanifest`, source });
      }
    },
  };
}
