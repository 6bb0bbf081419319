import { createTransaction, exportTransactions, listTransactions } from '@clubpulse/contract/billing/transactions.calls';
import { listClasses } from '@clubpulse/contract/calendar/classes/classes.calls';
import { listClubUserBookings } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { listParticipantSubscriptions } from '@clubpulse/contract/calendar/seats/participants.calls';
import { listClubLogs } from '@clubpulse/contract/office/club-logs/club-logs.calls';
import { listClubTrainings } from '@clubpulse/contract/training/trainings.calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClass } from '../booking-rows.ts';
import { type BookingServer, openBookingServer, type Person } from '../booking-server.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const begin = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS + 3 * DAY_MS);
const end = new Date(begin.getTime() + 3_600_000);
const later = (instant: Date, ms: number) => new Date(instant.getTime() + ms);
const paidAt = later(begin, -4 * DAY_MS);

let server: BookingServer;
let member: Person;
let manager: Person;
beforeAll(async () => {
  server = await openBookingServer();
  member = await server.person('Athlete');
  manager = await server.person('Manager');
  const classId = await aClass(server.db, server.club, { Begin: begin, End: end, Duration: 60, CalendarVisibilityDays: 30 });
  await server.book(member, classId);
  const paid = { Type: 'Purchase', Method: 'Cash', Amount: 100, Currency: 'EUR', Description: 'Towel', At: paidAt.toISOString() };
  await server.call(createTransaction, { params: { id: server.club }, body: paid, token: manager.token });
});
afterAll(() => server.close());

type Interval = { readonly Begin: string; readonly End: string };
interface IntervalRequest {
  readonly status: number;
  readonly found: number;
  readonly refused: string | undefined;
}
const intervalOf = (answer: { status: number; result: unknown; problem: { ErrorType?: string } }): IntervalRequest => {
  const found = Array.isArray(answer.result) ? answer.result : ((answer.result as { data?: unknown[] }).data ?? []);
  return { status: answer.status, found: found.length, refused: answer.status === 200 ? undefined : answer.problem.ErrorType };
};
const lists: Record<string, (query: Interval) => Promise<IntervalRequest>> = {
  'bookings of a member': async (query) =>
    intervalOf(
      await server.call(listClubUserBookings, {
        params: { id: server.club, userId: member.id },
        query,
        token: server.trainer.token,
      }),
    ),
  'classes of a calendar': async (query) =>
    intervalOf(await server.call(listClasses, { params: { id: server.club }, query, token: server.trainer.token })),
  'participants with what they pay': async (query) =>
    intervalOf(
      await server.call(listParticipantSubscriptions, { params: { id: server.club }, query, token: server.trainer.token }),
    ),
  transactions: async (query) =>
    intervalOf(await server.call(listTransactions, { params: { id: server.club }, query, token: manager.token })),
  'the export of transactions': async (query) =>
    intervalOf(await server.call(exportTransactions, { params: { id: server.club }, query, token: manager.token })),
};
const all: typeof lists = {
  ...lists,
  'what was done in a club': async (query) =>
    intervalOf(await server.call(listClubLogs, { params: { id: server.club }, query, token: manager.token })),
  'trainings of a club': async ({ Begin: from, End: to }) =>
    intervalOf(await server.call(listClubTrainings, { params: { id: server.club }, query: { from, to }, token: manager.token })),
};
const beginOf = (list: string) => (list.includes('transactions') ? paidAt : begin);
const ask = (list: string, from: Date, to: Date) => all[list]!({ Begin: from.toISOString(), End: to.toISOString() });

describe('the interval of a list', () => {
  it.each(Object.keys(lists))('of %s excludes its end', async (list) => {
    expect((await ask(list, later(beginOf(list), -DAY_MS), beginOf(list))).found).toBe(0);
    expect((await ask(list, later(beginOf(list), -DAY_MS), later(beginOf(list), 1))).found).toBe(1);
  });

  it.each(['participants with what they pay', 'transactions', 'the export of transactions'])(
    'of %s includes its begin',
    async (list) => {
      expect((await ask(list, beginOf(list), later(beginOf(list), DAY_MS))).found).toBe(1);
      expect((await ask(list, later(beginOf(list), 1), later(beginOf(list), DAY_MS))).found).toBe(0);
    },
  );

  it.each(['bookings of a member', 'classes of a calendar'])(
    'of %s includes rows that began earlier and have not ended at its begin',
    async (list) => {
      expect((await ask(list, later(end, -1), later(end, DAY_MS))).found).toBe(1);
      expect((await ask(list, end, later(end, DAY_MS))).found).toBe(0);
    },
  );

  it.each([
    ['bookings of a member', 375],
    ['classes of a calendar', 375],
    ['participants with what they pay', 120],
    ['transactions', 120],
    ['the export of transactions', 120],
    ['what was done in a club', 120],
    ['trainings of a club', 120],
  ])('of %s may be %i club days long, including a change to or from summer time', async (list, days) => {
    expect(await ask(list, begin, later(begin, days * DAY_MS + HOUR_MS))).toMatchObject({ status: 200 });
    expect(await ask(list, begin, later(begin, days * DAY_MS + HOUR_MS + 1))).toMatchObject({
      status: 400,
      refused: expect.stringMatching(/^(DateInterval|Report)TooLong$/),
    });
  });
});
