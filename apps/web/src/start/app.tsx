import '@fontsource-variable/archivo/standard.css';
import '../styles/mantine.css';
import '@mantine/notifications/styles.layer.css';
import '../styles/tokens.css';
import '../kit/print/print.css';
import '../styles/page.css';
import '../styles/controls.css';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SignInCallback } from '../accounts/sign-in/SignInCallback.tsx';
import { endPendingSession } from '../platform/identity/identity.ts';
import { hasStoredSession, shareVisit } from '../platform/identity/stored-session.ts';
import { App } from '../shell/App.tsx';
import { CheckBrowserSettings } from '../shell/messages/FullMessages.tsx';

const show = (root: HTMLElement, page: ReactNode) => createRoot(root).render(<StrictMode>{page}</StrictMode>);

export function startApp(root: HTMLElement): void {
  shareVisit();
  if (!hasStoredSession()) endPendingSession();
  show(root, <App />);
}

export const startSignInCallback = (root: HTMLElement): void => show(root, <SignInCallback />);

export const startCheckBrowserSettings = (root: HTMLElement): void => show(root, <CheckBrowserSettings />);
