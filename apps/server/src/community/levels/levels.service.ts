import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Level, OwnLevel } from '@clubpulse/contract/community/levels';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { levelOf, risen } from '@clubpulse/rules/community/levels/levels';
import { dayIn } from '@clubpulse/rules/time/days';
import type { Consents } from '../../accounts/consents/public.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { levelFacts, monthlyPoints, zoneOf } from './levels.facts.ts';
import * as store from './levels.store.ts';

interface LevelParts {
  readonly db: Database;
  readonly consents: Pick<Consents, 'ofMember' | 'isStaff' | 'logReads'>;
  readonly now?: () => Date;
}

export type Levels = ReturnType<typeof createLevels>;

/** Levels are computed from the stored days and are not stored themselves (decision 0103). */
export function createLevels({ db, consents, now = () => new Date() }: LevelParts) {
  async function levelFor(userId: UserId): Promise<Level | Refusal> {
    const [points, timeZone] = await Promise.all([monthlyPoints(db, userId), zoneOf(db, userId)]);
    return timeZone === undefined ? refuse('NotFound') : levelOf(points, dayIn(timeZone, now()));
  }

  return {
    async ofUser(userId: UserId): Promise<OwnLevel | Refusal> {
      const [level, shownLevel] = await Promise.all([levelFor(userId), store.notifiedLevelOf(db, userId)]);
      return isRefusal(level) ? level : { ...level, Risen: risen(shownLevel, level.Level) };
    },

    /** The calling feature must check whether its caller may read the levels. */
    async levelsOf(userIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
      const people = await levelFacts(db, userIds);
      return new Map(
        people.map(({ UserId, TimeZone, Points }) => [
          UserId,
          levelOf(new Map(Object.entries(Points)), dayIn(TimeZone, now())).Level,
        ]),
      );
    },

    async shown(userId: UserId, level: number): Promise<undefined> {
      await store.setShown(db, userId, level);
    },

    /** Other users get null without the member's consent to share trainings outside the club. The read is logged. */
    async ofMember(clubId: ClubId, userId: UserId, caller: Caller): Promise<{ Level: Level | null } | Refusal> {
      const shared = await consents.ofMember(clubId, userId);
      if (isRefusal(shared)) return shared;
      const isOwn = caller.UserId === userId;
      if (!isOwn && !(shared.includes('OtherTrainings') && (await consents.isStaff(caller, clubId)))) return { Level: null };
      const found = await levelFor(userId);
      if (isRefusal(found)) return found;
      if (!isOwn) await consents.logReads(caller.UserId, userId, [{ Purpose: 'OtherTrainings', ClubId: clubId }]);
      return { Level: found };
    },
  };
}
