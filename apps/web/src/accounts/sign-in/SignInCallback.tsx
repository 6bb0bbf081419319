import { useEffect, useState } from 'react';
import { Mark } from '../../kit/figures/Mark.tsx';
import { finishSignIn, lieOf } from '../../platform/identity/identity.ts';
import { translate, useT } from '../../platform/phrases.ts';
import classes from './SignInCallback.module.css';

/** Leaves the provider's answer behind: the query goes away by reloading (spec 1 section 2). */
const reloadAt = (hash: string) => window.location.replace(window.location.pathname + hash);

let finished: { answer: string; result: ReturnType<typeof finishSignIn> } | null = null;
/** A code works once, and React's strict mode runs effects twice. */
function finishOnce(): ReturnType<typeof finishSignIn> {
  const answer = window.location.search;
  if (finished?.answer !== answer) finished = { answer, result: finishSignIn() };
  return finished.result;
}

/** What to tell of a failure: of a provider that lies, in what. */
async function wordsFor(error: unknown): Promise<string> {
  const lie = await lieOf(error);
  if (lie === null) return translate('accounts.signInFailedText');
  return translate('accounts.signInLie', { reason: translate(`accounts.signInLie.${lie}`) });
}

/** The provider sent the user back: reads code and state, then opens what was wanted. */
export function SignInCallback() {
  const t = useT();
  const [failure, setFailure] = useState<string | null>(null);
  /** Signed in over a page that waits elsewhere; where that was. */
  const [over, setOver] = useState<string | null>(null);
  useEffect(() => {
    // Somebody who changes her mind at the provider's page made no error.
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
          {/* Seen where the browser let no window close, or opened none: the page that waited may be this one. */}
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
