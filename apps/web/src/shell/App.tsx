import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router';
import { queryClient } from '../platform/api.ts';
import { commitNow, makeRouter } from '../platform/router.tsx';
import { SessionProvider } from '../platform/session.tsx';
import { resolveVariables, theme } from '../platform/theme.ts';
import { Frame } from './Frame.tsx';
import { ScreenError } from './ScreenError.tsx';
import { ScreenRoute } from './ScreenRoute.tsx';
import { Starting } from './Starting.tsx';
import { Toasts } from './Toasts.tsx';

const router = makeRouter({ Frame, ScreenRoute, ScreenError, Starting });

export function App() {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={resolveVariables} defaultColorScheme="auto">
      <Toasts />
      <QueryClientProvider client={queryClient}>
        <SessionProvider>
          <RouterProvider router={router} flushSync={commitNow} />
        </SessionProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}
