import type { Self } from '@clubpulse/contract/accounts/users';
import { IDEMPOTENCY_HEADER } from '@clubpulse/contract/call';
import type { Club } from '@clubpulse/contract/clubs/clubs';
import { MantineProvider } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { queryClient } from '../platform/api.ts';
import { startPhrases } from '../platform/phrases.ts';
import { commitNow, routesOf } from '../platform/router.tsx';
import { SessionProvider } from '../platform/session.tsx';
import { Frame } from '../shell/Frame.tsx';
import { Starting } from '../shell/messages/Starting.tsx';
import { ScreenError } from '../shell/ScreenError.tsx';
import { ScreenRoute } from '../shell/ScreenRoute.tsx';

// Screens are lazy: on a busy machine the first one takes longer than the usual second.
configure({ asyncUtilTimeout: 10_000 });

/** A JSON body, or the whole response by what was sent. */
type Answer = object | ((body: unknown) => Response);

interface AppOptions {
  /** Null: nobody is signed in. */
  self: Self | null;
  clubs?: readonly Club[];
  path?: string;
  /** Answers by method and path: `GET /clubs/1/summary`. A function gives the whole response. */
  answers?: Record<string, Answer>;
}

const issuer = 'http://provider.test/oidc';
const config = {
  issuer,
  clientId: 'web',
  scope: 'openid',
  resource: null,
  signUp: true,
  errorReports: '/api/reports',
  onlineDomain: null,
  demo: false,
};

export interface SentCall {
  method: string;
  path: string;
  body: unknown;
  /** Idempotency-Key of a booking or payment. */
  key: string | undefined;
}

export const respond = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

// happy-dom has no font loading; growing text areas listen to it.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

/** The app over a network of given answers, with a memory router: happy-dom has no hash navigation. */
export async function openApp({ self, clubs = [], path = '/', answers = {} }: AppOptions) {
  queryClient.clear();
  notifications.clean();
  const sent: SentCall[] = [];
  if (self !== null) {
    const session = {
      access_token: 'token',
      token_type: 'Bearer',
      profile: { sub: '1' },
      expires_at: Math.floor(Date.now() / 1000) + 3600,
    };
    window.localStorage.setItem(`oidc.user:${issuer}:web`, JSON.stringify(session));
  }
  const network: Record<string, Answer> = {
    'GET /config': config,
    'GET /users/self': self ?? (() => respond(401, {})),
    'GET /clubs': clubs,
    ...answers,
  };
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${url.replace(/^\/api/, '').replace(/\?.*$/, '')}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const key = new Headers(init.headers).get(IDEMPOTENCY_HEADER) ?? undefined;
    sent.push({ method: init.method ?? 'GET', path: url.replace(/^\/api/, ''), body, key });
    if (url.includes('/version')) return Promise.resolve(new Response(__BUILD_ID__));
    const answer = network[call] ?? [];
    return Promise.resolve(typeof answer === 'function' ? (answer as (body: unknown) => Response)(body) : respond(200, answer));
  });
  await startPhrases('en');
  const router = createMemoryRouter(routesOf({ Frame, ScreenRoute, ScreenError, Starting }), { initialEntries: [path] });
  const view = render(
    <MantineProvider env="test">
      <Notifications />
      <QueryClientProvider client={queryClient}>
        <SessionProvider>
          <RouterProvider router={router} flushSync={commitNow} />
        </SessionProvider>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { ...view, router, sent };
}
