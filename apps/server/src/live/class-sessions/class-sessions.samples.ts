import { expect } from 'vitest';
import { aClass } from '../../test/booking-rows.ts';
import { aRole, aUser } from '../../test/rows.ts';
import type { Samples } from '../../test/sample.ts';
import { insertSession } from './class-sessions.store.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly soonClass: number;
    readonly classSession: number;
  }
}

export const samples: Samples = {
  async rows(db, { club: ClubId }) {
    const TrainerId = await aUser(db);
    await aRole(db, TrainerId, 'Trainer', ClubId);
    const soonClass = await aClass(db, ClubId, { Name: 'Ignite', TrainerId, Begin: new Date(Date.now() + 28 * 60_000) });
    const ClassBegin = new Date(Date.now() - 600_000);
    const ClassId = await aClass(db, ClubId, { Name: 'Lunch ride', Begin: ClassBegin, PublishState: 'Unpublished' });
    await insertSession(db, { ClubId, ClassId, ClassBegin, StartedAt: ClassBegin });
    const { ClassSessionId } = await db
      .selectFrom('class_sessions')
      .select('ClassSessionId')
      .where('ClassId', '=', ClassId)
      .executeTakeFirstOrThrow();
    return { soonClass, classSession: ClassSessionId };
  },
  calls({ club, soonClass, classSession }) {
    const ended = { ClassSessionId: classSession, State: 'Ended', StoppedAt: expect.any(String) };
    const begins = { ClassId: soonClass, Name: 'Ignite' };
    return {
      'classSessions.list': { params: { id: club }, answer: [ended, begins] },
      'classSessions.start': { params: { id: soonClass }, answer: begins },
      'classSessions.stop': { params: { id: classSession }, answer: ended },
    };
  },
};
