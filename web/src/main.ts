import { mount } from 'svelte';
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import App from './App.svelte';

const page = document.getElementById('page');
if (page) mount(App, { target: page });
