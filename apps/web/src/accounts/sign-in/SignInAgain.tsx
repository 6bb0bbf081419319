import { useEffect } from 'react';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { useSignInWindow } from '../../platform/identity/use-sign-in-window.ts';
import { useT } from '../../platform/phrases.ts';
import { signOut } from '../../platform/session.tsx';
import { holdErrors } from '../../platform/toasts/toasts.ts';
import { SignInChoices } from '../parts/SignInChoices.tsx';

const stay = () => undefined;

/** The sign-in opens in another window, so that no input is lost. */
export default function SignInAgain() {
  const t = useT();
  useEffect(holdErrors, []);
  const signIn = useSignInWindow({});
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
      <SignInChoices
        signIn={signIn}
        act={t('accounts.signInAgain')}
        decline={{ label: t('shell.signOut'), onClick: () => void signOut() }}
      />
    </Dialog>
  );
}
