import { useEffect, useState } from 'react';
import { Mark } from '../../kit/figures/Mark.tsx';
import { finishSignIn, readFailedTokenCheck } from '../../platform/identity/identity.ts';
import { translate, useT } from '../../platform/phrases.ts';
import classes from './SignInCallback.module.css';

const reloadAt = (hash: string) => window.location.replace(window.location.pathname + hash);

let finished: { answer: string; result: ReturnType<typeof finishSignIn> } | null = null;
/** Finishes the sign-in only once: a code is valid once, but React's strict mode runs effects twice. */
function finishOnce(): ReturnType<typeof finishSignIn> {
  const answer = window.location.search;
  if (finished?.answer !== answer) finished = { answer, result: finishSignIn() };
  return finished.result;
}

async function wordsFor(error: unknown): Promise<string> {
  const lie = await readFailedTokenCheck(error);
  if (lie === null) return translate('accounts.signInFailedText');
  return translate('accounts.signInLie', { reason: translate(`accounts.signInLie.${lie}`) });
}

export function SignInCallback() {
  const t = useT();
  const [failure, setFailure] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  useEffect(() => {
    if (new URLSearchParams(window.location.search).get('error') === 'access_denied') {
      reloadAt('');
      return;
    }
    const finish = ({ returnTo, over: isOver }: Awaited<ReturnType<typeof finishSignIn>>) => {
      if (!isOver) return reloadAt(returnTo);
      setOver(returnTo);
      window.close();
    };
    finishOnce().then(finish, async (error: unknown) => {
      console.error('The API token could not be obtained', error);
      setFailure(await wordsFor(error));
    });
  }, []);
  return (
    <main className={classes['callback']}>
      <Mark size={56} />
      {failure === null ? (
        <>
          <p role="status">{t(over === null ? 'accounts.signingIn' : 'accounts.signedInElsewhere')}</p>
          {/*
           * The user needs this button if the browser cannot close this window, or if no window opened and the sign-in replaced
           * the waiting page.
           */}
          {over !== null && (
            <button type="button" onClick={() => reloadAt(over)}>
              {t('accounts.goOnHere')}
            </button>
          )}
        </>
      ) : (
        <div role="alert">
          <h1>{t('accounts.signInFailed')}</h1>
          <p>{failure}</p>
          <button type="button" onClick={() => reloadAt('')}>
            {t('accounts.backToStart')}
          </button>
        </div>
      )}
    </main>
  );
}
