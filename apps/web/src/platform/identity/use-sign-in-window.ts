import { useState } from 'react';
import type { PhraseKey } from '../phrases.ts';
import { signInAddress } from './identity.ts';
import type { SignInWish } from './provider.ts';

const WINDOW = 'popup,width=480,height=760';

interface SignInWindow {
  /** What to tell of the last try; null: nothing. */
  readonly problem: PhraseKey | null;
  /** Where the browser opened no window: the page it would have shown, for a link that one follows oneself. */
  readonly address: string | null;
  readonly open: () => Promise<void>;
}

const untried = { problem: null, address: null };

/** Signs in in another window over the page, so that what was typed here stays; where the browser opens none, by a link in a tab of its own. */
export function useSignInWindow(wish: Pick<SignInWish, 'anew' | 'hint'>): SignInWindow {
  const [tried, setTried] = useState<Pick<SignInWindow, 'problem' | 'address'>>(untried);
  const open = async () => {
    setTried(untried);
    // At once, while the browser still takes it for an answer to the press.
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
