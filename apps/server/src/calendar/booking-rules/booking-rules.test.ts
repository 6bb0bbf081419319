import { type BookingSettings, defaultBookingSettings } from '@clubpulse/contract/calendar/booking-rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { untilStuck } from '../../test/race/until-stuck.ts';
import { aClub, aRole, aUser, eventTypes } from '../../test/rows.ts';
import { createSettings, createStrikes, memberBooking, settingsOf, strike, unstrike } from './public.ts';

const now = new Date('2026-11-20T12:00:00Z');
const DAY_MS = 86_400_000;
let database: TestDatabase;
let open: OpenDatabase;
let settings: ReturnType<typeof createSettings>;
let strikes: ReturnType<typeof createStrikes>;
let clubId: number;
let manager: number;

beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
  settings = createSettings({ db: open.db, now: () => now });
  strikes = createStrikes({ db: open.db, nicknameOf: async () => 'boss', now: () => now });
  clubId = await aClub(open.db);
  manager = await aUser(open.db);
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

async function anAthlete(club = clubId): Promise<number> {
  const userId = await aUser(open.db);
  await aRole(open.db, userId, 'Athlete', club);
  return userId;
}
const aClassAt = async (Begin: Date) =>
  (
    await open.db
      .insertInto('classes')
      .values({
        ClubId: clubId,
        Name: 'Spinning',
        Begin,
        End: new Date(Begin.getTime() + 3_600_000),
        Duration: 60,
        ClassType: 'Single',
        CalendarType: 'Club',
        BookingMode: 'Open',
        TrainingType: 'other',
        Color: '#1787a6',
        MaxInSiteParticipants: 10,
        CalendarVisibilityDays: 7,
        BookingBeforeHours: 0,
        CancelBeforeHours: 0,
        BookingOpensAt: Begin,
      })
      .returning('ClassId')
      .executeTakeFirstOrThrow()
  ).ClassId;
async function struck(userId: number, daysAgo: number, Kind: 'NoShow' | 'LateCancel' = 'NoShow'): Promise<number> {
  const At = new Date(now.getTime() - daysAgo * DAY_MS);
  const ClassId = await aClassAt(At);
  const counted = { ClubId: clubId, UserId: userId, Kind, ClassId, ClassName: 'Spinning', ClassBegin: At, At };
  await open.db.transaction().execute((trx) => strike(trx, counted, manager));
  return ClassId;
}

const save = async (input: BookingSettings) => {
  const { RowVersion } = await settings.get(clubId);
  return settings.save(clubId, { ...input, RowVersion }, manager);
};

describe('the booking settings of a club', () => {
  it('are defaults until the club saves its own', async () => {
    const other = await aClub(open.db);
    expect(await settings.get(clubId)).toEqual({ ...defaultBookingSettings, RowVersion: 0 });
    const own = {
      ...defaultBookingSettings,
      MaxWeeklyBookings: 3,
      NoBookingsUntil: '2026-12-01',
      OfferMinutes: 0,
      StrikeLimit: 2,
    };
    expect(await save(own)).toEqual({ ...own, RowVersion: 1 });
    expect(await settingsOf(open.db, clubId)).toEqual(own);
    const again = { ...own, MaxWeeklyBookings: null, StrikeForNoShow: true };
    await save(again);
    expect(await settings.get(clubId)).toEqual({ ...again, RowVersion: 2 });
    expect(await settingsOf(open.db, other)).toEqual(defaultBookingSettings);
    expect((await eventTypes(open.db)).slice(-2)).toEqual(['BookingSettingsUpdated', 'BookingSettingsUpdated']);
  });

  it.each([
    ['the first save of a club', 0],
    ['a later save', 1],
  ])('refuse the second of two saves based on the same row version: %s', async (_what, read) => {
    const club = await aClub(open.db);
    const change = (fields: Partial<BookingSettings>, RowVersion: number) =>
      settings.save(club, { ...defaultBookingSettings, ...fields, RowVersion }, manager);
    if (read === 1) await change({}, 0);
    const both = await Promise.all([change({ OfferMinutes: 15 }, read), change({ StrikeLimit: 9 }, read)]);
    expect(
      both
        .map((one) => ('refused' in one ? one.refused : one.RowVersion))
        .toSorted((one, other) => String(one).localeCompare(String(other))),
    ).toEqual([read + 1, 'StaleRowVersion']);
    expect(await settings.get(club)).toEqual(both.find((one) => !('refused' in one)));
  });
});

