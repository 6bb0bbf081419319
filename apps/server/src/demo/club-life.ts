import { addDays, dayIn } from '@clubpulse/rules/time/days';
import { z } from 'zod';
import type { Database } from '../platform/database/database.ts';
import { forget, keepOnce, kept, keptForUpdate } from '../platform/database/installation.ts';
import { bookClasses, makeClasses } from './club-classes.ts';
import { fileDocuments, sellSubscriptions } from './club-money.ts';
import { callerOf, peopleOf } from './club-people.store.ts';
import { clubCode, managerEmail, trainerEmail } from './club-world.ts';
import { timeZone } from './timetable.ts';

const MARK = 'demo.club';
const markSchema = z.object({ until: z.string().nullable() });
/** Classes are made when fewer days than these are left of them. */
const DAYS_AHEAD = 14;

/**
 * Makes the demo's first club a club to look at: what it sells, who holds what, a calendar of classes and who comes. Sold once;
 * classes and bookings go on with every start.
 */
export async function startClubLife(db: Database, now = new Date()): Promise<void> {
  const people = await peopleOf(db, clubCode);
  const manager = await callerOf(db, managerEmail);
  const trainer = await callerOf(db, trainerEmail);
  if (!people || !manager) return;
  if ((await kept(db, MARK)) === undefined) {
    // Kept first: what is interrupted here is a demo with less in it, never one with everything twice.
    await keepOnce(db, MARK, { until: null });
    await fileDocuments(db, people, manager.UserId, now);
    await sellSubscriptions(db, people, manager.UserId, now);
  }
  const today = dayIn(timeZone, now);
  const { until } = markSchema.parse(await kept(db, MARK));
  if (until === null || until < addDays(today, DAYS_AHEAD)) {
    const from = until === null || until < today ? today : addDays(until, 1);
    const last = await makeClasses(db, people, manager, trainer?.UserId ?? null, from);
    await db.transaction().execute(async (trx) => {
      await keptForUpdate(trx, MARK);
      await forget(trx, MARK);
      await keepOnce(trx, MARK, { until: last });
    });
  }
  await bookClasses(db, people, now);
}
