import { textVersions } from '@clubpulse/contract/accounts/consents';
import { listConsents, setConsents } from '@clubpulse/contract/accounts/consents.calls';
import { listDebts, listMyDebts } from '@clubpulse/contract/billing/debts/debts.calls';
import { assignSubscription } from '@clubpulse/contract/billing/subscriptions.calls';
import { getMemberBooking, setNoBookingsUntil } from '@clubpulse/contract/calendar/booking-rules.calls';
import { listNamelessSeats, listParticipants } from '@clubpulse/contract/calendar/seats/participants.calls';
import { getTrainerRanking } from '@clubpulse/contract/community/trainer-rankings.calls';
import * as calls from '@clubpulse/contract/members/membership.calls';
import { createNote } from '@clubpulse/contract/members/notes/notes.calls';
import { getClubUser } from '@clubpulse/contract/members/people.calls';
import { deleteAccount } from '@clubpulse/contract/office/account.calls';
import { listClubComparison, listMoneyDue } from '@clubpulse/contract/office/club-overview.calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { assignTrials } from '../../billing/subscriptions/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { aClass, anAccount, anAthlete, aSubscription, aSubscriptionType, hours } from '../../test/booking-rows.ts';
import { eraseUser } from '../../test/leaving.ts';
import { aClub, aRole, aUser } from '../../test/rows.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
});
afterAll(() => server.close());

const manager = () => world.tokens.managerA;
const paramsOf = (userId: number) => ({ id: world.clubA, userId });
const rolesOf = async (userId: number) => {
  const { status, result } = await server.call(getClubUser, { params: paramsOf(userId), token: manager() });
  return status === 200 ? result.Roles : status;
};
const left = async (userId: number) =>
  (
    await server.db
      .selectFrom('events')
      .select(['Type', 'Payload'])
      .where('ClubId', '=', world.clubA)
      .orderBy('EventId')
      .execute()
  ).filter(({ Payload }) => (Payload as { Target?: number }).Target === userId);

async function aMember() {
  const { db } = server;
  const id = await anAthlete(db, world.clubA);
  const type = await aSubscriptionType(db, world.clubA);
  const subscription = await aSubscription(db, world.clubA, id, type, 8);
  await aSubscription(db, world.clubA, id, type, null, { State: 'Canceled' });
  const unpaid = { Price: 5_900, PartPaid: 4_000, Currency: 'EUR', ExtStatus: null, StateReason: 'Date' } as const;
  await aSubscription(db, world.clubA, id, type, null, { State: 'Expired', ...unpaid });
  await anAccount(db, world.clubA, id, 5);
  const classId = await aClass(db, world.clubA, { InSiteParticipants: 1 });
  const seat = { ClassId: classId, UserId: id, ClubId: world.clubA, ClassBegin: hours(48), ClassEnd: hours(49) };
  await db
    .insertInto('class_participants')
    .values({ ...seat, Place: 'InSite', State: 'Booked', PaymentKind: 'Free' })
    .execute();
  const held = {
    ...seat,
    ClassId: await aClass(db, world.clubA, { InSiteParticipants: 1 }),
    ClassBegin: hours(-49),
    ClassEnd: hours(-48),
  };
  await db
    .insertInto('class_participants')
    .values({ ...held, Place: 'InSite', State: 'Booked', PaymentKind: 'Free', Attendance: 'Present' })
    .execute();
  await db
    .insertInto('expirations')
    .values({ ClubId: world.clubA, UserId: id, Type: 'Generic', ExpirationDate: '2099-01-01' })
    .execute();
  const named = {
    UserId: id,
    Kind: 'Document',
    Title: '',
    FileName: 'plan.pdf',
    Type: 'application/pdf',
    Bytes: 1,
    AddedAt: hours(-1),
  } as const;
  for (const own of [false, true]) {
    const Name = `${id}-${own}`;
    await db
      .insertInto('file_contents')
      .values({ Name, HeldUntil: hours(1) })
      .execute();
    await db
      .insertInto('files')
      .values({ ...named, Name, Shared: true, ...(own ? { ShownToClubId: world.clubA } : { ClubId: world.clubA }) })
      .execute();
  }
  for (const Text of ['Back pain', 'Asked for mornings'])
    await db
      .insertInto('notes')
      .values({ ClubId: world.clubA, UserId: id, Text, CreatedAt: hours(-1) })
      .execute();
  for (const CompletedAt of [null, hours(-1)])
    await db
      .insertInto('tasks')
      .values({ ClubId: world.clubA, ReceiverId: id, Type: 'call', Task: '', CreatedAt: hours(-2), CompletedAt })
      .execute();
  const { WorkoutSheetId } = await db
    .insertInto('workout_sheets')
    .values({
      ClubId: world.clubA,
      Name: `Back ${id}`,
      Type: 'regular',
      Location: 'club',
      Days: '[]',
      DayCount: 0,
      ExerciseCount: 0,
      UpdatedAt: hours(-1),
    })
    .returning('WorkoutSheetId')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('workout_sheet_shares')
    .values({ WorkoutSheetId, UserId: id, ClubId: world.clubA, SharedAt: hours(-1) })
    .execute();
  const bought = { ClubId: world.clubA, UserId: id, Type: 'Purchase', Method: 'Cash', Amount: 5_900, Currency: 'EUR' } as const;
  await db
    .insertInto('transactions')
    .values({ ...bought, UserSubscriptionId: subscription })
    .execute();
  return { id, classId };
}

