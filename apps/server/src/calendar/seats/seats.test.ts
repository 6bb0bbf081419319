import { listParticipants, setParticipantState } from '@clubpulse/contract/calendar/seats/participants.calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outsideTransaction } from '../../platform/database/pool/one-connection.ts';
import { aClass, anAccount, aSubscription, aSubscriptionType, balanceOf, bookingSettings } from '../../test/booking-rows.ts';
import { type BookingServer, openBookingServer, type Person } from '../../test/booking-server.ts';
import { untilStuck } from '../../test/race/until-stuck.ts';
import { aClub } from '../../test/rows.ts';

let server: BookingServer;
let ada: Person;
beforeAll(async () => {
  server = await openBookingServer();
  ada = await server.person('Athlete');
});
afterAll(() => server.close());

async function whileChanging(change: ReturnType<typeof sql>, book: () => ReturnType<BookingServer['book']>) {
  const { waiting } = await server.db.transaction().execute(async (trx) => {
    await change.execute(trx);
    const booking = outsideTransaction(book);
    await untilStuck(server.db, [booking]);
    return { waiting: booking };
  });
  return waiting;
}

async function decidedBefore<T>(person: Person, change: () => Promise<T>, meanwhile: () => Promise<unknown>): Promise<T> {
  await sql`insert into club_athletes ("ClubId", "UserId") select "ClubId", "UserId" from user_roles where "UserId" = ${person.id}
    on conflict ("ClubId", "UserId") do nothing`.execute(server.db);
  const { waiting } = await server.db.transaction().execute(async (trx) => {
    await sql`select from club_athletes where "UserId" = ${person.id} for update`.execute(trx);
    const changed = outsideTransaction(change);
    await untilStuck(server.db, [changed]);
    await outsideTransaction(meanwhile);
    return { waiting: changed };
  });
  return waiting;
}

describe('a waiting member is not overtaken', () => {
  let club: number;
  let trainer: Person;
  let people: [Person, Person, Person];
  beforeAll(async () => {
    club = await aClub(server.db);
    trainer = await server.person('Trainer', club);
    people = [await server.person('Athlete', club), await server.person('Athlete', club), await server.person('Athlete', club)];
  });
  const offers = (OfferMinutes: number) => bookingSettings(server.db, club, { OfferMinutes });
  const states = async (classId: number) => {
    const { result } = await server.call(listParticipants, { params: { id: classId }, token: trainer.token });
    return Object.fromEntries(result.map((one) => [one.UserId, `${one.State} ${one.Place}`]));
  };
  const wait = async (person: Person, classId: number, Place: 'InSite' | 'Remote' = 'InSite') =>
    expect((await server.book(person, classId, { Place, Queue: true })).result.State).toBe('Waiting');

  it('by a new member who saw a free seat before the waiting member joined the list', async () => {
    const [newcomer, leaver, first] = people;
    await offers(0);
    const classId = await aClass(server.db, club, { MaxInSiteParticipants: 1 });
    const { problem } = await decidedBefore(
      newcomer,
      () => server.book(newcomer, classId),
      async () => {
        await server.book(leaver, classId);
        await wait(first, classId);
        await server.cancel(leaver, classId);
      },
    );
    expect(problem.ErrorType).toBe('ClassFull');
    expect(await states(classId)).toEqual({ [first.id]: 'Waiting InSite' });
  });

  it('by a member whom staff moves up to a seat that was meanwhile offered to the waiting member', async () => {
    const [leaver, first, second] = people;
    await offers(0);
    const classId = await aClass(server.db, club, { MaxInSiteParticipants: 1 });
    await server.book(leaver, classId);
    await wait(first, classId);
    await wait(second, classId);
    await server.cancel(leaver, classId);
    const { problem } = await decidedBefore(
      second,
      () =>
        server.call(setParticipantState, {
          params: { id: classId, userId: second.id },
          body: { State: 'Booked' },
          token: trainer.token,
        }),
      async () => {
        await offers(60);
        await server.queues.run();
      },
    );
    expect(problem.ErrorType).toBe('ClassFull');
    expect(await server.seats(classId)).toEqual({ booked: 0, queued: 2, offered: 1 });
  });

  it('by a member who has an offer of a seat in site and books a remote seat', async () => {
    const [leaver, held, first] = people;
    await offers(60);
    const classId = await aClass(server.db, club, { MaxInSiteParticipants: 1, MaxRemoteParticipants: 1 });
    await server.book(leaver, classId);
    await wait(held, classId);
    await server.cancel(leaver, classId);
    expect(await server.seats(classId)).toMatchObject({ offered: 1 });
    await offers(0);
    const { problem } = await decidedBefore(
      held,
      () => server.book(held, classId, { Place: 'Remote' }),
      async () => {
        await server.book(leaver, classId, { Place: 'Remote' });
        await wait(first, classId, 'Remote');
        await server.cancel(leaver, classId);
      },
    );
    expect(problem.ErrorType).toBe('ClassFull');
    expect(await states(classId)).toEqual({ [held.id]: 'Waiting InSite', [first.id]: 'Waiting Remote' });
  });
});

