import { MantineProvider } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router';
import { loadFirstParts } from '../kit/lazy-part.ts';
import { queryClient } from '../platform/api.ts';
import { screenNamed } from '../platform/known-screens.ts';
import { startPhrases } from '../platform/phrases.ts';
import { commitNow, routesOf } from '../platform/router.tsx';
import { SessionProvider, useSession } from '../platform/session.tsx';
import { ScreenRoute } from '../shell/ScreenRoute.tsx';
import { type SignedIn, signIn } from './signed-in.ts';

interface ScreenOptions extends SignedIn {
  path?: string;
}

/** Uses a memory router, because happy-dom has no hash navigation. */
export async function openIn(
  { Frame, Screen = ScreenRoute }: { Frame: ComponentType; Screen?: ComponentType },
  { path = '/', ...signedIn }: ScreenOptions,
) {
  queryClient.clear();
  notifications.clean();
  const sent = signIn(signedIn);
  await startPhrases('en');
  await screenNamed(viewOf(path) ?? '')?.load();
  await loadFirstParts();
  const routes = routesOf({ Frame, ScreenRoute: Screen, ScreenError: Broken, Starting: Nothing });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const view = render(
    <Providers>
      <SessionProvider>
        <RouterProvider router={router} flushSync={commitNow} />
      </SessionProvider>
    </Providers>,
  );
  return { ...view, router, sent };
}

export function openScreen({ path, ...signedIn }: ScreenOptions & { path: string }) {
  const view = viewOf(path);
  const Screen = () => (viewOf(useLocation().pathname) === view ? <ScreenRoute /> : null);
  return openIn({ Frame: Bare, Screen }, { path, ...signedIn });
}
const viewOf = (path: string) => path.split(/[/?]/)[1]?.toLowerCase();

export const Providers = ({ children }: { children: ReactNode }) => (
  <MantineProvider env="test">
    <Notifications />
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  </MantineProvider>
);

function Bare() {
  if (useSession().state === 'starting') return null;
  return (
    <main>
      <Outlet />
    </main>
  );
}
const Nothing = () => null;
const Broken = () => <p role="alert">The screen broke.</p>;