describe('the booking data of a member', () => {
  it('is empty at first and can be changed field by field', async () => {
    const athlete = await anAthlete();
    const nothing = {
      UserId: athlete,
      ClubId: clubId,
      NoBookingsUntil: null,
      IsGuest: false,
      IsStaff: false,
      Strikes: 0,
      BannedUntil: null,
    };
    expect(await settings.member(clubId, athlete)).toEqual(nothing);
    expect(await settings.ban(clubId, athlete, '2026-12-24', manager)).toEqual({ ...nothing, NoBookingsUntil: '2026-12-24' });
    expect(await settings.setGuest(clubId, athlete, true, manager)).toMatchObject({
      IsGuest: true,
      NoBookingsUntil: '2026-12-24',
    });
    expect(await settings.setStaff(clubId, athlete, true, manager)).toMatchObject({ IsGuest: true, IsStaff: true });
    expect(await settings.ban(clubId, athlete, null, manager)).toMatchObject({
      IsGuest: true,
      IsStaff: true,
      NoBookingsUntil: null,
    });
  });

  it('gets a new version when the member is banned, so that a concurrent booking that was decided before the ban is decided again', async () => {
    const athlete = await anAthlete();
    const version = async () =>
      (await open.db.selectFrom('club_athletes').select('BookingsVersion').where('UserId', '=', athlete).executeTakeFirst())
        ?.BookingsVersion;
    await open.db.insertInto('club_athletes').values({ ClubId: clubId, UserId: athlete, BookingsVersion: 4 }).execute();
    await settings.ban(clubId, athlete, '2026-12-24', manager);
    expect(await version()).toBe(5);
  });

  it('is not written for a member whose last role is being removed', async () => {
    const athlete = await anAthlete();
    const [taken, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const leaving = open.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('user_roles').where('UserId', '=', athlete).execute();
      taken.resolve();
      await over.promise;
    });
    await taken.promise;
    const written = settings.setGuest(clubId, athlete, true, manager);
    await untilStuck(open.db, [written]);
    over.resolve();
    await leaving;
    expect(await written).toMatchObject({ refused: 'NotFound' });
    expect(await open.db.selectFrom('club_athletes').where('UserId', '=', athlete).selectAll().execute()).toEqual([]);
  });

  it('returns NotFound for a user without a role in the club', async () => {
    const foreign = await anAthlete(await aClub(open.db));
    for (const answer of [
      settings.member(clubId, foreign),
      settings.ban(clubId, foreign, null, manager),
      settings.setGuest(clubId, 999_999, true, manager),
    ])
      expect(await answer).toMatchObject({ refused: 'NotFound' });
  });
});

