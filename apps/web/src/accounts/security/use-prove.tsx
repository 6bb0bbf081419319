import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import dialog from '../../kit/dialog/dialog.module.css';
import { ApiError } from '../../platform/calls/api-error.ts';
import { signInAddress } from '../../platform/identity/identity.ts';
import { hearTabs } from '../../platform/identity/tabs.ts';
import { type PhraseKey, useT } from '../../platform/phrases.ts';
import { useSelf } from '../../platform/session.tsx';

const WINDOW = 'popup,width=480,height=760';

/** Somebody waits for a proof of who she is: what goes on once it is there, and once it is declined. */
interface Waiting {
  readonly done: () => void;
  readonly declined: () => void;
}

export interface Prove {
  /** Does what decides over one's account; where the last sign-in is too old, after another one. Rejects as the act does. */
  readonly run: <T>(act: () => Promise<T>) => Promise<T>;
  /** The dialog that asks for it. */
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

/** Another window signs in again; what was typed here stays. */
function ProveDialog({ done, declined }: Waiting) {
  const t = useT();
  const { Email } = useSelf();
  const [problem, setProblem] = useState<PhraseKey | null>(null);
  useEffect(() => hearTabs(({ kind }) => kind === 'signedIn' && done()), [done]);
  const signIn = async () => {
    setProblem(null);
    // At once, while the browser still takes it for an answer to the press.
    const opened = window.open('', 'clubpulse-sign-in', WINDOW);
    if (opened === null) {
      setProblem('accounts.windowBlocked');
      return;
    }
    try {
      opened.location.replace(await signInAddress({ returnTo: '', anew: true, hint: Email, over: true }));
    } catch (error) {
      console.error('Signing in could not begin', error);
      opened.close();
      setProblem('accounts.signInFailedText');
    }
  };
  return (
    <Dialog opened onClose={declined} title={t('accounts.proveTitle')}>
      <p>{t('accounts.proveText')}</p>
      {problem !== null && <p role="alert">{t(problem)}</p>}
      <div className={dialog['choices']}>
        <Button variant="default" onClick={declined}>
          {t('kit.cancel')}
        </Button>
        <Button data-autofocus onClick={() => void signIn()}>
          {t('accounts.proveAct')}
        </Button>
      </div>
    </Dialog>
  );
}
