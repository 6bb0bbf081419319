import { useState } from 'react';
import type { PhraseKey } from '../phrases.ts';
import { signInAddress } from './identity.ts';
import type { SignInWish } from './provider.ts';

const WINDOW = 'popup,width=480,height=760';

interface SignInWindow {
  readonly problem: PhraseKey | null;
  readonly address: string | null;
  readonly open: () => Promise<void>;
}

const untried = { problem: null, address: null };

/** The sign-in opens another window, so that typed data is not lost. If the window is blocked, a link opens a new tab. */
export function useSignInWindow(wish: Pick<SignInWish, 'again' | 'hint'>): SignInWindow {
  const [tried, setTried] = useState<Pick<SignInWindow, 'problem' | 'address'>>(untried);
  const open = async () => {
    setTried(untried);
    // Opened synchronously: browsers allow a window only as a reaction to the press.
    const opened = window.open('', 'clubpulse-sign-in', WINDOW);
    try {
      const address = await signInAddress({ ...wish, returnTo: window.location.hash, over: true });
      if (opened === null) setTried({ problem: 'accounts.windowBlocked', address });
      else opened.location.replace(address);
    } catch (error) {
      console.error('Signing in could not begin', error);
      opened?.close();
      setTried({ problem: 'accounts.signInFailedText', address: null });
    }
  };
  return { ...tried, open };
}
