import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import dialog from '../../kit/dialog/dialog.module.css';
import { takeFocus } from '../../kit/dialog/focus.ts';
import { useSignInWindow } from '../../platform/identity/use-sign-in-window.ts';
import { useT } from '../../platform/phrases.ts';
import { signOut } from '../../platform/session.tsx';
import { holdErrors } from '../../platform/toasts/toasts.ts';

const stay = () => undefined;

/** Covers a page whose session ended. Another window signs in, so that no input is lost. */
export default function SignInAgain() {
  const t = useT();
  useEffect(holdErrors, []);
  const { problem, address, open } = useSignInWindow({});
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
        {address === null ? (
          <Button data-autofocus onClick={() => void open()}>
            {t('accounts.signInAgain')}
          </Button>
        ) : (
          <Button ref={takeFocus} component="a" href={address} target="_blank" rel="noopener">
            {t('accounts.signInTab')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