async function waiting(trx: Queryable): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(trx);
  return rows[0]?.n ?? 0;
}

describe('roles of members in a club', () => {
  it('are added and removed one by one', async () => {
    const id = await anAthlete(server.db, world.clubA);
    for (const Role of ['Trainer', 'Manager'] as const) {
      const answered = await server.call(calls.giveRole, { params: paramsOf(id), body: { Role }, token: manager() });
      expect(answered.status).toBe(200);
    }
    expect(await rolesOf(id)).toEqual(['Manager', 'Trainer', 'Athlete']);
    const again = await server.call(calls.giveRole, { params: paramsOf(id), body: { Role: 'Trainer' }, token: manager() });
    expect(again).toMatchObject({ status: 200, result: { Roles: ['Manager', 'Trainer', 'Athlete'] } });
    for (const role of ['Manager', 'Athlete']) {
      const taken = await server.call(calls.takeRole, { params: { ...paramsOf(id), role }, token: manager() });
      expect(taken.status).toBe(204);
    }
    expect(await rolesOf(id)).toEqual(['Trainer']);
    expect((await left(id)).map(({ Type }) => Type)).toEqual(['RoleGiven', 'RoleGiven', 'RoleTaken', 'RoleTaken']);
  });

  it('can be added by an owner for themselves in their own clubs, but for no other user who is not a member', async () => {
    const { ownerA } = world.ids;
    const take = (userId: number, token = world.tokens.ownerA, id = world.clubA2) =>
      server.call(calls.giveRole, { params: { id, userId }, body: { Role: 'Manager' }, token });
    const { status, result } = await take(ownerA);
    expect([status, result.UserId, result.Roles]).toEqual([200, ownerA, ['Manager']]);
    expect((await take(ownerA)).result.Roles).toEqual(['Manager']);
    expect((await take(await aUser(server.db))).status).toBe(404);
    expect((await take(ownerA, world.tokens.ownerA, world.clubB)).status).toBe(403);
    expect((await take(world.ids.managerA, world.tokens.managerA)).status).toBe(403);
    await server.db.deleteFrom('user_roles').where('UserId', '=', ownerA).where('ClubId', '=', world.clubA2).execute();
  });

  it('require a verified address when they are staff roles', async () => {
    const id = await anAthlete(server.db, world.clubA);
    await server.db.updateTable('users').set({ EmailConfirmed: false }).where('UserId', '=', id).execute();
    const { problem } = await server.call(calls.giveRole, { params: paramsOf(id), body: { Role: 'Manager' }, token: manager() });
    expect(problem.ErrorType).toBe('StaffUnproved');
  });

  it('that are added while the member is being removed are removed too, or refused', async () => {
    for (let round = 0; round < 4; round++) {
      const id = await anAthlete(server.db, world.clubA);
      const [removed, gave] = await Promise.all([
        server.call(calls.removeFromClub, { params: paramsOf(id), token: manager() }),
        server.call(calls.giveRole, { params: paramsOf(id), body: { Role: 'Trainer' }, token: manager() }),
      ]);
      expect([removed.status, gave.status]).toEqual([204, gave.status === 200 ? 200 : 404]);
      const roles = await server.db.selectFrom('user_roles').select('Role').where('UserId', '=', id).execute();
      expect(roles).toEqual([]);
    }
  });

  it("are limited by the club's licence", async () => {
    const id = await anAthlete(server.db, world.clubB);
    const token = world.tokens.managerB;
    const held = await server.db.deleteFrom('club_licenses').where('ClubId', '=', world.clubB).returningAll().execute();
    const body = { Role: 'Trainer' };
    const refused = await server.call(calls.giveRole, { params: { id: world.clubB, userId: id }, body, token });
    await server.db.insertInto('club_licenses').values(held).execute();
    expect(refused.problem.ErrorType).toBe('LicenseRequired');
  });

  it('can be changed by managers only, and only for members', async () => {
    const id = await anAthlete(server.db, world.clubA);
    for (const token of [world.tokens.trainerA, world.tokens.managerB]) {
      expect((await server.call(calls.giveRole, { params: paramsOf(id), body: { Role: 'Manager' }, token })).status).toBe(403);
      expect((await server.call(calls.removeFromClub, { params: paramsOf(id), token })).status).toBe(403);
    }
    const body = { Role: 'Trainer' };
    expect((await server.call(calls.giveRole, { params: paramsOf(await aUser(server.db)), body, token: manager() })).status).toBe(
      404,
    );
    expect(await rolesOf(id)).toEqual(['Athlete']);
  });
});

