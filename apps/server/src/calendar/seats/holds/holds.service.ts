import type { ClassId } from '@clubpulse/contract/calendar/classes/classes';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { idSchema } from '@clubpulse/contract/scalars';
import { visitorSeat } from '@clubpulse/rules/calendar/seats/visitor-seats';
import { z } from 'zod';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { guardFailed, type Step } from '../../../platform/database/statements.ts';
import { type Job, job } from '../../../platform/jobs/job.ts';
import { lastOfMoves } from '../whole-class/whole-class.store.ts';
import { type HoldFacts, holdFacts, holdSeat, LAPSE_JOB, overdueSeats, releaseSeat } from './holds.store.ts';

const TRIES = 10;

type NewestFacts = HoldFacts & { readonly MovedFrom: Date | null };
export type Holds = ReturnType<typeof createHolds>;

/** Seats that are held for visitors of the website. No seat is given twice. */
export function createHolds({ db, seatFreed }: { db: Database; seatFreed: (classId: ClassId) => Promise<void> }) {
  async function lapse(classId: ClassId): Promise<void> {
    const overdue = await overdueSeats(db, classId);
    for (const seat of overdue) await releaseSeat(db, classId, seat);
    if (overdue.length > 0) await seatFreed(classId);
    if ((await overdueSeats(db, classId)).length > 0) throw new Error(`Seats of class ${classId} are still held.`);
  }

  const jobs: Job[] = [job(LAPSE_JOB, z.object({ ClassId: idSchema }), ({ ClassId }) => lapse(ClassId))];
  return {
    /** The steps of `also` are written in the same statement. */
    async hold(
      via: Queryable,
      request: { readonly clubId: number; readonly classId: ClassId; readonly minutes: number },
      also: (facts: HoldFacts, until: Date) => readonly Step[],
    ): Promise<{ readonly facts: HoldFacts; readonly until: Date } | Refusal> {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const facts = await holdFacts(via, request.classId);
        if (facts?.ClubId !== request.clubId) return refuse('NotFound');
        const refused = visitorSeat(facts, facts.Now, facts.TimeZone);
        if (refused !== undefined) return refuse(refused);
        const until = new Date(Math.min(facts.Now.getTime() + request.minutes * 60_000, facts.Begin.getTime()));
        if ((await holdSeat(via, request.classId, until, also(facts, until))) !== guardFailed) return { facts, until };
      }
      return refuse('ServiceUnavailable');
    },
    async facts(via: Queryable, classId: ClassId): Promise<NewestFacts | undefined> {
      const last = await lastOfMoves(via, classId);
      const facts = last && (await holdFacts(via, last.ClassId));
      if (!facts) return undefined;
      return { ...facts, MovedFrom: last.From.getTime() === facts.Begin.getTime() ? null : last.From };
    },
    lapse,
    jobs,
  };
}
