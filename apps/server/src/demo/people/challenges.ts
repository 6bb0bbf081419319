import { addDays, dayIn } from '@clubpulse/rules/time/days';
import { challenges as named } from '@clubpulse/world/challenges';
import { timeZone } from '@clubpulse/world/clubs';
import { giulia } from '@clubpulse/world/staff';
import { createChallenges } from '../../community/challenges/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { keepOnce, kept } from '../../platform/database/installation.ts';
import { made } from '../made.ts';
import { callerOf, peopleOf, usersOf } from './club-people.ts';

const MARK = 'demo.challenges';
const DAY_MS = 86_400_000;

/** What the first club runs, planned the day before it began and joined by all who train with a strap. Written once. */
export async function writeChallenges({ db }: { readonly db: Database }, now: Date): Promise<void> {
  const people = await peopleOf(db);
  const trainer = await callerOf(db, giulia.email);
  if (!people || !trainer || (await kept(db, MARK)) !== undefined) return;
  await keepOnce(db, MARK, {});
  const today = dayIn(timeZone, now);
  for (const { first, last, ...about } of named) {
    const before = new Date(now.getTime() + Math.min(0, first - 1) * DAY_MS);
    const challenges = createChallenges({
      db,
      club: async (ClubId) => ({ ClubId, BrandId: null, TimeZone: timeZone }),
      now: () => before,
    });
    const input = { ...about, StartDate: addDays(today, first), EndDate: addDays(today, last) };
    const { ChallengeId } = made(await challenges.create(people.clubId, input, trainer));
    for (const UserId of people.athletes.values()) {
      const roles = await usersOf(db).rolesOf(UserId);
      made(await challenges.join(ChallengeId, { UserId, isAdmin: false, roles }));
    }
  }
}
