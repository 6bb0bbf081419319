import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import dialog from '../../kit/dialog/dialog.module.css';
import { takeFocus } from '../../kit/dialog/focus.ts';
import { ApiError } from '../../platform/calls/api-error.ts';
import { onTabNews } from '../../platform/identity/tabs.ts';
import { useSignInWindow } from '../../platform/identity/use-sign-in-window.ts';
import { useT } from '../../platform/phrases.ts';
import { useSelf } from '../../platform/session.tsx';

interface Waiting {
  readonly done: () => void;
  readonly declined: () => void;
}

export interface Prove {
  /** Runs an act that needs a recent sign-in, after a new one if the last is too old. Rejects like the act. */
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

/** Signs in again in another window, so that no input on this page is lost. */
function ProveDialog({ done, declined }: Waiting) {
  const t = useT();
  const { Email } = useSelf();
  const { problem, address, open } = useSignInWindow({ again: true, hint: Email });
  useEffect(() => onTabNews(({ kind }) => kind === 'signedIn' && done()), [done]);
  return (
    <Dialog opened onClose={declined} title={t('accounts.proveTitle')}>
      <p>{t('accounts.proveText')}</p>
      {problem !== null && <p role="alert">{t(problem)}</p>}
      <div className={dialog['choices']}>
        <Button variant="default" onClick={declined}>
          {t('kit.cancel')}
        </Button>
        {address === null ? (
          <Button data-autofocus onClick={() => void open()}>
            {t('accounts.proveAct')}
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
