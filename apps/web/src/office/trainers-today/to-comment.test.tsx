import { listClasses } from '@clubpulse/contract/calendar/classes/classes.calls';
import { listMyActivities } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { getLicenseStop } from '@clubpulse/contract/clubs/licenses/licenses.calls';
import { listLiveAthletes } from '@clubpulse/contract/live/board.calls';
import { listClubTasks } from '@clubpulse/contract/members/tasks/tasks.calls';
import type { WaitingPage, WaitingTraining } from '@clubpulse/contract/training/comments/comments';
import { createComment, listWaitingTrainings, setTrainingWaits } from '@clubpulse/contract/training/comments/comments.calls';
import { listClubTrainings } from '@clubpulse/contract/training/trainings.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, answer, respond } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

const training = (TrainingId: number, changed: Partial<WaitingTraining> = {}): WaitingTraining => ({
  TrainingId,
  UserId: 20,
  ClubId: 1,
  ClubName: 'Cadenza Navigli',
  DisplayGroupId: null,
  RoomName: null,
  GroupTrainingId: null,
  Name: 'Lunch Ride',
  TrainingType: 'cycling',
  Note: '',
  Source: 'Heart',
  SourceName: '',
  Distance: null,
  Begin: new Date(Date.now() - 7_200_000).toISOString(),
  End: new Date(Date.now() - 3_600_000).toISOString(),
  Duration: 2700,
  MovingTime: 2700,
  Zone0Time: 0,
  Zone1Time: 500,
  Zone2Time: 1000,
  Zone3Time: 1000,
  Zone4Time: 200,
  Zone5Time: 0,
  GapTime: 0,
  TargetTime: 0,
  Points: 221,
  AverageHeartRate: 140,
  MaxHeartRate: 170,
  Calories: 400,
  IsShared: true,
  Counts: true,
  OtherSources: 0,
  Notes: 0,
  NotedBy: null,
  IsLive: false,
  Color: '#5e6a75',
  CalendarType: 'Training',
  Athlete: { UserId: 20, Nickname: 'Ines', FirstMidName: 'Ines', LastName: 'Orlandi', PictureUri: null },
  Words: null,
  Effort: null,
  ...changed,
});
const page = (data: WaitingTraining[], recordsTotal = data.length): WaitingPage => ({
  draw: 0,
  recordsTotal,
  recordsFiltered: recordsTotal,
  data,
  Athletes: [{ UserId: 20, Nickname: 'Ines', Trainings: recordsTotal }],
});

const empty = { draw: 0, recordsTotal: 0, recordsFiltered: 0, data: [] };
const open = (answers: Answers) =>
  openScreen({
    self: selfWith({ AvailableRoles: { ...noRoles, Trainer: [{ ClubId: 1 }] } }),
    clubs: [clubWith(1)],
    path: '/TrainersJournal',
    answers: [
      answer(listLiveAthletes, { id: 1 }, []),
      answer(listClubTrainings, { id: 1 }, []),
      answer(getLicenseStop, { id: 1 }, { Stop: null }),
      answer(listClubTasks, { id: 1 }, empty),
      answer(listMyActivities, {}, []),
      answer(listClasses, { id: 1 }, empty),
      ...answers,
    ],
  });
const section = () => screen.findByRole('region', { name: 'Trainings to comment' });

it("the comment list shows trainings with the athlete's effort, stores a comment in place, and then shows the other trainings", async () => {
  let data = [training(5, { Words: 'Legs are gone', Effort: 8 }), training(6)];
  await open([
    answer(listWaitingTrainings, { id: 1 }, () => page(data)),
    answer(createComment, { id: 5 }, () => {
      data = data.slice(1);
      return respond(201, { CommentId: 9, TrainingId: 5, Text: 'Strong', Author: null, CreatedAt: '2026-11-20T18:00:00Z' });
    }),
  ]);
  const list = within(await section());
  const [first] = await list.findAllByRole('listitem');
  expect(first?.textContent).toMatch(/Ines.*Lunch Ride.*221.*Effort 8 of 10Legs are gone/);
  await userEvent.click((await screen.findAllByRole('button', { name: 'Comment on the training of Ines' }))[0] as HTMLElement);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Write a comment' }), 'Strong');
  await userEvent.click(screen.getByRole('button', { name: 'Send comment' }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
  expect(document.activeElement).toBe(await section());
});

it('the comment list does not move the training that is being commented while other trainings are added and removed', async () => {
  const before = (hours: number) => ({ Begin: new Date(Date.now() - hours * 3_600_000).toISOString() });
  let data = [training(5, { ...before(3), Name: 'Evening Ride' }), training(4, { ...before(5), Name: 'Hill Run' })];
  const sent: unknown[] = [];
  await open([
    answer(listWaitingTrainings, { id: 1 }, () => page(data, 5)),
    answer(setTrainingWaits, { id: 1, trainingId: 5 }, () => {
      data = [training(8, before(1)), training(7, before(1)), training(6, before(2))];
      return respond(204);
    }),
    answer(createComment, { id: 4 }, (body) => {
      sent.push(body);
      return respond(201, { CommentId: 9, TrainingId: 4, Text: 'Steep', Author: null, CreatedAt: '2026-11-20T18:00:00Z' });
    }),
  ]);
  const list = within(await section());
  const [, second] = await list.findAllByRole('button', { name: 'Comment on the training of Ines' });
  await userEvent.click(second as HTMLElement);
  const box = await list.findByRole('textbox', { name: 'Write a comment' });
  await userEvent.type(box, 'Steep');
  await userEvent.click(list.getByRole('button', { name: 'None needed for the training of Ines' }));
  await waitFor(() => expect(list.queryByText('Evening Ride', { exact: false })).toBeNull());
  const cards = list.getAllByRole('listitem');
  expect(cards).toHaveLength(4);
  expect(cards[3]?.textContent).toContain('Hill Run');
  expect(list.getByRole('textbox', { name: 'Write a comment' })).toBe(box);
  expect((box as HTMLTextAreaElement).value).toBe('Steep');
  await userEvent.click(list.getByRole('button', { name: 'Send comment' }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(3));
  expect(sent).toEqual([{ Text: 'Steep' }]);
});

it('the comment list dismisses a training without a comment, and reverts the dismissal', async () => {
  let data = [training(5)];
  const logged: unknown[] = [];
  await open([
    answer(listWaitingTrainings, { id: 1 }, () => page(data)),
    answer(setTrainingWaits, { id: 1, trainingId: 5 }, (body) => {
      logged.push(body);
      data = logged.length === 1 ? [] : [training(5)];
      return respond(204);
    }),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'None needed for the training of Ines' }));
  expect(await screen.findByText('No trainings to comment')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Lunch Ride', { exact: false })).toBeTruthy();
  expect(logged).toEqual([{ Waits: false }, { Waits: true }]);
});

it('the comment list filters by athlete and by effort when there are several', async () => {
  const queries: Readonly<Record<string, string>>[] = [];
  await open([
    answer(listWaitingTrainings, { id: 1 }, (_, { query }) => {
      queries.push(query);
      return page([training(5)], 5);
    }),
  ]);
  await userEvent.click(await within(await section()).findByRole('button', { name: /^Athlete/ }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Ines, 5' }));
  await waitFor(() => expect(queries.at(-1)).toMatchObject({ UserId: '20' }));
  await userEvent.click(screen.getByRole('button', { name: /more/ }));
  await waitFor(() => expect(queries.at(-1)).toMatchObject({ length: '23' }));
});
