import { Button } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import dialog from '../../kit/dialog/dialog.module.css';
import { signInAddress } from '../../platform/identity/identity.ts';
import { type PhraseKey, useT } from '../../platform/phrases.ts';
import { signOut } from '../../platform/session.tsx';

const WINDOW = 'popup,width=480,height=760';
const stay = () => undefined;

/** Over a page whose sign-in has ended: another window signs in, so that what was typed here stays. */
export default function SignInAgain() {
  const t = useT();
  const [problem, setProblem] = useState<PhraseKey | null>(null);
  const signIn = async () => {
    setProblem(null);
    // At once, while the browser still takes it for an answer to the press.
    const opened = window.open('', 'clubpulse-sign-in', WINDOW);
    if (opened === null) {
      setProblem('accounts.windowBlocked');
      return;
    }
    try {
      opened.location.replace(await signInAddress({ returnTo: '', over: true }));
    } catch (error) {
      console.error('Signing in could not begin', error);
      opened.close();
      setProblem('accounts.signInFailedText');
    }
  };
  return (
    <Dialog
      opened
      onClose={stay}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      title={t('accounts.endedTitle')}
    >
      <p>{t('accounts.endedText')}</p>
      {problem !== null && <p role="alert">{t(problem)}</p>}
      <div className={dialog['choices']}>
        <Button variant="default" onClick={() => void signOut()}>
          {t('shell.signOut')}
        </Button>
        <Button data-autofocus onClick={() => void signIn()}>
          {t('accounts.signInAgain')}
        </Button>
      </div>
    </Dialog>
  );
}
