import { getSelf } from '@clubpulse/contract/accounts/users.calls';
import { joinClub, listMyClubs } from '@clubpulse/contract/clubs/clubs.calls';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readStored, storageKeys } from '../../platform/storage.ts';
import { answer, respond } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Club code/ });

it('an unknown code is said under the field, without a toast', async () => {
  const unknown = () =>
    respond(404, { type: 'about:blank', title: '', status: 404, ErrorType: 'ClubCodeUnknown', requestId: 'r' });
  await openScreen({ self: selfWith(), path: '/JoinClub', answers: [answer(joinClub, {}, unknown)] });
  await userEvent.type(await field(), 'nope');
  await userEvent.click(screen.getByRole('button', { name: 'Join' }));
  expect(await screen.findByText('No club has this code. Check it with your club.')).toBeTruthy();
  expect(screen.queryByText('Creation error')).toBeNull();
  expect((await field()).value).toBe('NOPE');
});

it('a code joins its club, which becomes the selected one', async () => {
  let joined = false;
  const member = selfWith({ AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 4 }] } });
  const { router, sent } = await openScreen({
    self: selfWith(),
    path: '/JoinClub/navigli',
    answers: [
      answer(getSelf, {}, () => respond(200, joined ? member : selfWith())),
      answer(listMyClubs, {}, () => respond(200, joined ? [clubWith(4)] : [])),
      answer(joinClub, {}, () => {
        joined = true;
        return respond(200, clubWith(4));
      }),
    ],
  });
  await field();
  await userEvent.click(screen.getByRole('button', { name: 'Join' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/Journal'));
  expect(sent.find((call) => call.method === 'POST')?.body).toEqual({ Code: 'NAVIGLI' });
  expect(await screen.findByText('Welcome to Club 4')).toBeTruthy();
  expect(readStored(storageKeys.club)).toBe('4');
});

it('asks for a code before anything is sent, and forgets what was refused once another is typed', async () => {
  const unknown = () =>
    respond(404, { type: 'about:blank', title: '', status: 404, ErrorType: 'ClubCodeUnknown', requestId: 'r' });
  const { sent } = await openScreen({ self: selfWith(), path: '/JoinClub', answers: [answer(joinClub, {}, unknown)] });
  await userEvent.type(await field(), '  ');
  await userEvent.click(screen.getByRole('button', { name: 'Join' }));
  expect(await screen.findByText('Fill this in.')).toBeTruthy();
  expect(sent.some((call) => call.method === 'POST')).toBe(false);
  await userEvent.type(await field(), 'nope');
  expect(screen.queryByText('Fill this in.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Join' }));
  await screen.findByText('No club has this code. Check it with your club.');
  await waitFor(async () => expect(document.activeElement).toBe(await field()));
  await userEvent.type(await field(), 'x');
  expect(screen.queryByText('No club has this code. Check it with your club.')).toBeNull();
});
