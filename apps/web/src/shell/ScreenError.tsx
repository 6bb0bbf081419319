import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { useT } from '../platform/phrases.ts';
import classes from './messages/FullMessage.module.css';

/** In the place of a screen that broke or could not be downloaded; the shell around it goes on working. */
export function ScreenError() {
  const t = useT();
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <div className={classes['message']} role="alert">
      <IconAlertTriangle size={32} stroke={1.6} aria-hidden="true" />
      <h1>{t('operation-failed')}</h1>
      <p>{t('shell.screenBroke')}</p>
      <Button onClick={() => window.location.reload()}>{t('shell.reload')}</Button>
    </div>
  );
}
