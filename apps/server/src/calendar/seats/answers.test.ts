// @module-tag atLength

import type { Booking } from '@clubpulse/contract/calendar/seats/bookings.calls';
import * as bookings from '@clubpulse/contract/calendar/seats/bookings.calls';
import * as participants from '@clubpulse/contract/calendar/seats/participants.calls';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClass, anAccount, aSubscription, aSubscriptionType, balanceOf } from '../../test/booking-rows.ts';
import { type BookingServer, openBookingServer, type Person } from '../../test/booking-server.ts';

let server: BookingServer;
let athletes: (Person & { readonly subscription: number; readonly tickets: number })[];
let type: number;
beforeAll(async () => {
  server = await openBookingServer();
  type = await aSubscriptionType(server.db, server.club, 'Flex');
  athletes = [];
  for (let n = 0; n < 5; n++) {
    const person = await server.person('Athlete');
    await anAccount(server.db, server.club, person.id, 12);
    const tickets = n < 4 ? 12 : 1;
    const subscription = await aSubscription(server.db, server.club, person.id, type, tickets);
    athletes.push({ ...person, subscription, tickets });
  }
});
afterAll(() => server.close());

const acts = ['book', 'cancel', 'add', 'remove', 'toQueue', 'toSeat', 'accept', 'decline'] as const;
interface Act {
  readonly kind: (typeof acts)[number];
  readonly who: number;
  readonly place: 'InSite' | 'Remote';
}

type Shown = Pick<Booking, 'ClassParticipantId' | 'Paid'>;

async function run({ kind, who: person, place }: Act, classId: number): Promise<{ status: number; shown: Shown | undefined }> {
  const athlete = athletes[person]!;
  const own = { params: { id: athlete.id, classId }, token: athlete.token };
  const staff = { params: { id: classId, userId: athlete.id }, token: server.trainer.token };
  const move = (State: 'Booked' | 'Waiting') => server.call(participants.setParticipantState, { ...staff, body: { State } });
  const answer = await {
    book: () => server.book(athlete, classId, { Place: place, Queue: true }),
    cancel: () => server.cancel(athlete, classId),
    add: () => server.add(athlete.id, classId, { Place: place, Queue: true }),
    remove: () => server.call(participants.deleteParticipant, { ...staff, query: { giveBack: 'true' } }),
    toQueue: () => move('Waiting'),
    toSeat: () => move('Booked'),
    accept: () => server.call(bookings.acceptOffer, { ...own, body: {} }),
    decline: () => server.call(bookings.declineOffer, own),
  }[kind]();
  const shown = answer.status === 200 || answer.status === 201 ? (answer.result as Partial<Shown> | undefined) : undefined;
  return { status: answer.status, shown: shown?.ClassParticipantId === undefined ? undefined : (shown as Shown) };
}

async function read({ kind, who: person }: Act, classId: number): Promise<object | undefined> {
  const athlete = athletes[person]!;
  const byStaff = kind === 'add' || kind === 'toQueue' || kind === 'toSeat';
  const rows: readonly { ClassId: number; UserId: number }[] = byStaff
    ? (await server.list(classId)).map(({ Pays: _pays, ...row }) => row)
    : await server.mine(athlete);
  return rows.find((row) => row.ClassId === classId && row.UserId === athlete.id);
}

const prices = {
  credits: () => ({ CreditsCostInSite: 1, CreditsCostRemote: 2 }),
  tickets: () => ({ ClassSubscriptionIds: [type], TicketsCostInSite: 3, TicketsCostRemote: 1 }),
  either: () => ({ ...prices.credits(), ...prices.tickets() }),
};

const counted = async (classId: number) => {
  const list = await server.list(classId);
  const state = (State: string, Place: string) => list.filter((one) => one.State === State && one.Place === Place).length;
  return { booked: state('Booked', 'InSite'), queued: state('Waiting', 'InSite') };
};

describe('the result of every change of a seat in a class', () => {
  it.each([
    ['credits', ['Credits', 'waiting']],
    ['tickets', ['Subscription', 'waiting']],
    ['either', ['Credits', 'Subscription', 'waiting']],
  ] as const)(
    'equals a later read when the class is paid with %s, and the stored counters equal the counted rows',
    async (price, kinds) => {
      const act = fc.record({
        kind: fc.constantFrom(...acts, 'book', 'book', 'add', 'add', 'toQueue'),
        who: fc.nat(4),
        place: fc.constantFrom('InSite' as const, 'InSite' as const, 'Remote' as const),
      });
      const compared = new Map<string, number>();
      await fc.assert(
        fc.asyncProperty(fc.array(act, { minLength: 12, maxLength: 20 }), async (history) => {
          const classId = await aClass(server.db, server.club, {
            MaxInSiteParticipants: 2,
            MaxRemoteParticipants: 1,
            ...prices[price](),
          });
          for (const step of history) {
            const { status, shown } = await run(step, classId);
            expect(status, JSON.stringify(step)).toBeLessThan(500);
            if (shown !== undefined) {
              expect(shown, JSON.stringify(step)).toEqual(await read(step, classId));
              const kind = shown.Paid?.PaymentKind ?? 'waiting';
              compared.set(kind, (compared.get(kind) ?? 0) + 1);
            }
            expect(await server.seats(classId), JSON.stringify(step)).toMatchObject(await counted(classId));
          }
          for (const athlete of athletes) {
            await server.cancel(athlete, classId);
            expect(await balanceOf(server.db, athlete.id)).toBe(12);
            expect(await balanceOf(server.db, athlete.id, athlete.subscription)).toBe(athlete.tickets);
          }
        }),
        { numRuns: 4, seed: 20261120 },
      );
      expect([...compared.keys()].sort()).toEqual([...kinds]);
      expect([...compared.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(12);
    },
  );
});
