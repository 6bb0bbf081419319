import type { LiveAthlete } from '@clubpulse/contract/live/board.calls';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openApp } from '../../test/app.tsx';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const athlete = (UserId: number): Partial<LiveAthlete> => ({
  UserId,
  Nickname: `Nick ${UserId}`,
  FirstMidName: 'Member',
  LastName: String(UserId),
  HeartRate: 140,
  Points: 12,
  Zone: 3,
});

it('shows the first who train, and everybody on request, so that what follows stays in reach', async () => {
  await openApp({
    self: selfWith({ AvailableRoles: { ...noRoles, Manager: [{ ClubId: 1 }] } }),
    clubs: [clubWith(1)],
    path: '/ClubProfile',
    answers: {
      'GET /clubs/1/summary': {
        ClubId: 1,
        Code: 'ABC',
        Athletes: 40,
        TrainingNow: 26,
        TrainingsToday: 3,
        PointsToday: 9,
        BridgesOnline: 0,
        BridgesTotal: 0,
        BridgeWarnings: 0,
      },
      'GET /clubs/1/live': Array.from({ length: 26 }, (_, index) => athlete(index + 1)),
      'GET /clubs/1/bridges': [],
    },
  });
  expect(await screen.findByText('Nick 6', {}, { timeout: 10_000 })).toBeTruthy();
  expect(screen.queryByText('Nick 7')).toBeNull();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Show all 26' }));
  expect(screen.getByText('Nick 26')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull();
});
