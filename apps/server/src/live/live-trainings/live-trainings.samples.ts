import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';
import { insertLiveTraining } from './live-trainings.store.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly liveTraining: number;
    /** A trainer of the club. */
    readonly trainer: number;
  }
}

export const samples: Samples = {
  async rows(db, { club: ClubId }) {
    const Begin = new Date(Date.now() + 3_600_000);
    const { UserId: trainer } = await db
      .selectFrom('user_roles')
      .select('UserId')
      .where('ClubId', '=', ClubId)
      .where('Role', '=', 'Trainer')
      .executeTakeFirstOrThrow();
    return { trainer, liveTraining: await insertLiveTraining(db, { ClubId, Name: 'Noon HIIT', Begin, Duration: 45 }) };
  },
  calls({ club, trainer, room, liveTraining }) {
    const one = { params: { id: liveTraining } };
    const Begin = new Date(Date.now() + 7_200_000).toISOString();
    const input = { Name: 'Evening ride', TrainerId: trainer, Begin, Duration: 60, DisplayGroupId: room };
    const stopped = { LiveTrainingId: liveTraining, State: 'Ended', StoppedAt: expect.any(String) };
    return {
      'liveTrainings.list': { params: { id: club }, answer: [{ Name: 'Evening ride' }, stopped] },
      'liveTrainings.get': { ...one, answer: stopped },
      'liveTrainings.create': { body: { ClubId: club, ...input }, answer: { ...input, State: 'Planned' } },
      'liveTrainings.update': {
        ...one,
        body: { ...input, Name: 'Noon HIIT', Begin: new Date(Date.now() + 3_600_000).toISOString(), DisplayGroupId: null },
        answer: { LiveTrainingId: liveTraining, Duration: 60, TrainerId: trainer },
      },
      'liveTrainings.start': { ...one, answer: { LiveTrainingId: liveTraining, StartedAt: expect.any(String) } },
      'liveTrainings.stop': { ...one, answer: stopped },
      'liveTrainings.delete': one,
    };
  },
  removing: ['liveTrainings.delete'],
};
