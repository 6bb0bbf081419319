import type { UserId } from '@clubpulse/contract/accounts/users';
import type { Level } from '@clubpulse/contract/community/levels';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { levelOf } from '@clubpulse/rules/community/levels/levels';
import { dayIn } from '@clubpulse/rules/time/days';
import type { Database } from '../../platform/database/database.ts';
import { monthlyPoints, zoneOf } from './levels.facts.ts';

/** Levels are not stored: they follow from the days of training (decision 0096). */
export const createLevels = ({ db, now = () => new Date() }: { readonly db: Database; readonly now?: () => Date }) => ({
  async ofUser(userId: UserId): Promise<Level | Refusal> {
    const [points, timeZone] = await Promise.all([monthlyPoints(db, userId), zoneOf(db, userId)]);
    return timeZone === undefined ? refuse('NotFound') : levelOf(points, dayIn(timeZone, now()));
  },
});
