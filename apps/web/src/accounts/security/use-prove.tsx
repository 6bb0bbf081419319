import { type ReactNode, useEffect, useState } from 'react';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { ApiError } from '../../platform/calls/api-error.ts';
import { onTabNews } from '../../platform/identity/tabs.ts';
import { useSignInWindow } from '../../platform/identity/use-sign-in-window.ts';
import { useT } from '../../platform/phrases.ts';
import { useSelf } from '../../platform/session.tsx';
import { SignInChoices } from '../parts/SignInChoices.tsx';

interface Waiting {
  readonly done: () => void;
  readonly declined: () => void;
}

export interface Prove {
  /** The user signs in first if the last sign-in is too old. Rejects with the act's error. */
  readonly run: <T>(act: () => Promise<T>) => Promise<T>;
  readonly dialog: ReactNode;
}

export function useProve(): Prove {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const proof = () =>
    new Promise<boolean>((resolve) => {
      const end = (isProved: boolean) => () => {
        setWaiting(null);
        resolve(isProved);
      };
      setWaiting({ done: end(true), declined: end(false) });
    });
  return {
    async run(act) {
      try {
        return await act();
      } catch (error) {
        if (!(error instanceof ApiError && error.is('SignInAgain')) || !(await proof())) throw error;
        return act();
      }
    },
    dialog: waiting && <ProveDialog {...waiting} />,
  };
}

/** The sign-in opens in another window, so that no input is lost. */
function ProveDialog({ done, declined }: Waiting) {
  const t = useT();
  const { Email } = useSelf();
  const signIn = useSignInWindow({ again: true, hint: Email });
  useEffect(() => onTabNews(({ kind }) => kind === 'signedIn' && done()), [done]);
  return (
    <Dialog opened onClose={declined} title={t('accounts.proveTitle')}>
      <p>{t('accounts.proveText')}</p>
      <SignInChoices signIn={signIn} act={t('accounts.proveAct')} decline={{ label: t('kit.cancel'), onClick: declined }} />
    </Dialog>
  );
}
