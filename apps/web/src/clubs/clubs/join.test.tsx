import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readStored, storageKeys } from '../../platform/storage.ts';
import { openApp, respond } from '../../test/app.tsx';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Club code/ });

it('an unknown code is said under the field, without a toast', async () => {
  const unknown = () =>
    respond(404, { type: 'about:blank', title: '', status: 404, ErrorType: 'ClubCodeUnknown', requestId: 'r' });
  await openApp({ self: selfWith(), path: '/JoinClub', answers: { 'POST /clubs:join': unknown } });
  await userEvent.type(await field(), 'nope');
  await userEvent.click(screen.getByRole('button', { name: 'Join' }));
  expect(await screen.findByText('No club has this code. Check it with your club.')).toBeTruthy();
  expect(screen.queryByText('Creation error')).toBeNull();
  expect((await field()).value).toBe('NOPE');
});

it('a code joins its club, which becomes the selected one', async () => {
  let joined = false;
  const member = selfWith({ AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 4 }] } });
  const { router, sent } = await openApp({
    self: selfWith(),
    path: '/JoinClub/navigli',
    answers: {
      'GET /users/self': () => respond(200, joined ? member : selfWith()),
      'GET /clubs': () => respond(200, joined ? [clubWith(4)] : []),
      'POST /clubs:join': () => {
        joined = true;
        return respond(200, clubWith(4));
      },
    },
  });
  await field();
  await userEvent.click(screen.getByRole('button', { name: 'Join' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/Journal'));
  expect(sent.find((call) => call.method === 'POST')?.body).toEqual({ Code: 'NAVIGLI' });
  expect(await screen.findByText('Welcome to Club 4')).toBeTruthy();
  expect(readStored(storageKeys.club)).toBe('4');
});
