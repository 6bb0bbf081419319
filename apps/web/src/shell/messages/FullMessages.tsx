import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useEffect } from 'react';
import { translate, useT } from '../../platform/phrases.ts';
import button from './CheckBrowserSettings.module.css';
import classes from './FullMessage.module.css';

export function CheckBrowserSettings() {
  return (
    <main className={`${classes['message']} ${classes['page']}`} role="alert">
      <h1>Clubpulse</h1>
      <p>{translate('check-browser-settings')}</p>
      <button type="button" className={button['reload']} onClick={() => window.location.reload()}>
        {translate('shell.reload')}
      </button>
    </main>
  );
}

const AGAIN_MS = 8000;

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
