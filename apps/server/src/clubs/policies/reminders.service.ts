import type { PolicyReminder } from '@clubpulse/contract/clubs/policies';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { type Asking, daysSinceRequested, policyReminder, REMIND_AGAIN_MINUTES } from '@clubpulse/rules/clubs/policies/reminders';
import { dayIn } from '@clubpulse/rules/time/days';
import { hasRoleIn } from '../../accounts/roles/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import type { DailyJob } from '../daily/public.ts';
import * as store from './reminders.store.ts';

const MINUTE_MS = 60_000;

/** The first reminder is on the day after publication or joining, then one follows each week. */
export const policyReminders: DailyJob = {
  name: 'policies',
  async run(trx, { ClubId, days }) {
    const byMember = new Map<number, Open[]>();
    for (const row of await store.unacceptedIn(trx, ClubId)) {
      const Days = policyReminder(askingOf(row), days);
      if (Days !== undefined) byMember.set(row.UserId, [...(byMember.get(row.UserId) ?? []), { ...row, Days }]);
    }
    for (const [UserId, open] of byMember) await emitReminder(trx, ClubId, UserId, open, null);
  },
};

export async function remind(
  trx: Queryable,
  member: { readonly ClubId: number; readonly UserId: number },
  by: number,
  now: Date,
): Promise<PolicyReminder | Refusal> {
  const { ClubId, UserId } = member;
  if (!(await hasRoleIn(trx, UserId, ClubId))) return refuse('NotFound');
  const open = (await store.unacceptedIn(trx, ClubId, UserId)).map((row) => ({
    ...row,
    Days: daysSinceRequested(askingOf(row), dayIn(row.TimeZone, now)),
  }));
  if (open.length === 0) return refuse('PoliciesAllAccepted');
  const hour = REMIND_AGAIN_MINUTES * MINUTE_MS;
  const last = await store.markReminder(trx, { ...member, At: now }, new Date(now.getTime() - hour));
  if (last) {
    const minutes = Math.ceil((last.getTime() + hour - now.getTime()) / MINUTE_MS);
    return refuse('PoliciesRemindedAlready', { values: { minutes } });
  }
  await emitReminder(trx, ClubId, UserId, open, by);
  return { PolicyIds: open.map((row) => row.PolicyId), Titles: open.map((row) => row.Title) };
}

interface Open extends Pick<store.UnacceptedRow, 'PolicyId' | 'Title'> {
  readonly Days: number;
}

const askingOf = ({ PublicationDate, Since, TimeZone }: store.UnacceptedRow): Asking => ({
  publishedOn: dayIn(TimeZone, PublicationDate),
  joinedOn: dayIn(TimeZone, Since),
});

const emitReminder = (trx: Queryable, ClubId: number, Target: number, open: readonly Open[], By: number | null): Promise<void> =>
  emit(trx, {
    ClubId,
    Type: 'PoliciesNotAccepted',
    Payload: {
      Target,
      PolicyIds: open.map((row) => row.PolicyId),
      Title: open.map((row) => row.Title).join(', '),
      Days: Math.max(...open.map((row) => row.Days)),
      By,
    },
  });
