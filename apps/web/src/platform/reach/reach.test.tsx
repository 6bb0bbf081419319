import { listMyCredits } from '@clubpulse/contract/billing/credits.calls';
import { getConfig } from '@clubpulse/contract/platform/platform.calls';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { forgetCode } from '../../shell/screen-code.ts';
import { openApp } from '../../test/app.tsx';
import { answer } from '../../test/network.ts';
import { goOffline } from '../../test/offline.ts';
import { openPart } from '../../test/part.tsx';
import { config } from '../../test/signed-in.ts';
import { userEvent } from '../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';
import { queryClient, useCall } from '../api.ts';
import { screenNamed } from '../known-screens.ts';
import { fetchCode, NotFetched } from './fetched-code.ts';

function Count() {
  const credits = useCall(listMyCredits, { params: { id: 11 } }, { quiet: true });
  return <p>{credits.data === undefined ? (credits.error ? 'failed' : 'asking') : `${credits.data.length} balances`}</p>;
}

it('failed requests are repeated when the network is back', { tags: ['atLength'] }, async () => {
  openPart(<Count />, [answer(getConfig, {}, config), answer(listMyCredits, {}, [])]);
  await screen.findByText('0 balances');
  const comeBack = goOffline();
  await act(() => queryClient.resetQueries());
  await screen.findByText('failed');
  comeBack();
  expect(await screen.findByText('0 balances')).toBeTruthy();
});

it('code is not requested offline, because browsers remember a failed load', async () => {
  openPart(null, []);
  const comeBack = goOffline();
  const load = vi.fn(async () => 'code');
  await expect(fetchCode(load)).rejects.toBeInstanceOf(NotFetched);
  expect(load).not.toHaveBeenCalled();
  comeBack();
  await waitFor(async () => expect(await fetchCode(load)).toBe('code'));
});

it('a screen that was never opened before loads automatically when the network is back', { tags: ['atLength'] }, async () => {
  const joinClub = screenNamed('JoinClub');
  if (joinClub !== undefined) forgetCode(joinClub);
  const athlete = selfWith({ AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } });
  const { router } = await openApp({ self: athlete, clubs: [clubWith(1)], path: '/Profile' });
  await screen.findByRole('heading', { level: 1, name: 'Profile and account' });
  const comeBack = goOffline();
  await act(() => router.navigate('/JoinClub/AB12'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Join a club' })).toBeTruthy();
  expect(screen.getByText('This needs the network. It opens when you are online again.')).toBeTruthy();
  expect(await screen.findByText(/You have been offline since/)).toBeTruthy();
  expect(screen.queryByText(/The component could not be downloaded/)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  comeBack();
  expect(await screen.findByRole('button', { name: 'Join' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/You have been offline since/)).toBeNull());
});

it('code that a reachable server does not have causes a message', { tags: ['atLength'] }, async () => {
  const joinClub = screenNamed('JoinClub');
  if (joinClub === undefined) throw new Error('No such screen');
  forgetCode(joinClub);
  const load = vi.spyOn(joinClub, 'load').mockRejectedValue(new TypeError('blocked'));
  const athlete = selfWith({ AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } });
  const { router } = await openApp({ self: athlete, clubs: [clubWith(1)], path: '/Profile' });
  await screen.findByRole('heading', { level: 1, name: 'Profile and account' });
  await act(() => router.navigate('/JoinClub/AB12'));
  expect(await screen.findByText(/The component could not be downloaded/)).toBeTruthy();
  load.mockRestore();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Join' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/The component could not be downloaded/)).toBeNull());
});
