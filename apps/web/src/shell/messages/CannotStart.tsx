import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useT } from '../../platform/phrases.ts';
import classes from './FullMessage.module.css';

const AGAIN_MS = 8000;

/** The server does not answer: asks again every 8 s, at once by the button. */
export function CannotStart({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  useEffect(() => {
    const timer = setInterval(onRetry, AGAIN_MS);
    return () => clearInterval(timer);
  }, [onRetry]);
  return (
    <main className={`${classes['message']} ${classes['page']}`} role="alert">
      <IconCloudOff size={40} stroke={1.5} aria-hidden="true" />
      <h1>{t('shell.cannotStart')}</h1>
      <p>{t('shell.cannotStartText')}</p>
      <Button onClick={onRetry}>{t('kit.tryAgain')}</Button>
    </main>
  );
}