describe('a booking with concurrent changes', () => {
  it('is refused when the class is unpublished during it', async () => {
    const classId = await aClass(server.db, server.club);
    const { problem } = await whileChanging(
      sql`update classes set "PublishState" = 'Unpublished', "RowVersion" = "RowVersion" + 1 where "ClassId" = ${classId}`,
      () => server.book(ada, classId),
    );
    expect(problem.ErrorType).toBe('ClassNotPublished');
  });

  it('costs the price that the class has when the booking is written', async () => {
    const person = await server.person('Athlete');
    await anAccount(server.db, server.club, person.id, 10);
    const classId = await aClass(server.db, server.club, { CreditsCostInSite: 2 });
    const { result } = await whileChanging(
      sql`update classes set "CreditsCostInSite" = 3, "RowVersion" = "RowVersion" + 1 where "ClassId" = ${classId}`,
      () => server.book(person, classId),
    );
    expect(result.Paid).toMatchObject({ Credits: 3 });
    expect(await balanceOf(server.db, person.id)).toBe(7);
  });

  it('is not paid with a subscription that is suspended during it', async () => {
    const person = await server.person('Athlete');
    const type = await aSubscriptionType(server.db, server.club);
    const held = await aSubscription(server.db, server.club, person.id, type);
    const classId = await aClass(server.db, server.club, { ClassSubscriptionIds: [type] });
    const { problem } = await whileChanging(
      sql`update user_subscriptions set "State" = 'Suspended', "SuspendedDate" = current_date - 1, "RowVersion" = "RowVersion" + 1
        where "UserSubscriptionId" = ${held}`,
      () => server.book(person, classId),
    );
    expect(problem.ErrorType).toBe('NoValidSubscriptions');
    expect(await server.seats(classId)).toMatchObject({ booked: 0 });
  });

  it('is refused for a member whose last role is removed during it', async () => {
    const person = await server.person('Athlete');
    const classId = await aClass(server.db, server.club);
    const { status } = await whileChanging(sql`delete from user_roles where "UserId" = ${person.id}`, () =>
      server.book(person, classId),
    );
    expect(status).toBe(404);
    expect(await server.seats(classId)).toMatchObject({ booked: 0 });
  });

  it('returns the current balance when credits change during it', async () => {
    const person = await server.person('Athlete');
    const account = await anAccount(server.db, server.club, person.id, 10);
    const classId = await aClass(server.db, server.club, { CreditsCostInSite: 2 });
    await whileChanging(sql`update ledger_accounts set "Balance" = "Balance" - 5 where "LedgerAccountId" = ${account}`, () =>
      server.book(person, classId),
    );
    expect(await balanceOf(server.db, person.id)).toBe(3);
    const [event] = await server.db
      .selectFrom('events')
      .select('Payload')
      .where('Type', '=', 'CreditsSub')
      .orderBy('EventId', 'desc')
      .limit(1)
      .execute();
    expect(event?.Payload).toMatchObject({ Target: person.id, Credits: 2, TotalCredits: 3 });
  });

  it('is the only one of many concurrent bookings that succeeds when the limit allows one', async () => {
    const club = await aClub(server.db);
    const person = await server.person('Athlete', club);
    await bookingSettings(server.db, club, { MaxWeeklyBookings: 1 });
    const classes = await Promise.all(Array.from({ length: 8 }, () => aClass(server.db, club)));
    const answers = await Promise.all(classes.map((classId) => server.book(person, classId)));
    expect(answers.filter((one) => one.status === 201)).toHaveLength(1);
    expect(answers.filter((one) => one.problem?.ErrorType === 'ClubLimitsExceeded')).toHaveLength(7);
  });

  it('is the only one of many concurrent bookings that succeeds with the last credit', async () => {
    const person = await server.person('Athlete');
    await anAccount(server.db, server.club, person.id, 5);
    const classes = await Promise.all(Array.from({ length: 8 }, () => aClass(server.db, server.club, { CreditsCostInSite: 2 })));
    const answers = await Promise.all(classes.map((classId) => server.book(person, classId)));
    expect(answers.filter((one) => one.status === 201)).toHaveLength(2);
    expect(await balanceOf(server.db, person.id)).toBe(1);
  });
});
