import { listParticipants, setParticipantState } from '@clubpulse/contract/calendar/seats/participants.calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outsideTransaction } from '../../platform/database/pool/one-connection.ts';
import { aClass, anAccount, aSubscription, aSubscriptionType, balanceOf, bookingSettings } from '../../test/booking-rows.ts';
import { type BookingServer, openBookingServer, type Person } from '../../test/booking-server.ts';
import { untilStuck } from '../../test/race/until-stuck.ts';
import { aClub } from '../../test/rows.ts';

let house: BookingServer;
let ada: Person;
beforeAll(async () => {
  house = await openBookingServer();
  ada = await house.person('Athlete');
});
afterAll(() => house.close());

async function whileChanging(change: ReturnType<typeof sql>, book: () => ReturnType<BookingServer['book']>) {
  const { waiting } = await house.db.transaction().execute(async (trx) => {
    await change.execute(trx);
    const booking = outsideTransaction(book);
    await untilStuck(house.db, [booking]);
    return { waiting: booking };
  });
  return waiting;
}

async function decidedBefore<T>(person: Person, change: () => Promise<T>, meanwhile: () => Promise<unknown>): Promise<T> {
  await sql`insert into club_athletes ("ClubId", "UserId") select "ClubId", "UserId" from user_roles where "UserId" = ${person.id}
    on conflict ("ClubId", "UserId") do nothing`.execute(house.db);
  const { waiting } = await house.db.transaction().execute(async (trx) => {
    await sql`select from club_athletes where "UserId" = ${person.id} for update`.execute(trx);
    const changed = outsideTransaction(change);
    await untilStuck(house.db, [changed]);
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
    club = await aClub(house.db);
    trainer = await house.person('Trainer', club);
    people = [await house.person('Athlete', club), await house.person('Athlete', club), await house.person('Athlete', club)];
  });
  const offers = (OfferMinutes: number) => bookingSettings(house.db, club, { OfferMinutes });
  const states = async (classId: number) => {
    const { result } = await house.call(listParticipants, { params: { id: classId }, token: trainer.token });
    return Object.fromEntries(result.map((one) => [one.UserId, `${one.State} ${one.Place}`]));
  };
  const wait = async (person: Person, classId: number, Place: 'InSite' | 'Remote' = 'InSite') =>
    expect((await house.book(person, classId, { Place, Queue: true })).result.State).toBe('Waiting');

  it('by a new member who saw a free seat before the waiting member joined the list', async () => {
    const [newcomer, leaver, first] = people;
    await offers(0);
    const classId = await aClass(house.db, club, { MaxInSiteParticipants: 1 });
    const { problem } = await decidedBefore(
      newcomer,
      () => house.book(newcomer, classId),
      async () => {
        await house.book(leaver, classId);
        await wait(first, classId);
        await house.cancel(leaver, classId);
      },
    );
    expect(problem.ErrorType).toBe('ClassFull');
    expect(await states(classId)).toEqual({ [first.id]: 'Waiting InSite' });
  });

  it('by a member whom staff moves up to a seat that was meanwhile offered to the waiting member', async () => {
    const [leaver, first, second] = people;
    await offers(0);
    const classId = await aClass(house.db, club, { MaxInSiteParticipants: 1 });
    await house.book(leaver, classId);
    await wait(first, classId);
    await wait(second, classId);
    await house.cancel(leaver, classId);
    const { problem } = await decidedBefore(
      second,
      () =>
        house.call(setParticipantState, {
          params: { id: classId, userId: second.id },
          body: { State: 'Booked' },
          token: trainer.token,
        }),
      async () => {
        await offers(60);
        await house.queues.run();
      },
    );
    expect(problem.ErrorType).toBe('ClassFull');
    expect(await house.seats(classId)).toEqual({ booked: 0, queued: 2, offered: 1 });
  });

  it('by a member who has an offer of a seat in site and books a remote seat', async () => {
    const [leaver, held, first] = people;
    await offers(60);
    const classId = await aClass(house.db, club, { MaxInSiteParticipants: 1, MaxRemoteParticipants: 1 });
    await house.book(leaver, classId);
    await wait(held, classId);
    await house.cancel(leaver, classId);
    expect(await house.seats(classId)).toMatchObject({ offered: 1 });
    await offers(0);
    const { problem } = await decidedBefore(
      held,
      () => house.book(held, classId, { Place: 'Remote' }),
      async () => {
        await house.book(leaver, classId, { Place: 'Remote' });
        await wait(first, classId, 'Remote');
        await house.cancel(leaver, classId);
      },
    );
    expect(problem.ErrorType).toBe('ClassFull');
    expect(await states(classId)).toEqual({ [held.id]: 'Waiting InSite', [first.id]: 'Waiting Remote' });
  });
});

