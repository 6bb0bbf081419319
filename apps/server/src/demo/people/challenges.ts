import { AWARDS_AFTER_DAYS, challengeInputSchema } from '@clubpulse/contract/community/challenges';
import { addDays, dayIn } from '@clubpulse/rules/time/days';
import { challenges as named } from '@clubpulse/world/challenges';
import { timeZone } from '@clubpulse/world/clubs';
import { giulia } from '@clubpulse/world/staff';
import { brandOf, createChallengePeople, createChallenges } from '../../community/challenges/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { storedValue, storeOnce } from '../../platform/database/installation.ts';
import { expectAccepted } from '../expect-accepted.ts';
import { callerOf, peopleOf, usersOf } from './club-people.ts';

const MARK = 'demo.challenges';
const DAY_MS = 86_400_000;

export async function writeChallenges({ db }: { readonly db: Database }, now: Date): Promise<void> {
  const people = await peopleOf(db);
  const trainer = await callerOf(db, giulia.email);
  if (!people || !trainer || (await storedValue(db, MARK)) !== undefined) return;
  await storeOnce(db, MARK, {});
  const today = dayIn(timeZone, now);
  const brandId = await brandOf(db, people.clubId);
  for (const { first, last, ofBrand, ...about } of named) {
    const before = new Date(now.getTime() + Math.min(0, first - 1) * DAY_MS);
    const parts = { db, now: () => before };
    const challenges = createChallenges(parts);
    const taking = createChallengePeople(parts);
    const input = challengeInputSchema.parse({ ...about, StartDate: addDays(today, first), EndDate: addDays(today, last) });
    const created =
      ofBrand && brandId !== null
        ? await challenges.createForBrand(brandId, input, trainer)
        : await challenges.create(people.clubId, input, trainer);
    const { ChallengeId } = expectAccepted(created);
    for (const UserId of people.athletes.values()) {
      const roles = await usersOf(db).rolesOf(UserId);
      expectAccepted(await taking.join(ChallengeId, { UserId, isAdmin: false, roles }));
    }
    if (last < -AWARDS_AFTER_DAYS)
      expectAccepted(await createChallenges({ db, now: () => now }).giveAwards(ChallengeId, trainer));
  }
}
