import type { GroupResult, GroupTraining } from '@clubpulse/contract/live/group-trainings';
import { getGroupTraining } from '@clubpulse/contract/live/group-trainings.calls';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, respond } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

const result: GroupResult = {
  Rank: 1,
  TrainingId: 5,
  Name: 'Ada Lovelace',
  Guest: null,
  IsSelf: false,
  IsShared: true,
  Points: 120,
  Duration: 2700,
  ZoneTimes: [0, 300, 600, 900, 600, 300],
  TargetTime: 900,
  AverageHeartRate: 141,
  AveragePercent: 76,
  Calories: 410,
};
const outline: Partial<GroupResult> = {
  TrainingId: null,
  IsShared: false,
  ZoneTimes: [0, 0, 0, 0, 0, 0],
  TargetTime: 0,
  AverageHeartRate: null,
  AveragePercent: null,
  Calories: 0,
};
const group: GroupTraining = {
  GroupTrainingId: 3,
  ClubId: 1,
  ClubName: 'Harbour',
  Name: 'Ignite',
  TrainerName: 'Giulia Ferri',
  RoomName: 'Hall',
  Begin: '2026-11-20T17:00:00Z',
  End: '2026-11-20T17:45:00Z',
  Goal: 300,
  Points: 320,
  ZoneTimes: [0, 600, 600, 900, 600, 300],
  Calories: 410,
  Results: [
    result,
    { ...result, TrainingId: 6, Name: 'Bea Corti' },
    { ...result, ...outline, Rank: 3, Name: 'Eva Sarti', Points: 80 },
  ],
};
const trainer = selfWith({ UserId: 21, AvailableRoles: { ...noRoles, Trainer: [{ ClubId: 1 }] } });
const athlete = selfWith({ UserId: 11, AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } });

const open = (self: typeof trainer, shown: GroupTraining | (() => Response)) =>
  openScreen({ self, clubs: [clubWith(1)], path: '/GroupTraining/3', answers: [answer(getGroupTraining, { id: 3 }, shown)] });

it('the group training page shows staff the totals and the results in order, and links to shared trainings', async () => {
  await open(trainer, group);
  expect(await screen.findByRole('heading', { level: 1, name: 'Ignite' })).toBeTruthy();
  expect(screen.getByText(/Hall, Harbour, Giulia Ferri/)).toBeTruthy();
  expect(screen.getByRole('region', { name: 'All together' }).textContent).toContain('320');
  expect(screen.getByText('300 was the goal, and you reached it')).toBeTruthy();
  const rows = within(screen.getByRole('table', { name: 'What everybody did' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map((row) => row.firstElementChild?.textContent)).toEqual(['1', '1', '3']);
  expect(screen.getByRole('link', { name: 'Ada Lovelace' }).getAttribute('href')).toContain('/Training/5');
  expect(screen.queryByRole('link', { name: 'Eva Sarti' })).toBeNull();
});

it('the group training page explains to an athlete which figures of others it shows, and shows hidden members as guests', async () => {
  await open(athlete, {
    ...group,
    Goal: null,
    ZoneTimes: null,
    Calories: null,
    Results: [
      { ...result, Name: 'Ale', IsSelf: true },
      { ...result, ...outline, Rank: 2, Points: 90, Name: '', Guest: 1 },
    ],
  });
  expect(await screen.findByText('Guest 1')).toBeTruthy();
  expect(screen.getByText(/You see others’ time and points/)).toBeTruthy();
  expect(screen.queryByText('Minutes in zones', { selector: 'h2' })).toBeNull();
});

it('the group training page shows when no athlete was recorded, and that an absent reader has no result', async () => {
  await open(trainer, { ...group, Results: [], Points: 0 });
  expect(await screen.findByText('Nobody was recorded in it')).toBeTruthy();
});

it('the group training page is not found for members who were absent', async () => {
  await open(athlete, () => respond(404, {}));
  expect(await screen.findByRole('heading', { level: 1, name: 'Group training' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

it('the group training page shows shortly after the end that counting is not complete', async () => {
  await open(trainer, { ...group, End: new Date(Date.now() - 60_000).toISOString() });
  expect(await screen.findByText(/^Still being counted/)).toBeTruthy();
});

it('the group training page shows complete results long after the end', async () => {
  await open(trainer, group);
  expect(await screen.findByText('Bea Corti')).toBeTruthy();
  expect(screen.queryByText(/^Still being counted/)).toBeNull();
});