describe('a booking with concurrent changes', () => {
  it('is refused when the class is unpublished during it', async () => {
    const classId = await aClass(house.db, house.club);
    const { problem } = await whileChanging(
      sql`update classes set "PublishState" = 'Unpublished', "RowVersion" = "RowVersion" + 1 where "ClassId" = ${classId}`,
      () => house.book(ada, classId),
    );
    expect(problem.ErrorType).toBe('ClassNotPublished');
  });

  it('costs the price that the class has when the booking is written', async () => {
    const person = await house.person('Athlete');
    await anAccount(house.db, house.club, person.id, 10);
    const classId = await aClass(house.db, house.club, { CreditsCostInSite: 2 });
    const { result } = await whileChanging(
      sql`update classes set "CreditsCostInSite" = 3, "RowVersion" = "RowVersion" + 1 where "ClassId" = ${classId}`,
      () => house.book(person, classId),
    );
    expect(result.Paid).toMatchObject({ Credits: 3 });
    expect(await balanceOf(house.db, person.id)).toBe(7);
  });

  it('is not paid with a subscription that is suspended during it', async () => {
    const person = await house.person('Athlete');
    const type = await aSubscriptionType(house.db, house.club);
    const held = await aSubscription(house.db, house.club, person.id, type);
    const classId = await aClass(house.db, house.club, { ClassSubscriptionIds: [type] });
    const { problem } = await whileChanging(
      sql`update user_subscriptions set "State" = 'Suspended', "SuspendedDate" = current_date - 1, "RowVersion" = "RowVersion" + 1
        where "UserSubscriptionId" = ${held}`,
      () => house.book(person, classId),
    );
    expect(problem.ErrorType).toBe('NoValidSubscriptions');
    expect(await house.seats(classId)).toMatchObject({ booked: 0 });
  });

  it('is refused for a member whose last role is removed during it', async () => {
    const person = await house.person('Athlete');
    const classId = await aClass(house.db, house.club);
    const { status } = await whileChanging(sql`delete from user_roles where "UserId" = ${person.id}`, () =>
      house.book(person, classId),
    );
    expect(status).toBe(404);
    expect(await house.seats(classId)).toMatchObject({ booked: 0 });
  });

  it('returns the current balance when credits change during it', async () => {
    const person = await house.person('Athlete');
    const account = await anAccount(house.db, house.club, person.id, 10);
    const classId = await aClass(house.db, house.club, { CreditsCostInSite: 2 });
    await whileChanging(sql`update ledger_accounts set "Balance" = "Balance" - 5 where "LedgerAccountId" = ${account}`, () =>
      house.book(person, classId),
    );
    expect(await balanceOf(house.db, person.id)).toBe(3);
    const [event] = await house.db
      .selectFrom('events')
      .select('Payload')
      .where('Type', '=', 'CreditsSub')
      .orderBy('EventId', 'desc')
      .limit(1)
      .execute();
    expect(event?.Payload).toMatchObject({ Target: person.id, Credits: 2, TotalCredits: 3 });
  });

  it('is the only one of many concurrent bookings that succeeds when the limit allows one', async () => {
    const club = await aClub(house.db);
    const person = await house.person('Athlete', club);
    await bookingSettings(house.db, club, { MaxWeeklyBookings: 1 });
    const classes = await Promise.all(Array.from({ length: 8 }, () => aClass(house.db, club)));
    const answers = await Promise.all(classes.map((classId) => house.book(person, classId)));
    expect(answers.filter((one) => one.status === 201)).toHaveLength(1);
    expect(answers.filter((one) => one.problem?.ErrorType === 'ClubLimitsExceeded')).toHaveLength(7);
  });

  it('is the only one of many concurrent bookings that succeeds with the last credit', async () => {
    const person = await house.person('Athlete');
    await anAccount(house.db, house.club, person.id, 5);
    const classes = await Promise.all(Array.from({ length: 8 }, () => aClass(house.db, house.club, { CreditsCostInSite: 2 })));
    const answers = await Promise.all(classes.map((classId) => house.book(person, classId)));
    expect(answers.filter((one) => one.status === 201)).toHaveLength(2);
    expect(await balanceOf(house.db, person.id)).toBe(1);
  });
});