describe('strikes of a member', () => {
  it('ban the member when enough of them are within the time window and not forgiven', async () => {
    await save({ ...defaultBookingSettings, StrikeLimit: 2, StrikeWindowDays: 10, StrikeBanDays: 5 });
    const athlete = await anAthlete();
    await struck(athlete, 14);
    await struck(athlete, 3, 'LateCancel');
    expect(await settings.member(clubId, athlete)).toMatchObject({ Strikes: 1, BannedUntil: null });
    await struck(athlete, 1);
    expect(await memberBooking(open.db, athlete, clubId, now)).toMatchObject({
      Strikes: 2,
      BannedUntil: '2026-11-24T12:00:00.000Z',
    });

    const [newest, second, oldest] = (await strikes.list(clubId, { draw: 1, start: 0, length: 10, UserId: athlete })).data;
    expect([newest?.Kind, second?.Kind, oldest?.Kind]).toEqual(['NoShow', 'LateCancel', 'NoShow']);
    expect(await strikes.forgive(newest!.StrikeId, manager)).toMatchObject({ ForgivenAt: now.toISOString(), ForgivenBy: 'boss' });
    const events = await eventTypes(open.db);
    expect(await strikes.forgive(newest!.StrikeId, manager)).toMatchObject({ ForgivenAt: now.toISOString() });
    expect(await eventTypes(open.db)).toEqual(events);
    expect(events.at(-1)).toBe('StrikeForgiven');
    expect(await settings.member(clubId, athlete)).toMatchObject({ Strikes: 1, BannedUntil: null });
    expect(await strikes.forgive(999_999, manager)).toMatchObject({ refused: 'NotFound' });
    expect(await strikes.clubOf(newest!.StrikeId)).toBe(clubId);
  });

  it('are visible to the member, each with its class, while they count or cause a ban', async () => {
    await save({ ...defaultBookingSettings, StrikeLimit: 2, StrikeWindowDays: 10, StrikeBanDays: 5 });
    const athlete = await anAthlete();
    await struck(athlete, 12);
    expect(await settings.own(clubId, athlete)).toMatchObject({ BannedUntil: null, StrikeLimit: 2, Strikes: [] });
    await struck(athlete, 3, 'LateCancel');
    expect(await settings.own(clubId, athlete)).toMatchObject({
      BannedUntil: '2026-11-22T12:00:00.000Z',
      StrikeWindowDays: 10,
      Strikes: [{ Kind: 'LateCancel', ClassName: 'Spinning' }, { Kind: 'NoShow' }],
    });
    await save({ ...defaultBookingSettings, NoBookingsUntil: '2026-12-24' });
    await settings.ban(clubId, athlete, '2026-12-01', manager);
    expect(await settings.own(clubId, athlete)).toMatchObject({ NoBookingsUntil: '2026-12-24', BannedUntil: null });
    expect(await settings.own(clubId, await anAthlete(await aClub(open.db)))).toMatchObject({ refused: 'NotFound' });
    await save(defaultBookingSettings);
  });

  it('count once per class, and can be removed', async () => {
    const athlete = await anAthlete();
    const yesterday = new Date(now.getTime() - DAY_MS);
    const ClassId = await struck(athlete, 1);
    const again = {
      ClubId: clubId,
      UserId: athlete,
      Kind: 'NoShow',
      ClassId,
      ClassName: 'Spinning',
      ClassBegin: yesterday,
      At: now,
    } as const;
    await strike(open.db, again, manager);
    const total = async () => (await strikes.list(clubId, { draw: 0, start: 0, length: 10, UserId: athlete })).recordsTotal;
    expect(await total()).toBe(1);
    expect(await unstrike(open.db, { ClassId, UserId: athlete, Begin: yesterday }, 'NoShow')).toBe(true);
    expect(await unstrike(open.db, { ClassId, UserId: athlete, Begin: yesterday }, 'NoShow')).toBe(false);
    expect(await total()).toBe(0);
  });

  it('are listed for the club newest first, paged and filtered', async () => {
    const athlete = await anAthlete();
    await struck(athlete, 4);
    await struck(athlete, 2);
    const other = await aClub(open.db);
    const page = await strikes.list(clubId, { draw: 7, start: 1, length: 1, UserId: athlete });
    expect(page).toMatchObject({ draw: 7, recordsTotal: 2, recordsFiltered: 2, data: [{ UserId: athlete }] });
    expect(page.data[0]?.At).toBe(new Date(now.getTime() - 4 * DAY_MS).toISOString());
    await strikes.forgive(page.data[0]!.StrikeId, manager);
    const open1 = await strikes.list(clubId, { draw: 0, start: 0, length: 10, UserId: athlete, forgiven: false });
    expect(open1).toMatchObject({ recordsTotal: 2, recordsFiltered: 1 });
    const found = await strikes.list(clubId, { draw: 0, start: 0, length: 10, globalSearch: page.data[0]!.Nickname });
    expect(found).toMatchObject({ recordsFiltered: 2 });
    expect(found.recordsTotal).toBeGreaterThan(2);
    expect(await strikes.list(other, { draw: 0, start: 0, length: 10 })).toMatchObject({ recordsTotal: 0, data: [] });
  });
});
