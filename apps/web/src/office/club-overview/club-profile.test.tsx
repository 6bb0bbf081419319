import { listClasses } from '@clubpulse/contract/calendar/classes/classes.calls';
import { getClubSummary } from '@clubpulse/contract/clubs/clubs.calls';
import { listBridges } from '@clubpulse/contract/devices/bridges.calls';
import { listRooms } from '@clubpulse/contract/devices/rooms.calls';
import { listClubSensors } from '@clubpulse/contract/devices/sensors.calls';
import type { LiveAthlete } from '@clubpulse/contract/live/board.calls';
import { listLiveAthletes } from '@clubpulse/contract/live/board.calls';
import { listClubPeople } from '@clubpulse/contract/office/people.calls';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

const athlete = (UserId: number): LiveAthlete => ({
  UserId,
  Nickname: `Nick ${UserId}`,
  FirstMidName: 'Member',
  LastName: String(UserId),
  HeartRate: 140,
  Points: 12,
  Zone: 3,
  Percent: 76,
  DisplayGroupId: null,
  Since: '2026-11-20T17:00:00Z',
  LastHeard: '2026-11-20T17:20:00Z',
  Silence: 0,
  Signal: 'fresh',
});

it('shows the first who train, and everybody on request, so that what follows stays in reach', async () => {
  await openScreen({
    self: selfWith({ AvailableRoles: { ...noRoles, Manager: [{ ClubId: 1 }] } }),
    clubs: [clubWith(1)],
    path: '/ClubProfile',
    answers: [
      answer(listClasses, { id: 1 }, { draw: 0, recordsTotal: 0, recordsFiltered: 0, data: [] }),
      answer(listClubPeople, { id: 1 }, (_, { query }) => ({
        draw: 0,
        recordsTotal: 40,
        recordsFiltered: query['Payment'] === 'Unpaid' ? 2 : 0,
        data: [],
      })),
      answer(
        getClubSummary,
        { id: 1 },
        {
          ClubId: 1,
          Code: 'ABC',
          InviteCode: '4F00D5A19C2E4B7F8A11',
          Athletes: 40,
          TrainingNow: 26,
          TrainingsToday: 3,
          PointsToday: 9,
          BridgesOnline: 0,
          BridgesTotal: 0,
          BridgeWarnings: 0,
        },
      ),
      answer(
        listLiveAthletes,
        { id: 1 },
        Array.from({ length: 26 }, (_, index) => athlete(index + 1)),
      ),
      answer(listBridges, { id: 1 }, []),
    ],
  });
  expect((await screen.findByRole('link', { name: '2 members have not paid' })).getAttribute('href')).toContain('pay=Unpaid');
  expect(await screen.findByText('No class today')).toBeTruthy();
  expect(await screen.findByText('Nick 6', {}, { timeout: 10_000 })).toBeTruthy();
  expect(screen.queryByText('Nick 7')).toBeNull();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Show all 26' }));
  expect(screen.getByText('Nick 26')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Invite athletes' }));
  expect(await screen.findByRole('link', { name: /#\/JoinClub\/4F00D5A19C2E4B7F8A11$/ })).toBeTruthy();
});

it('a new club is told what comes first, until all of it is done', async () => {
  const none = { draw: 0, recordsTotal: 0, recordsFiltered: 0, data: [] };
  await openScreen({
    self: selfWith({ AvailableRoles: { ...noRoles, Manager: [{ ClubId: 1 }] } }),
    clubs: [clubWith(1, { Address: 'Via Tortona 9' })],
    path: '/ClubProfile',
    answers: [
      answer(listClasses, { id: 1 }, none),
      answer(listClubPeople, { id: 1 }, none),
      answer(listClubSensors, { id: 1 }, none),
      answer(listRooms, { id: 1 }, [{ DisplayGroupId: 3, ClubId: 1, Name: 'Studio 1', Color: '#1787A6' }]),
      answer(listLiveAthletes, { id: 1 }, []),
      answer(listBridges, { id: 1 }, []),
      answer(
        getClubSummary,
        { id: 1 },
        {
          ClubId: 1,
          Code: 'ABC',
          InviteCode: '4F00D5A19C2E4B7F8A11',
          Athletes: 0,
          TrainingNow: 0,
          TrainingsToday: 0,
          PointsToday: 0,
          BridgesOnline: 0,
          BridgesTotal: 0,
          BridgeWarnings: 0,
        },
      ),
    ],
  });
  const bridge = await screen.findByRole('link', { name: 'Plug in the bridge' }, { timeout: 10_000 });
  expect(bridge.getAttribute('href')).toContain('DeviceManagement/Bridges');
  expect(screen.getByText('2 of 6')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Add a room' })).toBeNull();
});
