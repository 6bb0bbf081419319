import { getConfig } from '@clubpulse/contract/platform/platform.calls';
import type { Feedback } from '@clubpulse/contract/training/comments/comments';
import {
  deleteComment,
  generateFeedback,
  listComments,
  listFeedbacks,
} from '@clubpulse/contract/training/comments/comments.calls';
import type { TrainingDetail } from '@clubpulse/contract/training/trainings';
import { getHeartbeats, getNextTraining, getPrevTraining, getTraining } from '@clubpulse/contract/training/trainings.calls';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, respond } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { config } from '../../test/signed-in.ts';
import { userEvent } from '../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

const training: TrainingDetail = {
  TrainingId: 5,
  UserId: 11,
  ClubId: 1,
  ClubName: 'Harbour',
  DisplayGroupId: 2,
  RoomName: 'Hall',
  GroupTrainingId: null,
  Name: '',
  TrainingType: 'hiit',
  Note: '',
  Source: 'Heart',
  SourceName: '',
  Distance: null,
  Begin: '2026-11-20T17:00:00Z',
  End: '2026-11-20T17:45:00Z',
  Duration: 2700,
  MovingTime: 2700,
  Zone0Time: 0,
  Zone1Time: 300,
  Zone2Time: 600,
  Zone3Time: 900,
  Zone4Time: 600,
  Zone5Time: 300,
  GapTime: 0,
  TargetTime: 900,
  Points: 246,
  AverageHeartRate: 141,
  MaxHeartRate: 176,
  Calories: 410,
  IsShared: true,
  Counts: true,
  OtherSources: 0,
  Notes: 0,
  NotedBy: null,
  IsLive: false,
  Color: '#1787a6',
  CalendarType: 'Training',
  Nickname: 'Ale',
  Groups: [],
  Declared: null,
  MayChange: true,
  MayDelete: true,
  MayMove: false,
  RowVersion: 0,
  Pauses: [],
  PauseTime: 0,
  Impossible: null,
  Recovery: null,
  Minutes: [],
  Zones: {
    Zone0Bpm: 92,
    Zone1Bpm: 110,
    Zone2Bpm: 129,
    Zone3Bpm: 147,
    Zone4Bpm: 166,
    Zone5Bpm: 184,
    TargetLowBpm: 129,
    TargetHighBpm: 147,
    TargetZoneLowPrc: 70,
    TargetZoneHighPrc: 80,
  },
};
const made = (Source: Feedback['Source'], Text: string): Feedback => ({
  CommentId: 3,
  TrainingId: 5,
  Text,
  Author: null,
  CreatedAt: '2026-11-20T18:00:00Z',
  Effort: null,
  Source,
});

async function open(model: boolean, make: (body: unknown) => Feedback) {
  let feedbacks: Feedback[] = [];
  await openScreen({
    self: selfWith({ AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } }),
    clubs: [clubWith(1)],
    path: '/Training/5',
    answers: [
      answer(getConfig, {}, { ...config, model }),
      answer(getTraining, { id: 5 }, training),
      answer(getHeartbeats, { id: 11 }, () => respond(404, {})),
      answer(getPrevTraining, { id: 5 }, () => respond(404, {})),
      answer(getNextTraining, { id: 5 }, () => respond(404, {})),
      answer(listComments, { id: 5 }, []),
      answer(listFeedbacks, { id: 5 }, () => feedbacks),
      answer(generateFeedback, { id: 5 }, (body) => {
        const newest = make(body);
        feedbacks = [newest];
        return newest;
      }),
      answer(deleteComment, { id: 3 }, () => {
        feedbacks = [];
        return respond(204);
      }),
    ],
  });
  return userEvent.setup();
}

it('a feedback is generated on request, generated again, and deleted by the athlete', async () => {
  const bodies: unknown[] = [];
  const user = await open(false, (body) => {
    bodies.push(body);
    return made('Rules', `Steady work, ${bodies.length}`);
  });
  await user.click(await screen.findByRole('button', { name: 'Write it from the figures' }));
  expect(await screen.findByText('Steady work, 1')).toBeTruthy();
  expect(screen.getByText('From the figures')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Write it again' }));
  expect(await screen.findByText('Steady work, 2')).toBeTruthy();
  expect(bodies).toEqual([{ ByModel: false }, { ByModel: false }]);
  await user.click(screen.getByRole('button', { name: 'Delete what was written from the figures' }));
  await user.click(await screen.findByRole('button', { name: 'Delete comment' }));
  expect(await screen.findByText('No feedback yet.')).toBeTruthy();
});

it('a feedback is written by a language model only on request, and the page shows when rules wrote it instead', async () => {
  const bodies: unknown[] = [];
  const user = await open(true, (body) => {
    bodies.push(body);
    return made('Rules', 'Steady work');
  });
  const make = { name: 'Write it from the figures' };
  await user.click(await screen.findByRole('button', make));
  const choice = await screen.findByRole('checkbox', { name: /language model/ });
  expect(choice).toHaveProperty('checked', false);
  await user.click(choice);
  await user.click(screen.getAllByRole('button', make).at(-1) ?? choice);
  expect(await screen.findByText('The model gave no usable text: fixed rules wrote it.')).toBeTruthy();
  expect(bodies).toEqual([{ ByModel: true }]);
});
