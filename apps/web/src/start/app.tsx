import '@fontsource-variable/archivo/standard.css';
import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import '../styles/tokens.css';
import '../styles/page.css';
import '../styles/controls.css';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SignInCallback } from '../accounts/sign-in/SignInCallback.tsx';
import { startPhrases } from '../platform/phrases.ts';
import { App } from '../shell/App.tsx';
import { CheckBrowserSettings } from '../shell/CheckBrowserSettings.tsx';
import { fillSlots } from '../slots.ts';

const show = (root: HTMLElement, page: ReactNode) => createRoot(root).render(<StrictMode>{page}</StrictMode>);

/** The app for somebody who is, or may be, signed in. */
export async function startApp(root: HTMLElement): Promise<void> {
  fillSlots();
  await startPhrases();
  show(root, <App />);
}

/** What stands there when the provider has sent somebody back. */
export async function startSignInCallback(root: HTMLElement): Promise<void> {
  await startPhrases();
  show(root, <SignInCallback />);
}

/** Instead of the app in a browser that keeps nothing. */
export async function startCheckBrowserSettings(root: HTMLElement): Promise<void> {
  await startPhrases('en');
  show(root, <CheckBrowserSettings />);
}
