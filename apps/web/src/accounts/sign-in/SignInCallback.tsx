import { useEffect, useState } from 'react';
import { Mark } from '../../kit/figures/Mark.tsx';
import { finishSignIn } from '../../platform/identity/identity.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './SignInCallback.module.css';

/** Leaves the provider's answer behind: the query goes away by reloading (spec 1 section 2). */
const reloadAt = (hash: string) => window.location.replace(window.location.pathname + hash);

let finished: Promise<string> | null = null;
/** A code works once, and React's strict mode runs effects twice. */
const finishOnce = () => {
  finished ??= finishSignIn();
  return finished;
};

/** The provider sent the user back: reads code and state, then opens what was wanted. */
export function SignInCallback() {
  const t = useT();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    // Somebody who changes her mind at the provider's page made no error.
    if (new URLSearchParams(window.location.search).get('error') === 'access_denied') {
      reloadAt('');
      return;
    }
    finishOnce().then(reloadAt, (error: unknown) => {
      console.error('The API token could not be obtained', error);
      setFailed(true);
    });
  }, []);
  return (
    <main className={classes['callback']}>
      <Mark size={56} />
      {failed ? (
        <div role="alert">
          <h1>{t('accounts.signInFailed')}</h1>
          <p>{t('accounts.signInFailedText')}</p>
          <button type="button" onClick={() => reloadAt('')}>
            {t('accounts.backToStart')}
          </button>
        </div>
      ) : (
        <p role="status">{t('accounts.signingIn')}</p>
      )}
    </main>
  );
}
