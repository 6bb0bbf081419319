import { setImmediate as breathe } from 'node:timers/promises';
import { subscriptionStateSchema } from '@clubpulse/contract/billing/subscriptions';
import { type DailyDecision, expiringNotice, isUsable } from '@clubpulse/rules/billing/subscriptions/states';
import { daysBetween } from '@clubpulse/rules/time/days';
import type { DailyJob } from '../../clubs/daily/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { emitSubscription, type SubscriptionEvent } from './subscriptions.events.ts';
import { type DayStep, factsOf, onDay } from './subscriptions.rows.ts';
import * as store from './subscriptions.store.ts';

const PAUSE_EVERY = 100;

const events: Record<NonNullable<DailyDecision['event']>, SubscriptionEvent> = {
  Started: 'UserSubscriptionUpdate',
  Reactivated: 'UserSubscriptionReactivate',
  Expiring: 'UserSubscriptionUpdate',
  Expired: 'UserSubscriptionExpired',
  Canceled: 'UserSubscriptionUpdate',
  NonRenewed: 'UserSubscriptionUpdate',
  Paused: 'UserSubscriptionUpdate',
  Resumed: 'UserSubscriptionUpdate',
};

export const subscriptionStates: DailyJob = {
  name: 'subscriptions',
  async run(trx, { ClubId, days, since }) {
    let looked = 0;
    for (const row of await store.changeableSubscriptions(trx, ClubId)) {
      if (++looked % PAUSE_EVERY === 0) await breathe();
      const had = await hadTickets(trx, row, since);
      if (!hasSomething(row, days, had)) continue;
      const locked = await store.lockSubscription(trx, row.UserSubscriptionId);
      if (locked) await live(trx, locked, days, had);
    }
  },
};

function hasSomething(row: store.SubscriptionRow, days: readonly string[], had: number | null): boolean {
  return days.some((day) => onDay(row, day).change !== undefined || expiringNotice(factsOf(row), day, had) !== undefined);
}

/** Applies missed days in order. Sends only the last notice, with the units that remain today. */
async function live(trx: Queryable, stored: store.SubscriptionRow, days: readonly string[], had: number | null): Promise<void> {
  let row = stored;
  let notice: ReturnType<typeof expiringNotice>;
  for (const day of days) {
    row = await saveDay(trx, row, day);
    notice = expiringNotice(factsOf(row), day, had) ?? notice;
  }
  const Day = days.at(-1);
  const lastDay = row.ScheduledEnd ?? row.ExpiryDate;
  if (!notice || Day === undefined || !isUsable(row.State)) return;
  await emitSubscription(trx, 'UserSubscriptionExpiring', row, {
    Reason: 'Days' in notice ? 'Date' : 'Tickets',
    by: null,
    Day,
    ...('Days' in notice && lastDay !== null ? { Days: daysBetween(Day, lastDay) } : {}),
  });
}

export async function saveDay(trx: Queryable, stored: store.SubscriptionRow, day: string): Promise<store.SubscriptionRow> {
  const { row, change } = onDay(stored, day);
  if (!change) return stored;
  await store.saveSubscription(trx, stored.UserSubscriptionId, change.fields);
  const event = { by: null, Day: day, From: subscriptionStateSchema.parse(stored.State) };
  if (change.event) await emitSubscription(trx, events[change.event], row, { Reason: reasonOf(row, change.event), ...event });
  else if (stored.State === 'Expired' && row.State !== 'Expired')
    await emitSubscription(trx, 'UserSubscriptionUpdate', row, { Reason: 'TicketsCameBack', ...event });
  if (change.renewed) await emitSubscription(trx, 'UserSubscriptionUpdate', row, { Reason: 'Renewed', ...event });
  return row;
}

const reasonOf = (row: store.SubscriptionRow, event: NonNullable<NonNullable<DayStep['change']>['event']>): string =>
  row.StateReason ?? event;

async function hadTickets(trx: Queryable, row: store.SubscriptionRow, since: Date): Promise<number | null> {
  if (row.RemainingTickets !== 1 || row.MaxActivities === null) return row.RemainingTickets;
  return (await store.ticketsAt(trx, row.UserSubscriptionId, since)) ?? row.MaxActivities;
}
