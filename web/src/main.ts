import { mount } from 'svelte';
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import App from './App.svelte';
import { pageUrl } from './base';
import { whenQuiet } from './quiet';
import { speak } from './words/language.svelte';

const page = document.getElementById('page');
await speak(document.documentElement.lang);
if (page) mount(App, { target: page });

// The service worker fetches every file of the page: not before what is shown here has come.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  whenQuiet(
    () =>
      void navigator.serviceWorker
        .register(pageUrl('sw.js'))
        .catch((problem: unknown) => console.warn('no offline shell', problem)),
  );
