import type { ClubConnection } from './connection.ts';
import type { BookingAnswer } from './load/bookings.ts';
import type { Delivered } from './load/mails.ts';

export interface StoredBeat {
  readonly userId: number;
  readonly second: number;
  readonly bpm: number;
}

export type Measured = ReadonlyMap<number, ReadonlyMap<number, number>>;

export interface Audit {
  readonly counted: readonly string[];
  readonly findings: readonly string[];
}

export function auditBeats(expected: Measured, stored: readonly StoredBeat[]): Audit {
  const found = new Map<string, number>();
  let wrong = 0;
  for (const { userId, second, bpm } of stored) {
    const key = `${userId} ${second}`;
    found.set(key, (found.get(key) ?? 0) + 1);
    if (expected.get(userId)?.get(second) !== bpm) wrong++;
  }
  let [all, lost] = [0, 0];
  for (const [userId, beats] of expected)
    for (const second of beats.keys()) {
      all++;
      if (!found.has(`${userId} ${second}`)) lost++;
    }
  const twice = [...found.values()].filter((count) => count > 1).length;
  return {
    counted: [`${all} heartbeats measured, ${stored.length} stored`],
    findings: [
      ...(lost > 0 ? [`${lost} heartbeats are lost`] : []),
      ...(twice > 0 ? [`${twice} heartbeats are counted twice`] : []),
      ...(wrong > 0 ? [`${wrong} heartbeats are stored that were not measured`] : []),
    ],
  };
}

export function auditBookings(
  answers: readonly BookingAnswer[],
  stored: readonly BookingAnswer[],
  broken: readonly string[],
): Audit {
  const keyOf = ({ classId, userId, state }: BookingAnswer) => `${classId} ${userId} ${state}`;
  const [answered, found] = [new Set(answers.map(keyOf)), new Set(stored.map(keyOf))];
  const lost = [...answered].filter((key) => !found.has(key)).length;
  const unanswered = [...found].filter((key) => !answered.has(key)).length;
  return {
    counted: [`${answers.length} bookings answered, ${stored.length} stored`],
    findings: [
      ...(lost > 0 ? [`${lost} answered bookings are not stored`] : []),
      ...(unanswered > 0 ? [`${unanswered} bookings are stored without an answer`] : []),
      ...broken,
    ],
  };
}

export interface Charge {
  readonly id: string;
  readonly status: string;
}

interface Books {
  readonly orders: readonly number[];
  readonly charges: readonly Charge[];
  readonly transactions: readonly string[];
  readonly credits: { readonly booked: number; readonly each: number };
}

export function auditCharges({ orders, charges, transactions, credits }: Books): Audit {
  const paid = new Set(charges.filter(({ status }) => status === 'succeeded').map(({ id }) => id));
  const booked = new Set(transactions);
  const notBooked = [...paid].filter((id) => !booked.has(id)).length;
  const expected = orders.length * credits.each;
  return {
    counted: [`${orders.length} orders paid, ${paid.size} charges at the double, ${transactions.length} on the books`],
    findings: [
      ...(paid.size > orders.length ? [`${paid.size - orders.length} charges are doubled`] : []),
      ...(paid.size < orders.length ? [`${orders.length - paid.size} charges are lost`] : []),
      ...(transactions.length > booked.size ? [`${transactions.length - booked.size} payments are on the books twice`] : []),
      ...(notBooked > 0 ? [`${notBooked} charges are not on the books`] : []),
      ...(credits.booked === expected ? [] : [`${credits.booked} credits were given for ${expected} paid ones`]),
    ],
  };
}

interface Post {
  readonly visitors: readonly string[];
  /** Most mails of others. */
  readonly most: ReadonlyMap<string, number>;
  readonly stored: readonly number[];
  readonly delivered: readonly Delivered[];
}

export function auditMails({ visitors, most, stored, delivered }: Post): Audit {
  const idsOf = new Map<string, Set<string>>();
  for (const { to, id } of delivered) idsOf.set(to, (idsOf.get(to) ?? new Set()).add(id));
  const ids = new Set(delivered.map(({ id }) => id));
  const numbers = new Set([...ids].map((id) => Number(/-(\d+)@/.exec(id)?.[1])));
  const repeated = delivered.length - ids.size;
  const lost = stored.filter((id) => !numbers.has(id)).length + visitors.filter((email) => !idsOf.has(email)).length;
  let doubled = 0;
  for (const [email, own] of idsOf) doubled += Math.max(0, own.size - (most.get(email) ?? 1));
  return {
    counted: [`${stored.length} mails, ${delivered.length} delivered to ${idsOf.size} addresses`],
    findings: [
      ...(lost > 0 ? [`${lost} mails are lost`] : []),
      ...(doubled > 0 ? [`${doubled} mails are doubled`] : []),
      ...(repeated > 0 ? [`${repeated} mails came again with the same Message-ID`] : []),
    ],
  };
}

export const storedBeats = (connection: ClubConnection, userIds: readonly number[]): Promise<StoredBeat[]> =>
  connection.query<StoredBeat & { [column: string]: unknown }>(
    `select "UserId"::int as "userId", extract(epoch from "Minute")::int + second as second, get_byte("Beats", second) as bpm
     from heart_minute, generate_series(0, 59) as second
     where "UserId" = any($1) and get_byte("Beats", second) > 0`,
    [userIds],
  );

export const storedBookings = (connection: ClubConnection, clubId: number): Promise<BookingAnswer[]> =>
  connection.query<BookingAnswer & { [column: string]: unknown }>(
    `select p."ClassId"::int as "classId", p."UserId"::int as "userId", p."State" as state
     from class_participants p join classes c using ("ClassId") where c."ClubId" = $1`,
    [clubId],
  );

export async function storedPayments(connection: ClubConnection, clubId: number, buyers: readonly number[]) {
  const transactions = await connection.query<{ id: string }>(
    `select "ExtPaymentId" as id from transactions where "ClubId" = $1 and "ExtPaymentId" is not null`,
    [clubId],
  );
  const [sum] = await connection.query<{ credits: number }>(
    `select coalesce(sum(e."Change"), 0)::int as credits from ledger_entries e join ledger_accounts a using ("LedgerAccountId")
     where a."ClubId" = $1 and a."UserId" = any($2)`,
    [clubId, buyers],
  );
  return { transactions: transactions.map(({ id }) => id), booked: sum?.credits ?? 0 };
}

export const storedMails = async (connection: ClubConnection): Promise<{ id: number; isSent: boolean }[]> =>
  connection.query<{ id: number; isSent: boolean }>(`select "MailId"::int as id, "SentAt" is not null as "isSent" from mails`);
