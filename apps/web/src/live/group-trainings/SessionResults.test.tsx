import type { GroupResult, GroupTraining } from '@clubpulse/contract/live/group-trainings';
import { getGroupTraining } from '@clubpulse/contract/live/group-trainings.calls';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { startPhrases } from '../../platform/phrases.ts';
import { answer, respond } from '../../test/network.ts';
import { openPart } from '../../test/part.tsx';
import { SessionResults } from './SessionResults.tsx';

beforeAll(() => startPhrases('en'));

const result: GroupResult = {
  Rank: 2,
  TrainingId: 5,
  Name: 'Dani',
  Guest: null,
  IsSelf: true,
  IsShared: true,
  Points: 230,
  Duration: 2700,
  ZoneTimes: [0, 300, 600, 900, 600, 300],
  TargetTime: 900,
  AverageHeartRate: 138,
  AveragePercent: 74,
  Calories: 410,
};
const other: GroupResult = { ...result, Rank: 1, TrainingId: 9, Name: 'Ale', IsSelf: false, Points: 300 };
const body: GroupTraining = {
  GroupTrainingId: 3,
  ClubId: 1,
  ClubName: 'Harbour',
  Name: 'Full Body Eight',
  TrainerName: 'Tom',
  RoomName: 'Studio 2',
  Begin: '2026-11-19T17:10:00Z',
  End: '2026-11-19T17:55:00Z',
  Goal: null,
  Points: 530,
  ZoneTimes: null,
  Calories: null,
  Results: [other, result],
};
const hiit: GroupTraining = {
  ...body,
  GroupTrainingId: 4,
  Name: 'HIIT Ignite',
  Begin: '2026-11-19T18:00:00Z',
  End: '2026-11-19T18:45:00Z',
  Results: [{ ...result, Rank: 1, Points: 196, Duration: 2280 }, other],
};
const linkOf = ({ GroupTrainingId, Name, Begin, End }: GroupTraining) => ({ GroupTrainingId, Name, Begin, End });

const open = (groups: readonly GroupTraining[], isOwn = true, TrainingId = 5) =>
  openPart(
    <SessionResults training={{ TrainingId, Groups: groups.map(linkOf) }} isOwn={isOwn} />,
    groups.map((group) => answer(getGroupTraining, { id: group.GroupTrainingId }, group)),
  );

it('the session results show each class, the time between classes, and the total', async () => {
  open([body, hiit]);
  expect(await screen.findByRole('heading', { name: '2 classes, 2 results' })).toBeTruthy();
  const [first, second] = screen.getAllByRole('article');
  expect(first?.textContent).toContain('230');
  expect(first?.textContent).toContain('rank by points2 of 2');
  expect(second?.textContent).toContain('of 45 minutes38:00');
  expect(screen.getByText('5 minutes between them, counted in neither class')).toBeTruthy();
  expect(screen.getByText('426 points, 1 h 23')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Everyone’s results in HIIT Ignite' }).getAttribute('href')).toContain(
    '/GroupTraining/4',
  );
});

it('the session results show staff the training of the athlete whose results they opened, not their own training', async () => {
  open([body], false, 9);
  const card = await screen.findByRole('article');
  expect(within(card).getByText('300')).toBeTruthy();
});

it('the session results link to the class when the reader may see no result of it', async () => {
  openPart(<SessionResults training={{ TrainingId: 5, Groups: [linkOf(body)] }} isOwn />, [
    answer(getGroupTraining, { id: 3 }, () => respond(404, {})),
  ]);
  expect(await screen.findByRole('link', { name: 'Everyone’s results in Full Body Eight' })).toBeTruthy();
  expect(screen.queryByRole('article')).toBeNull();
});
