import { listBridges, listRegistrationCodes } from '@clubpulse/contract/devices/bridges.calls';
import { listRooms } from '@clubpulse/contract/devices/rooms.calls';
import { listClubSensorClaims, listClubSensors, listUnknownStraps } from '@clubpulse/contract/devices/sensors.calls';
import { listClubUsers } from '@clubpulse/contract/members/people.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openApp } from '../test/app.tsx';
import { answer } from '../test/network.ts';
import { userEvent } from '../test/user.ts';
import { clubWith, noRoles, selfWith } from '../test/world.ts';

// Fake time, because a letter must follow `g` within 1.5 s, and a test may be slower.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));

const openStraps = () =>
  openApp({
    self: selfWith({ AvailableRoles: { ...noRoles, Manager: [{ ClubId: 1 }] } }),
    clubs: [clubWith(1)],
    path: '/ClubSensors',
    answers: [
      answer(listClubSensors, { id: 1 }, { draw: 0, recordsTotal: 0, recordsFiltered: 0, data: [] }),
      answer(listClubSensorClaims, { id: 1 }, []),
      answer(listRooms, { id: 1 }, []),
      answer(listUnknownStraps, { id: 1 }, []),
      answer(listBridges, { id: 1 }, []),
      answer(listRegistrationCodes, { id: 1 }, []),
      answer(listClubUsers, { id: 1 }, { draw: 0, recordsTotal: 0, recordsFiltered: 0, data: [] }),
    ],
  });

it('the key ? lists the shortcuts of the screen, and its help turns letter shortcuts off', { tags: ['atLength'] }, async () => {
  await openStraps();
  await screen.findByRole('heading', { level: 1, name: 'Straps' });
  await userEvent.keyboard('{Shift>}?{/Shift}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard' }));
  expect(dialog.getAllByRole('definition').map((one) => one.textContent)).toEqual([
    'Find or go to',
    'Search',
    'New, or add',
    'This list',
    'Club',
    'Calendar',
    'Members',
    'Sales',
    'Training',
    'Engage',
    'Set-up',
  ]);
  await userEvent.click(dialog.getByRole('switch', { name: /^Single-letter keys/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('{Shift>}?{/Shift}ge');
  expect(screen.queryByRole('dialog')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: /^Your menu/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Keyboard' }));
  expect((await screen.findByRole<HTMLInputElement>('switch', { name: /^Single-letter keys/ })).checked).toBe(false);
});

it('g with a letter opens a menu entry and n adds to the list, but not while the user types', async () => {
  const { router } = await openStraps();
  await screen.findByRole('heading', { level: 1, name: 'Straps' });
  await userEvent.click(screen.getByRole('searchbox', { name: 'Search' }));
  await userEvent.keyboard('gen');
  await waitFor(() => expect(router.state.location.search).toBe('?q=gen'));
  expect(router.state.location.pathname).toBe('/ClubSensors');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('heading', { level: 1 }));
  await userEvent.keyboard('gn');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.keyboard('n');
  expect(await screen.findByRole('dialog', { name: 'Link a strap' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('gu');
  await waitFor(() => expect(router.state.location.pathname).toBe('/DeviceManagement'));
});
