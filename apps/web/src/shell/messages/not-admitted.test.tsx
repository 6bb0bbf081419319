import { getSelf } from '@clubpulse/contract/accounts/users.calls';
import { listMyClubs } from '@clubpulse/contract/clubs/clubs.calls';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { provideToken } from '../../platform/calls/call-layer.ts';
import { openApp } from '../../test/app.tsx';
import { answer, respond } from '../../test/network.ts';
import { userEvent } from '../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

const ada = selfWith({ AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } });
const values = { email: 'ada@example.com' };
let confirmed = false;
let renewed = false;

beforeEach(() => {
  confirmed = false;
  renewed = false;
  provideToken((options) => {
    renewed ||= confirmed && options.renewed;
    return Promise.resolve(renewed ? 'new' : 'old');
  });
});

const openRefused = (status: number, ErrorType: string) => {
  const orRefused =
    <Answer,>(answered: Answer) =>
    () =>
      renewed ? answered : respond(status, { ErrorType, status, title: '', values });
  return openApp({
    self: ada,
    path: '/Profile',
    answers: [answer(getSelf, {}, orRefused(ada)), answer(listMyClubs, {}, orRefused([clubWith(1)]))],
  });
};

it('a user with an unconfirmed e-mail address sees the reason, and enters at once after confirming the e-mail address', async () => {
  const user = userEvent.setup();
  await openRefused(403, 'EmailNotConfirmed');
  expect(await screen.findByText(/has not confirmed ada@example.com/)).toBeTruthy();
  expect(screen.queryByText('Clubpulse cannot reach its server')).toBeNull();
  confirmed = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findAllByRole('navigation', { name: 'Main menu' })).length).toBeGreaterThan(0);
});

it('a user whose e-mail address belongs to another account sees that account, and may sign out', async () => {
  await openRefused(409, 'EmailExists');
  expect(await screen.findByText(/^Email ada@example.com already exists/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy();
});
