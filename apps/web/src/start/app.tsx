import '@fontsource-variable/archivo/standard.css';
import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import '../styles/tokens.css';
import '../kit/print/print.css';
import '../styles/page.css';
import '../styles/controls.css';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SignInCallback } from '../accounts/sign-in/SignInCallback.tsx';
import { endWhatWasLeft } from '../platform/identity/identity.ts';
import { sessionKept, shareVisit } from '../platform/identity/kept-session.ts';
import { App } from '../shell/App.tsx';
import { CheckBrowserSettings } from '../shell/messages/FullMessages.tsx';

const show = (root: HTMLElement, page: ReactNode) => createRoot(root).render(<StrictMode>{page}</StrictMode>);

/** The app for somebody who is, or may be, signed in. */
export function startApp(root: HTMLElement): void {
  shareVisit();
  // An invitation is read by who is signed out, too.
  if (!sessionKept()) endWhatWasLeft();
  show(root, <App />);
}

/** What stands there when the provider has sent somebody back. */
export const startSignInCallback = (root: HTMLElement): void => show(root, <SignInCallback />);

/** Instead of the app in a browser that keeps nothing. */
export const startCheckBrowserSettings = (root: HTMLElement): void => show(root, <CheckBrowserSettings />);
