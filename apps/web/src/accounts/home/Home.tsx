import { Button, TextInput } from '@mantine/core';
import { IconTicket } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Mark } from '../../kit/figures/Mark.tsx';
import { useT } from '../../platform/phrases.ts';
import { signIn, signUp } from '../../platform/session.tsx';
import { toastError } from '../../platform/toasts/toasts.ts';
import classes from './Home.module.css';
import { LanguagePicker } from './LanguagePicker.tsx';
import { WallPicture } from './WallPicture.tsx';

/** Where people who are not signed in arrive: sign in, create an account, or come with a club's code. */
export default function Home() {
  const t = useT();
  const { state } = useLocation() as { state: { wanted?: string } | null };
  const [code, setCode] = useState<string | null>(null);
  const codeField = useRef<HTMLInputElement>(null);
  const asksCode = code !== null;
  useEffect(() => {
    if (asksCode) codeField.current?.focus();
  }, [asksCode]);
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    document.title = `${t('accounts.home')} · Clubpulse`;
  }, [t]);

  const wanted = code?.trim() ? `/JoinClub/${encodeURIComponent(code.trim())}` : state?.wanted;
  const leave = async (go: (returnTo: string) => Promise<void>) => {
    setLeaving(true);
    try {
      await go(wanted === undefined ? '' : `#${wanted}`);
    } catch (error) {
      console.error('Signing in could not begin', error);
      setLeaving(false);
      const message = window.isSecureContext ? t('accounts.signInFailedText') : t('accounts.needsHttps');
      toastError({ cause: 'sign-in', title: t('accounts.signInFailed'), message });
    }
  };

  return (
    <div className={classes['home']}>
      <main className={classes['form']}>
        <header className={classes['brand']}>
          <Mark size={40} />
          <span>Clubpulse</span>
          <LanguagePicker />
        </header>
        <div className={classes['middle']}>
          <h1>{t('accounts.welcome')}</h1>
          <p className={classes['intro']}>{t('accounts.welcomeText')}</p>
          {code !== null && (
            <TextInput
              ref={codeField}
              className={classes['code'] ?? ''}
              label={t('clubs.code')}
              description={t('accounts.codeNote')}
              value={code}
              onChange={(event) => setCode(event.currentTarget.value.toUpperCase())}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={20}
            />
          )}
          <Button fullWidth className={classes['button'] ?? ''} disabled={leaving} onClick={() => void leave(signIn)}>
            {t('accounts.signIn')}
          </Button>
          <div className={classes['or']}>{t('accounts.newHere')}</div>
          <div className={classes['pair']}>
            <Button variant="default" className={classes['button'] ?? ''} disabled={leaving} onClick={() => void leave(signUp)}>
              {t('accounts.createAccount')}
            </Button>
            {code === null && (
              <Button
                variant="default"
                className={classes['button'] ?? ''}
                leftSection={<IconTicket size={18} stroke={1.8} />}
                onClick={() => setCode('')}
              >
                {t('accounts.haveCode')}
              </Button>
            )}
          </div>
        </div>
        <p className={classes['app']}>{t('accounts.appText')}</p>
      </main>
      <WallPicture />
    </div>
  );
}
