import { owedLabels } from '@clubpulse/contract/office/people';
import { addDays, dayIn } from '@clubpulse/rules/time/days';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { createConsents } from '../../accounts/consents/public.ts';
import { createClubOverview } from '../../office/club-overview/club-overview.service.ts';
import { createClubPeople } from '../../office/people/people.service.ts';
import { accepted, type BillingServer } from '../billing.ts';
import { ZONE } from './desk.ts';

/** The subscriptions that a refund ended, also those of members who left. */
export async function endedByRefund({ db, clubId }: BillingServer): Promise<Set<number | null>> {
  const money = await db
    .selectFrom('transactions')
    .selectAll()
    .where('ClubId', '=', clubId)
    .where('DeletedAt', 'is', null)
    .execute();
  const ending = new Set(money.filter(({ Effect }) => Effect === 'End').map((refund) => refund.LinkedTransactionId));
  return new Set(money.filter(({ TransactionId }) => ending.has(TransactionId)).map((bought) => bought.UserSubscriptionId));
}

/** Checks that the overview, the list of debtors and the members' pages agree to the cent. */
export async function expectOneDebt(server: BillingServer): Promise<void> {
  const { db, clubId, subscriptions, now } = server;
  const club = async () => ({ TimeZone: ZONE });
  const due = accepted(await createClubOverview({ db, club, now }).moneyDue(clubId));
  const people = createClubPeople({ db, club, subscriptions, consents: createConsents({ db, now }), now });
  const members = await db.selectFrom('user_roles').select('UserId').distinct().where('ClubId', '=', clubId).execute();
  const ids = members.map(({ UserId }) => UserId);
  const held = await subscriptions.ofMembers(clubId, ids);
  const rows = await db.selectFrom('user_subscriptions').selectAll().where('ClubId', '=', clubId).execute();
  const ended = await endedByRefund(server);
  const debts = (await db.selectFrom('debts').selectAll().where('ClubId', '=', clubId).execute()).filter(
    ({ UserSubscriptionId }) => !ended.has(UserSubscriptionId),
  );
  const today = dayIn(ZONE, now());
  const providers = new Map(rows.filter((row) => row.ExtSubscriptionId !== null).map((row) => [row.UserSubscriptionId, row]));
  const owedBy = async (day: string) => {
    const owed = sql<{ id: number; amount: number }>`
      select held."UserSubscriptionId" as id, owed."Amount" as amount
      from user_subscriptions held cross join lateral owed_of(held, ${day}) as owed where held."ClubId" = ${clubId}`;
    return new Map((await owed.execute(db)).rows.map(({ id, amount }) => [id, amount]));
  };
  const owedToday = await owedBy(today);
  const overdue = await owedBy(addDays(today, -1));
  for (const Payment of owedLabels) {
    const owing = held.flatMap(({ UserSubscriptionId, UserId, PaymentLabel, AmountDue }) => {
      const theirs = providers.get(UserSubscriptionId);
      const isOver = theirs !== undefined && ['Canceled', 'Expired', 'NonRenewed'].includes(theirs.State);
      const late = overdue.get(UserSubscriptionId) ?? 0;
      const all = owedToday.get(UserSubscriptionId) || AmountDue;
      const owed = { Unpaid: { Unpaid: late, ToPay: all - late }, ToPay: { Unpaid: 0, ToPay: all } };
      const here = PaymentLabel === 'Unpaid' || PaymentLabel === 'ToPay' ? owed[PaymentLabel][Payment] : 0;
      const Amount = theirs === undefined ? here : PaymentLabel === Payment && !isOver ? theirs.Price - theirs.PartPaid : 0;
      return Amount > 0 ? [{ UserId, Amount }] : [];
    });
    for (const { UserId, OwedSince, Amount, PartPaid } of debts)
      if ((OwedSince < today ? 'Unpaid' : 'ToPay') === Payment) owing.push({ UserId: UserId ?? 0, Amount: Amount - PartPaid });
    const person = [...new Set(owing.map(({ UserId }) => UserId))].sort((a, b) => a - b);
    const listed: number[] = [];
    for (let all = 1; listed.length < all; ) {
      const query = { draw: 1, start: listed.length, length: 1000, Sort: 'Name', Payment } as const;
      const page = accepted(await people.list(clubId, query));
      all = page.recordsFiltered;
      expect(page.data.length > 0 || all === 0).toBe(true);
      listed.push(...page.data.map(({ UserId }) => UserId));
    }
    const lines = due.filter((one) => one.Payment === Payment);
    expect({
      listed: listed.sort((a, b) => a - b),
      people: lines.reduce((sum, { People }) => sum + People, 0),
      amount: lines.reduce((sum, { Amount }) => sum + Amount, 0),
    }).toEqual({
      listed: person.filter((id) => ids.includes(id)),
      people: person.length,
      amount: owing.reduce((sum, { Amount }) => sum + Amount, 0),
    });
  }
}
