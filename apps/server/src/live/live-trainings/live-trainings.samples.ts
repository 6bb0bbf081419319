import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';
import { insertLiveTraining, insertLiveTrainings } from './live-trainings.store.ts';
import { insertParticipant } from './participants/participants.store.ts';
import { insertSeries } from './recurrent/recurrent.store.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly liveTraining: number;
    readonly joinedLive: number;
    readonly fullLive: number;
    readonly liveSeries: number;
    readonly endedSeries: number;
    readonly trainer: number;
  }
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const slot = { DayOfWeek: 3, StartTime: '18:00', Duration: 45 };

export const samples: Samples = {
  async rows(db, { club: ClubId, athlete: UserId }) {
    const Begin = new Date(Date.now() + 1_200_000);
    const { UserId: trainer } = await db
      .selectFrom('user_roles')
      .select('UserId')
      .where('ClubId', '=', ClubId)
      .where('Role', '=', 'Trainer')
      .executeTakeFirstOrThrow();
    const joinedLive = await insertLiveTraining(db, { ClubId, Name: 'Morning ride', Begin, Duration: 30 });
    const fullLive = await insertLiveTraining(db, { ClubId, Name: 'Full house', Begin, Duration: 30, MaxParticipants: 1 });
    for (const LiveTrainingId of [joinedLive, fullLive])
      await insertParticipant(db, { LiveTrainingId, ClubId, UserId, JoinedAt: new Date() });
    const ScheduleStartDate = new Date().toISOString().slice(0, 10);
    const days = { ScheduleStartDate, ScheduleEndDate: ScheduleStartDate };
    const [liveSeries, endedSeries] = [await insertSeries(db, ClubId, days), await insertSeries(db, ClubId, days)];
    const Soon = new Date(Date.now() + 1_500_000);
    await insertLiveTrainings(db, [
      { ClubId, Name: 'Weekly', TrainerId: trainer, Begin: Soon, Duration: 30, RecurrentLiveTrainingId: liveSeries },
    ]);
    return {
      trainer,
      liveSeries,
      endedSeries,
      joinedLive,
      fullLive,
      liveTraining: await insertLiveTraining(db, { ClubId, Name: 'Noon HIIT', Begin, Duration: 45 }),
    };
  },
  calls({ club, trainer, room, athlete, liveTraining, joinedLive, fullLive, liveSeries, endedSeries }) {
    const one = { params: { id: liveTraining } };
    const Begin = new Date(Date.now() + 7_200_000).toISOString();
    const input = { Name: 'Evening ride', TrainerId: trainer, Begin, Duration: 60, DisplayGroupId: room };
    const stopped = { LiveTrainingId: liveTraining, State: 'Ended', StoppedAt: expect.any(String) };
    const ride = { LiveTrainingId: joinedLive, Joined: true };
    return {
      'liveTrainings.list': {
        params: { id: club },
        answer: [
          { Name: 'Every week' },
          { Name: 'Evening ride' },
          { Name: 'Weekly' },
          stopped,
          { Name: 'Full house' },
          { Name: 'Morning ride' },
        ],
      },
      'liveTrainings.get': { ...one, answer: stopped },
      'liveTrainings.create': { body: { ClubId: club, ...input }, answer: { ...input, State: 'Planned' } },
      'liveTrainings.update': {
        ...one,
        body: {
          ...input,
          Name: 'Noon HIIT',
          Begin: new Date(Date.now() + 1_200_000).toISOString(),
          DisplayGroupId: null,
          RowVersion: 0,
        },
        answer: { LiveTrainingId: liveTraining, Duration: 60, TrainerId: trainer },
      },
      'liveTrainings.start': { ...one, answer: { LiveTrainingId: liveTraining, StartedAt: expect.any(String) } },
      'liveTrainings.stop': { ...one, answer: stopped },
      'liveTrainings.delete': one,
      'liveTrainings.ofUser': {
        params: { id: athlete },
        answer: [ride, { Name: 'Full house' }, { Name: 'Weekly' }, { Name: 'Evening ride' }],
      },
      'liveTrainings.join': { params: { id: athlete, liveTrainingId: joinedLive }, answer: ride },
      'liveTrainings.leave': { params: { id: athlete, liveTrainingId: joinedLive } },
      'recurrentLiveTrainings.create': {
        body: {
          ClubId: club,
          Name: 'Every week',
          TrainerId: trainer,
          Schedule: { Kind: 'Weekly', ScheduleStartDate: inDays(9), ScheduleEndDate: inDays(15), Slots: [slot] },
        },
        answer: { ScheduleEndDate: inDays(15), LiveTrainings: [{ Name: 'Every week', State: 'Planned' }] },
      },
      'recurrentLiveTrainings.get': { params: { id: liveSeries }, answer: { RecurrentLiveTrainingId: liveSeries } },
      'recurrentLiveTrainings.start': {
        params: { id: liveSeries },
        answer: { RecurrentLiveTrainingId: liveSeries, State: 'Running' },
      },
      'recurrentLiveTrainings.delete': { params: { id: endedSeries } },
      'liveParticipants.list': { params: { id: joinedLive }, answer: [{ UserId: athlete, LiveTrainingId: joinedLive }] },
      'liveParticipants.add': { params: { id: joinedLive }, body: { UserId: athlete }, answer: { UserId: athlete } },
      'liveParticipants.remove': { params: { id: fullLive, userId: athlete } },
    };
  },
  removing: ['recurrentLiveTrainings.delete', 'liveTrainings.delete', 'liveTrainings.leave', 'liveParticipants.remove'],
};
