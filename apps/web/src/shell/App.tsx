import { Button, MantineProvider } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { RouterProvider, useRouteError } from 'react-router';
import { lazyPart, useLazyPart } from '../kit/lazy-part.ts';
import { queryClient } from '../platform/api.ts';
import { useT } from '../platform/phrases.ts';
import { commitNow, makeRouter } from '../platform/router.tsx';
import { SessionProvider } from '../platform/session.tsx';
import { resolveVariables, theme } from '../platform/theme/theme.ts';
import { Frame } from './Frame.tsx';
import classes from './messages/FullMessage.module.css';
import { Starting } from './messages/Starting.tsx';
import { ScreenRoute } from './ScreenRoute.tsx';
import { Toasts } from './Toasts.tsx';

const router = makeRouter({ Frame, ScreenRoute, ScreenError, Starting });

const printing = lazyPart(() => import('../kit/print/paper.ts'));
const none = () => () => undefined;

function usePaperScheme(): 'light' | undefined {
  const paper = useLazyPart(printing);
  return useSyncExternalStore(paper?.listen ?? none, () => paper?.paperScheme());
}

export function App() {
  const paper = usePaperScheme();
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={resolveVariables}
      defaultColorScheme="auto"
      {...(paper && { forceColorScheme: paper })}
    >
      <Toasts />
      <QueryClientProvider client={queryClient}>
        <SessionProvider>
          <RouterProvider router={router} flushSync={commitNow} />
        </SessionProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}

function ScreenError() {
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