describe('the removal of a member’s last role', () => {
  it("deletes the member's data in this club only, and no account", async () => {
    const { id, classId } = await aMember();
    const elsewhere = await aClub(server.db);
    await aRole(server.db, id, 'Athlete', elsewhere);
    await anAccount(server.db, elsewhere, id, 3);
    const { result: loss } = await server.call(calls.getLoss, { params: paramsOf(id), token: manager() });
    expect(loss).toEqual({
      UserId: id,
      Roles: ['Athlete'],
      Subscriptions: 1,
      Tickets: 8,
      Credits: 5,
      Bookings: 1,
      PastBookings: 1,
      RecurringBookings: 0,
      Family: 0,
      Documents: 1,
      Files: 1,
      WorkoutSheets: 1,
      Notes: 2,
      Tasks: 2,
      Owed: [{ Currency: 'EUR', Amount: 1_900 }],
      Classes: 0,
      LeavesNoManager: false,
    });
    expect((await server.call(calls.takeRole, { params: { ...paramsOf(id), role: 'Athlete' }, token: manager() })).status).toBe(
      204,
    );
    expect(await rolesOf(id)).toBe(404);
    const rows = async (
      table:
        | 'user_subscriptions'
        | 'ledger_accounts'
        | 'class_participants'
        | 'expirations'
        | 'workout_sheet_shares'
        | 'transactions',
    ) => (await server.db.selectFrom(table).select('ClubId').where('UserId', '=', id).execute()).map(({ ClubId }) => ClubId);
    expect(await rows('user_subscriptions')).toEqual([]);
    expect(await rows('class_participants')).toEqual([]);
    expect(await rows('expirations')).toEqual([]);
    expect(await rows('workout_sheet_shares')).toEqual([]);
    expect(await rows('ledger_accounts')).toEqual([elsewhere]);
    expect(await rows('transactions')).toEqual([world.clubA]);
    const seats = await server.db
      .selectFrom('classes')
      .select('InSiteParticipants')
      .where('ClassId', '=', classId)
      .executeTakeFirstOrThrow();
    expect(seats.InSiteParticipants).toBe(0);
    expect((await left(id)).map(({ Type }) => Type)).toEqual(['RoleTaken', 'UserLeftClub']);
  });

  it('waits for a concurrent change of a subscription of the member, without a deadlock', async () => {
    const { id } = await aMember();
    let taken: Promise<{ status: number }> | undefined;
    await server.db.transaction().execute(async (desk) => {
      const held = desk.selectFrom('user_subscriptions').select('UserSubscriptionId');
      await held.where('UserId', '=', id).where('ClubId', '=', world.clubA).forUpdate().execute();
      taken = server.call(calls.takeRole, { params: { ...paramsOf(id), role: 'Athlete' }, token: manager() });
      await vi.waitFor(async () => expect(await waiting(desk)).toBe(1));
      await desk.updateTable('ledger_accounts').set({ Balance: 4 }).where('UserId', '=', id).execute();
    });
    expect((await taken)?.status).toBe(204);
    expect(await rolesOf(id)).toBe(404);
  });

  it('also deletes data that is written for the member at the same time, and later writes are refused', {
    tags: ['atLength'],
  }, async () => {
    const { db } = server;
    const ids = await Promise.all(Array.from({ length: 6 }, () => anAthlete(db, world.clubA)));
    const type = await aSubscriptionType(db, world.clubA);
    const token = manager();
    const remove = (userId: number) => server.call(calls.removeFromClub, { params: paramsOf(userId), token });
    const answers = await Promise.all(
      ids.flatMap((userId) => {
        return [
          server.call(assignSubscription, { params: paramsOf(userId), body: { ClassSubscriptionId: type, Price: 3_900 }, token }),
          server.call(createNote, { body: { ClubId: world.clubA, UserId: userId, Text: 'Knee.' }, token }),
          remove(userId),
        ];
      }),
    );
    expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
    for (const userId of ids) if ((await rolesOf(userId)) !== 404) expect((await remove(userId)).status).toBe(204);
    for (const userId of ids) expect(await rolesOf(userId)).toBe(404);
    for (const table of ['user_subscriptions', 'notes'] as const)
      expect(await db.selectFrom(table).select('UserId').where('UserId', 'in', ids).execute(), table).toEqual([]);
  });

  it('happens when the member leaves the club, which removes all their roles', async () => {
    const Email = `leaves${world.clubA}@example.com`;
    const id = await anAthlete(server.db, world.clubA, { Email });
    await aRole(server.db, id, 'Trainer', world.clubA);
    const params = { id, clubId: world.clubA };
    expect((await server.call(calls.leaveClub, { params, token: manager() })).status).toBe(403);
    expect((await server.call(calls.leaveClub, { params, token: await server.tokenFor(Email) })).status).toBe(204);
    expect(await rolesOf(id)).toBe(404);
    expect((await left(id)).at(-1)).toMatchObject({ Type: 'UserLeftClub', Payload: { Target: id, Email, By: id } });
  });

  it('is refused for a manager while the club has no other manager', async () => {
    const club = await aClub(server.db);
    const [one, two] = await Promise.all([1, 2].map((n) => aUser(server.db, { Email: `manages${n}.${club}@example.com` })));
    const tokens = await Promise.all([1, 2].map((n) => server.tokenFor(`manages${n}.${club}@example.com`)));
    for (const id of [one, two]) await aRole(server.db, id ?? 0, 'Manager', club);
    const answers = await Promise.all([
      server.call(calls.removeFromClub, { params: { id: club, userId: two ?? 0 }, token: tokens[0] }),
      server.call(calls.removeFromClub, { params: { id: club, userId: one ?? 0 }, token: tokens[1] }),
    ]);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    const managers = await server.db.selectFrom('user_roles').select('Role').where('ClubId', '=', club).execute();
    expect(managers).toHaveLength(1);
  });
});

