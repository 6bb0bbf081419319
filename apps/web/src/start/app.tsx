import '@fontsource-variable/archivo/standard.css';
import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import './styles/tokens.css';
import './styles/page.css';
import './styles/controls.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SignInCallback } from './accounts/sign-in/SignInCallback.tsx';
import { isSignInAnswer } from './platform/identity.ts';
import { startPhrases } from './platform/phrases.ts';
import { browserStores } from './platform/storage.ts';
import { App } from './shell/App.tsx';
import { CheckBrowserSettings } from './shell/CheckBrowserSettings.tsx';
import { fillSlots } from './slots.ts';

async function start(root: HTMLElement): Promise<void> {
  if (!browserStores()) {
    await startPhrases('en');
    createRoot(root).render(<CheckBrowserSettings />);
    return;
  }
  const query = window.location.search;
  if (query !== '' && !isSignInAnswer(query)) {
    // A query string is removed by reloading without it (spec 1 section 2).
    window.location.replace(window.location.pathname + window.location.hash);
    return;
  }
  fillSlots();
  await startPhrases();
  createRoot(root).render(<StrictMode>{query === '' ? <App /> : <SignInCallback />}</StrictMode>);
}

const root = document.getElementById('root');
if (root !== null) void start(root);
