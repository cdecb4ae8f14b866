import { mount } from 'svelte';
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import App from './App.svelte';
import { pageUrl } from './base';
import { speak } from './words/language.svelte';

const page = document.getElementById('page');
await speak(document.documentElement.lang);
if (page) mount(App, { target: page });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const register = (): void =>
    void navigator.serviceWorker
      .register(pageUrl('sw.js'))
      .catch((problem: unknown) => console.warn('no offline shell', problem));
  // While the words came, the page may have finished loading.
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}
