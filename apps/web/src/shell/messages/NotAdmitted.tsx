import { Button } from '@mantine/core';
import { IconMailQuestion } from '@tabler/icons-react';
import { useState } from 'react';
import type { ApiError } from '../../platform/api.ts';
import { accessToken } from '../../platform/calls/call-layer.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { signOut } from '../../platform/session.tsx';
import classes from './FullMessage.module.css';

export function NotAdmitted({ refused, onRetry }: { refused: ApiError; onRetry: () => void }) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const tryAgain = async () => {
    setAsking(true);
    // A new token is requested, because it states whether the e-mail address is confirmed.
    await accessToken({ renewed: true }).catch(() => null);
    setAsking(false);
    onRetry();
  };
  return (
    <main className={`${classes['message']} ${classes['page']}`} role="alert">
      <IconMailQuestion size={40} stroke={1.5} aria-hidden="true" />
      <h1>{t('shell.notAdmitted')}</h1>
      <p>
        {refusalText(refused)}
        {refused.is('EmailExists') && <> {t('shell.confirmFirst')}</>}
      </p>
      <div className={classes['acts']}>
        <Button loading={isAsking} onClick={() => void tryAgain()}>
          {t('kit.tryAgain')}
        </Button>
        <Button variant="default" onClick={() => void signOut()}>
          {t('shell.signOut')}
        </Button>
      </div>
    </main>
  );
}
