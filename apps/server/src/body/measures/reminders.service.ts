import type { UserId } from '@clubpulse/contract/accounts/users';
import type { MeasureReminder } from '@clubpulse/contract/body/measures/measures';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { overdueOf } from '@clubpulse/rules/body/measures/measures';
import type { Consents } from '../../accounts/consents/public.ts';
import { hasRoleIn } from '../../accounts/roles/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { emitAll } from '../../platform/events/emit.store.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { type RequestKey, transactOnce } from '../../platform/http/idempotency.store.ts';
import { measuredAt } from './measured-members.facts.ts';
import { markReminder } from './reminders.store.ts';

interface ReminderParts {
  readonly db: Database;
  readonly consents: Pick<Consents, 'sharingUsers'>;
  readonly now?: () => Date;
}
export type MeasureReminders = ReturnType<typeof createMeasureReminders>;

export function createMeasureReminders({ db, consents, now = () => new Date() }: ReminderParts) {
  return {
    remind: (caller: Caller, ClubId: ClubId, UserId: UserId, key?: RequestKey): Promise<MeasureReminder | Refusal> =>
      transactOnce(db, key, async (trx) => {
        if (!(await hasRoleIn(trx, UserId, ClubId))) return refuse('NotFound');
        if (!(await consents.sharingUsers(caller, ClubId, [UserId], 'Body', trx)).has(UserId)) return refuse('NotShared');
        const at = now();
        const [measured] = await measuredAt(trx, [UserId]);
        const overdue = measured === undefined ? [] : overdueOf(measured, at);
        if (overdue.length === 0) return refuse('MeasuresNotOverdue');
        if (!(await markReminder(trx, { ClubId, UserId, At: at }))) return refuse('MeasuresRemindedAlready');
        await emitAll(
          trx,
          overdue.map(({ Measure, Days }) => ({
            ClubId,
            Type: 'UserMeasureExpired' as const,
            Payload: { Target: UserId, Measure, Days, By: caller.UserId },
          })),
        );
        return { Measures: overdue.map(({ Measure }) => Measure) };
      }),
  };
}
