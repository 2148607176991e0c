import '@fontsource-variable/source-sans-3/wght.css';
import './design/polish.css';
import './design/tokens.css';
import './design/base.css';
import { mount } from 'svelte';
import App from './App.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no #app');
mount(App, { target });