describe('a past class', () => {
  const held = { Begin: hours(-50), End: hours(-49) };
  const seat = { ClassBegin: held.Begin, ClassEnd: held.End, State: 'Booked', Place: 'InSite', PaymentKind: 'Free' } as const;

  async function past(club: number) {
    const { db } = server;
    const [ada, bea] = [await anAthlete(db, club), await anAthlete(db, club)];
    const TrainerId = await aUser(db);
    await aRole(db, TrainerId, 'Trainer', club);
    const counted = { TrainerId, PublishState: 'Published', MaxInSiteParticipants: 4, InSiteParticipants: 1 } as const;
    const ClassId = await aClass(db, club, { ...held, ...counted, InSiteQueued: 1 });
    const { ClassScheduleId } = await db
      .insertInto('class_schedules')
      .values({ ClubId: club, ScheduleStartDate: '2026-11-01', ScheduleEndDate: '2026-12-01', Slots: '[]' })
      .returning('ClassScheduleId')
      .executeTakeFirstOrThrow();
    const course = await aClass(db, club, { ...held, ...counted, ClassType: 'Course', ClassScheduleId });
    await db
      .insertInto('class_participants')
      .values([
        { ...seat, ClassId, ClubId: club, UserId: ada, Attendance: 'Absent', NoShow: true },
        { ...seat, ClassId, ClubId: club, UserId: bea, State: 'Waiting', PaymentKind: null },
      ])
      .execute();
    const { ClassParticipantId } = await db
      .insertInto('class_participants')
      .values({ ...seat, ClassId: course, ClubId: club, UserId: ada })
      .returning('ClassParticipantId')
      .executeTakeFirstOrThrow();
    await db.insertInto('course_attendance').values({ ClassParticipantId, Day: held.Begin, Attendance: 'Present' }).execute();
    return { ada, bea, ClassId, course };
  }
  const nameless = async (id: number) => (await server.call(listNamelessSeats, { params: { id }, token: manager() })).result;
  const countsOf = (ids: readonly number[]) =>
    server.db
      .selectFrom('classes')
      .select(['InSiteParticipants', 'InSiteQueued'])
      .where('ClassId', 'in', ids)
      .orderBy('ClassId')
      .execute();
  const named = async (id: number) =>
    (await server.call(listParticipants, { params: { id }, token: manager() })).result.map(({ UserId }) => UserId);
  const marks = [{ Begin: held.Begin.toISOString(), Attendance: 'Present', NoShow: false }];

  it.each(['when the club removes them', 'by deleting their account'])(
    'retains an anonymous seat of a member who leaves the club %s',
    async (how) => {
      const { ada, bea, ClassId, course } = await past(world.clubA);
      expect(await nameless(ClassId)).toEqual([]);
      for (const userId of [ada, bea]) {
        if (how === 'when the club removes them')
          expect((await server.call(calls.removeFromClub, { params: paramsOf(userId), token: manager() })).status).toBe(204);
        else await eraseUser(server.db, userId);
      }
      expect([await named(ClassId), await named(course)]).toEqual([[], []]);
      expect(await nameless(ClassId)).toEqual([{ Place: 'InSite', Attendance: 'Absent', NoShow: true, Days: [] }]);
      expect(await nameless(course)).toEqual([{ Place: 'InSite', Attendance: null, NoShow: false, Days: marks }]);
      expect(await countsOf([ClassId, course])).toEqual(
        [1, 1].map((InSiteParticipants) => ({ InSiteParticipants, InSiteQueued: 0 })),
      );
      const { rows } = await sql<Record<string, unknown>>`select * from nameless_seats where "ClassId" = ${ClassId}`.execute(
        server.db,
      );
      expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['Attendance', 'ClassId', 'Days', 'NamelessSeatId', 'NoShow', 'Place']);
    },
  );

  it('is deleted together with the nameless seats of former members', async () => {
    const { ada, ClassId } = await past(world.clubA);
    await server.call(calls.removeFromClub, { params: paramsOf(ada), token: manager() });
    await server.db.deleteFrom('classes').where('ClassId', '=', ClassId).execute();
    expect(await server.db.selectFrom('nameless_seats').select('Place').where('ClassId', '=', ClassId).execute()).toEqual([]);
  });

  it('counts in the figures of owner and trainer as before when a participant has left', async () => {
    const { BrandId } = await server.db
      .insertInto('brands')
      .values({ Name: `Held ${world.clubA}` })
      .returning('BrandId')
      .executeTakeFirstOrThrow();
    const club = await aClub(server.db, { BrandId, EnableTrainerRankings: true });
    const Email = `owns.${club}@example.com`;
    const owner = await aUser(server.db, { Email });
    await server.db.insertInto('user_roles').values({ UserId: owner, Role: 'Owner', BrandId }).execute();
    const token = await server.tokenFor(Email);
    const { ada } = await past(club);
    const figures = async () => {
      const compared = await server.call(listClubComparison, { params: { id: BrandId }, token });
      const ranked = await server.call(getTrainerRanking, { params: { id: club }, token });
      const [{ Seats, SeatsTaken } = {}] = compared.result;
      return { Seats, SeatsTaken, trainers: ranked.result.Trainers.map(({ Booked, NoShows }) => ({ Booked, NoShows })) };
    };
    const before = await figures();
    expect(before).toEqual({ Seats: 8, SeatsTaken: 2, trainers: [{ Booked: 1, NoShows: 1 }] });
    expect((await server.call(calls.removeFromClub, { params: { id: club, userId: ada }, token })).status).toBe(204);
    expect(await figures()).toEqual(before);
  });
});

