import { listMyCredits } from '@clubpulse/contract/billing/credits.calls';
import { listBridges } from '@clubpulse/contract/devices/bridges.calls';
import { getConfig } from '@clubpulse/contract/platform/platform.calls';
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { bridgeNamed, bridgeState } from '../../devices/test/bridges.ts';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { queryClient, useCall } from '../../platform/api.ts';
import { openApp } from '../../test/app.tsx';
import { answer } from '../../test/network.ts';
import { goOffline } from '../../test/offline.ts';
import { openPart } from '../../test/part.tsx';
import { config } from '../../test/signed-in.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

function Balances() {
  const credits = useCall(listMyCredits, { params: { id: 11 } });
  return (
    <QueryResult query={credits} loading={null}>
      {(found) => <p>{found.length} balances</p>}
    </QueryResult>
  );
}

it('a read that failed offline shows a message in place, without a toast, and recovers automatically', async () => {
  openPart(<Balances />, [answer(getConfig, {}, config), answer(listMyCredits, {}, [])]);
  await screen.findByText('0 balances');
  const comeBack = goOffline();
  await act(() => queryClient.resetQueries());
  expect(await screen.findByText('This needs the network')).toBeTruthy();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.queryByText(/load data from server/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  comeBack();
  expect(await screen.findByText('0 balances')).toBeTruthy();
});

it('a read that failed with a network shows that the server is the cause', { tags: ['atLength'] }, async () => {
  openPart(<Balances />, [answer(getConfig, {}, config), answer(listMyCredits, {}, [])]);
  await screen.findByText('0 balances');
  const comeBack = goOffline();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await act(() => queryClient.resetQueries());
  expect(await screen.findByText('Clubpulse does not respond')).toBeTruthy();
  expect(screen.queryByText('This needs the network')).toBeNull();
  comeBack();
  expect(await screen.findByText('0 balances')).toBeTruthy();
});

it('the bridge status shows that there is no response while the device is offline, and that bridges are online afterwards', {
  tags: ['atLength'],
}, async () => {
  await openApp({
    self: selfWith({ AvailableRoles: { ...noRoles, Manager: [{ ClubId: 1 }] } }),
    clubs: [clubWith(1)],
    path: '/Profile',
    answers: [answer(listBridges, {}, [bridgeNamed('Studio', bridgeState('Online'))])],
  });
  expect(await screen.findByText('1 bridge online')).toBeTruthy();
  const comeBack = goOffline();
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText('Bridges: no answer')).toBeTruthy();
  comeBack();
  expect(await screen.findByText('1 bridge online')).toBeTruthy();
});