describe('a member who leaves a club and comes back', () => {
  async function anna() {
    const Email = `anna${++count}.${world.clubA}@example.com`;
    const id = await anAthlete(server.db, world.clubA, { Email });
    const token = await server.tokenFor(Email);
    const leave = () => server.call(calls.leaveClub, { params: { id, clubId: world.clubA }, token });
    return { id, token, leave };
  }
  let count = 0;

  it('still has their debt, of which they were informed before they left', async () => {
    const { id, token, leave } = await anna();
    const type = await aSubscriptionType(server.db, world.clubA);
    await aSubscription(server.db, world.clubA, id, type, null, { Price: 5_900, ExtStatus: null });
    const due = async () =>
      (await server.call(listMoneyDue, { params: { id: world.clubA }, token: manager() })).result.reduce(
        (sum, { Amount }) => sum + Amount,
        0,
      );
    const before = await due();
    const loss = await server.call(calls.getOwnLoss, { params: { id, clubId: world.clubA }, token });
    expect(loss.result.Owed).toEqual([{ Currency: 'EUR', Amount: 5_900 }]);
    expect((await leave()).status).toBe(204);
    expect(await due()).toBe(before);
    expect((await server.call(listMyDebts, { params: { id }, token })).result).toMatchObject([{ AmountDue: 5_900 }]);
    const after = await server.call(deleteAccount, {
      params: { id },
      body: { Email: `anna1.${world.clubA}@example.com` },
      token,
    });
    expect(after.status).toBe(204);
    expect(await due()).toBe(before);
    const { data } = (await server.call(listDebts, { params: { id: world.clubA }, query: {}, token: manager() })).result;
    expect(data).toContainEqual(expect.objectContaining({ UserId: null, AmountDue: 5_900 }));
  });

  it('still has a used trial, booking bans and strikes', async () => {
    const { id, leave } = await anna();
    const { db } = server;
    const type = await aSubscriptionType(db, world.clubA, 'Two weeks free');
    await db
      .updateTable('class_subscriptions')
      .set({ Price: 0, AutoAssignTrial: true, DurationDays: 14 })
      .where('ClassSubscriptionId', '=', type)
      .execute();
    const club = { ClubId: world.clubA, UserId: id, TimeZone: 'Europe/Rome' };
    const trials = async () => {
      await db.transaction().execute((trx) => assignTrials(trx, club, new Date()));
      const held = await db.selectFrom('user_subscriptions').select('ClassSubscriptionId').where('UserId', '=', id).execute();
      return held.length;
    };
    expect(await trials()).toBe(1);
    const ban = { params: paramsOf(id), body: { NoBookingsUntil: '2099-01-01' }, token: manager() };
    expect((await server.call(setNoBookingsUntil, ban)).status).toBe(200);
    const strike = {
      ClubId: world.clubA,
      UserId: id,
      Kind: 'NoShow',
      ClassName: 'Spin',
      ClassBegin: hours(-48),
      At: hours(-47),
    } as const;
    await db.insertInto('booking_strikes').values(strike).execute();
    await leave();
    await aRole(db, id, 'Athlete', world.clubA);
    expect(await trials()).toBe(0);
    const standing = await server.call(getMemberBooking, { params: paramsOf(id), token: manager() });
    expect(standing.result).toMatchObject({ NoBookingsUntil: '2099-01-01', Strikes: 1, IsGuest: false });
    await db.updateTable('class_subscriptions').set({ AutoAssignTrial: false }).where('ClassSubscriptionId', '=', type).execute();
  });

  it('has no consents, because the removal of the role ended them and recorded the user who removed the role', async () => {
    const { id, token } = await anna();
    const body = [{ ClubId: world.clubA, Purpose: 'HeartRate', Granted: true, Version: textVersions.HeartRate }];
    expect((await server.call(setConsents, { params: { id }, body, token })).status).toBe(200);
    await aRole(server.db, id, 'Trainer', world.clubA);
    await server.call(calls.takeRole, { params: { ...paramsOf(id), role: 'Athlete' }, token: manager() });
    await aRole(server.db, id, 'Athlete', world.clubA);
    const consents = await server.call(listConsents, { params: { id }, token });
    expect(consents.result.filter(({ Granted }) => Granted)).toEqual([]);
    const rows = await server.db.selectFrom('consents').selectAll().where('UserId', '=', id).orderBy('ConsentId').execute();
    expect(rows.map(({ Granted, ByUserId }) => [Granted, ByUserId])).toEqual([
      [true, id],
      [false, world.ids.managerA],
    ]);
  });

  it('still has the acceptances of policies', async () => {
    const { id, leave } = await anna();
    const { PolicyId } = await server.db
      .insertInto('policies')
      .values({ ClubId: world.clubA, Type: 'JoinClub', Title: 'House', Text: 'Be kind.' })
      .returning('PolicyId')
      .executeTakeFirstOrThrow();
    const answer = { PolicyId, UserId: id, Acceptance: 'Accepted', AcceptanceDate: new Date() } as const;
    await server.db.insertInto('policy_answers').values(answer).execute();
    await leave();
    const stored = await server.db.selectFrom('policy_answers').select('Version').where('UserId', '=', id).execute();
    expect(stored).toEqual([{ Version: 1 }]);
  });
});

describe('the last manager of a club with a brand owner', () => {
  async function aManager() {
    const id = await aClub(server.db, { BrandId: world.brandA });
    const Email = `last-${id}@example.com`;
    const userId = await aUser(server.db, { Email });
    for (const role of ['Manager', 'Trainer'] as const) await aRole(server.db, userId, role, id);
    return { id, userId, token: await server.tokenFor(Email) };
  }

  it('can be removed neither by the manager nor by the owner', async () => {
    const { id, userId, token } = await aManager();
    const { result } = await server.call(calls.getLoss, { params: { id, userId }, token });
    expect(result.LeavesNoManager).toBe(true);
    const role = { params: { id, userId, role: 'Manager' as const } };
    const acts = [
      server.call(calls.takeRole, { ...role, token }),
      server.call(calls.takeRole, { ...role, token: world.tokens.ownerA }),
      server.call(calls.removeFromClub, { params: { id, userId }, token }),
      server.call(calls.removeFromClub, { params: { id, userId }, token: world.tokens.ownerA }),
      server.call(calls.leaveClub, { params: { id: userId, clubId: id }, token }),
    ];
    for (const { problem } of await Promise.all(acts)) expect(problem.ErrorType).toBe('LastManager');
    const other = { params: { id, userId, role: 'Trainer' as const }, token };
    expect((await server.call(calls.takeRole, other)).status).toBe(204);
  });

  it('is removed when the club has another manager', async () => {
    const { id, userId, token } = await aManager();
    await aRole(server.db, world.ids.trainerA, 'Manager', id);
    expect((await server.call(calls.removeFromClub, { params: { id, userId }, token })).status).toBe(204);
  });
});
