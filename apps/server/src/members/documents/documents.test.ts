import { addDays } from '@clubpulse/rules/time/days';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDailyJobs } from '../../clubs/daily/public.ts';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import { accepted, resultKey } from '../../test/billing.ts';
import { aManager } from '../../test/calendar.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { beginDays } from '../../test/jobs.ts';
import { aClub, aRole, aUser } from '../../test/rows.ts';
import type { ExpirationInput, ExpirationsService } from './documents.service.ts';
import { createExpirations, expirationNotices } from './public.ts';

let database: TestDatabase;
let open: OpenDatabase;
let expirations: ExpirationsService;
let clubId: number;
let member: number;
let manager: number;
let reader: Awaited<ReturnType<typeof aManager>>;
let instant = new Date('2026-11-20T12:00:00Z');
beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
  expirations = createExpirations({ db: open.db, club: async () => ({ TimeZone: 'Pacific/Auckland' }), now: () => instant });
  clubId = await aClub(open.db, { TimeZone: 'Pacific/Auckland' });
  reader = await aManager(open.db, clubId);
  manager = reader.UserId;
  member = await aMember('Ale');
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

async function aMember(Nickname: string): Promise<number> {
  const userId = await aUser(open.db, { Nickname });
  await aRole(open.db, userId, 'Athlete', clubId);
  return userId;
}
const certificate = (ExpirationDate: string): ExpirationInput => ({
  Type: 'MedicalCertificate',
  Title: '',
  ExpirationDate,
  Notes: '',
});
const add = async (input: ExpirationInput, userId = member) => accepted(await expirations.create(clubId, userId, input, manager));

describe('a document of a member', () => {
  it("must end after today in the club's time zone", async () => {
    expect(resultKey(await expirations.create(clubId, member, certificate('2026-11-21'), manager))).toBe('date-in-future');
    const made = await add(certificate('2026-11-22'));
    expect(resultKey(await expirations.update(made.ExpirationId, { ...certificate('2026-11-21'), RowVersion: 0 }, manager))).toBe(
      'date-in-future',
    );
    expect(
      accepted(await expirations.update(made.ExpirationId, { ...certificate('2026-12-01'), RowVersion: 0 }, manager)),
    ).toMatchObject({
      ExpirationDate: '2026-12-01',
      CompletedAt: null,
    });
  });

  it('is saved by only one of two concurrent changes based on the same version', async () => {
    const { ExpirationId } = await add(certificate('2026-12-01'), await aMember('Two'));
    const save = (fields: Partial<ExpirationInput>, RowVersion: number) =>
      expirations.update(ExpirationId, { ...certificate('2026-12-01'), ...fields, RowVersion }, manager);
    const both = await Promise.all([save({ ExpirationDate: '2027-12-01' }, 0), save({ Notes: 'Bring the original' }, 0)]);
    expect(
      both
        .map((one) => ('refused' in one ? one.refused : one.RowVersion))
        .toSorted((one, other) => String(one).localeCompare(String(other))),
    ).toEqual([1, 'StaleRowVersion']);
    const saved = both.find((one) => !('refused' in one));
    const stored = open.db.selectFrom('expirations').select(['ExpirationDate', 'Notes', 'RowVersion']);
    expect(saved).toMatchObject(await stored.where('ExpirationId', '=', ExpirationId).executeTakeFirstOrThrow());
    expect(accepted(await save({ Title: 'Both' }, 1))).toMatchObject({ Title: 'Both', RowVersion: 2 });
  });

  it('is refused for a user who is no member of the club', async () => {
    const outsider = await aUser(open.db);
    expect(resultKey(await expirations.create(clubId, outsider, certificate('2027-01-01'), manager))).toBe('invalid-id');
    expect(resultKey(await expirations.ofClubUser(clubId, outsider, reader))).toBe('NotFound');
  });

  it('is listed, archived and deleted', async () => {
    const nina = await aMember('Nina');
    const locker = await add({ ...certificate('2027-03-01'), Type: 'Generic', Title: 'Locker 22' }, nina);
    const first = await add(certificate('2027-02-01'), nina);
    expect(accepted(await expirations.ofClubUser(clubId, nina, reader))).toEqual([first, locker]);
    expect(await expirations.ofUser(nina)).toEqual([first, locker]);
    const completed = accepted(await expirations.complete(first.ExpirationId, manager));
    expect(completed.CompletedAt).toBe('2026-11-20T12:00:00.000Z');
    const list = (overrides: object) =>
      expirations.ofClub(clubId, { draw: 1, start: 0, length: 10, completed: false, ...overrides });
    expect(await list({ globalSearch: 'nin' })).toMatchObject({ recordsFiltered: 1, data: [{ ...locker, Nickname: 'Nina' }] });
    expect(await list({ completed: true })).toMatchObject({ data: [completed] });
    expect((await list({ Type: 'Membership' })).recordsFiltered).toBe(0);
    expect(await expirations.delete(locker.ExpirationId, manager)).toBeUndefined();
    expect(resultKey(await expirations.delete(locker.ExpirationId, manager))).toBe('NotFound');
  });
});

describe('a change of a document', () => {
  it('emits an event with the new state and the user who changed it', async () => {
    const nora = await aMember('Nora');
    const lastEvent = async () => {
      const { Type, ClubId, Payload } = await open.db
        .selectFrom('events')
        .selectAll()
        .orderBy('EventId', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      return { Type, ClubId, ...(Payload as object) };
    };
    const { ExpirationId } = await add({ ...certificate('2027-02-01'), Title: 'Heart' }, nora);
    const ofDocument = { ClubId: clubId, Target: nora, ExpirationId, ExpirationType: 'MedicalCertificate', By: manager };
    const added = { ...ofDocument, Title: 'Heart', ExpirationDate: '2027-02-01', Completed: false };
    expect(await lastEvent()).toEqual({ Type: 'ExpirationAdded', ...added });
    accepted(
      await expirations.update(ExpirationId, { ...certificate('2027-03-01'), Title: 'Heart and lungs', RowVersion: 0 }, manager),
    );
    const changed = { ...added, Title: 'Heart and lungs', ExpirationDate: '2027-03-01' };
    expect(await lastEvent()).toEqual({ Type: 'ExpirationUpdated', ...changed });
    accepted(await expirations.complete(ExpirationId, manager));
    expect(await lastEvent()).toEqual({ Type: 'ExpirationUpdated', ...changed, Completed: true });
    await expirations.delete(ExpirationId, manager);
    expect(await lastEvent()).toEqual({ Type: 'ExpirationDeleted', ...changed, Completed: true });
  });
});

describe('the daily notices of ending documents', () => {
  it('are sent 30, 7 and 1 days before the end and once after it, unless the member has a certificate with a later end', async () => {
    const notified = await aMember('Notified');
    const covered = await aMember('Covered');
    for (const day of ['2026-12-20', '2027-02-20']) await add(certificate(day), covered);
    await add(certificate('2026-12-20'), notified);
    const ClubId = await aClub(open.db);
    await aRole(open.db, notified, 'Athlete', ClubId);
    await open.db
      .insertInto('expirations')
      .values({ ClubId, UserId: notified, Type: 'MedicalCertificate', ExpirationDate: '2027-02-20' })
      .execute();
    const generic = { ...certificate('2026-12-20'), Type: 'Generic', Title: 'Locker 22' } as const;
    await add(generic, covered);
    const jobs = createDailyJobs({ db: open.db, jobs: [expirationNotices], now: () => instant });
    const received: string[] = [];
    let last = 0;
    for (let day = '2026-11-19'; day <= '2026-12-23'; day = addDays(day, 1)) {
      instant = new Date(`${day}T12:00:00Z`);
      for (let again = 0; again < 2; again += 1) expect(await beginDays(open.db, jobs)).toEqual([]);
      const events = await open.db
        .selectFrom('events')
        .selectAll()
        .where('Type', '=', 'AthleteExp')
        .where('EventId', '>', last)
        .orderBy('EventId')
        .execute();
      for (const { EventId, Payload } of events) {
        last = EventId;
        const { Target, Days, Title } = Payload as { Target: number; Days: number; Title: string };
        if (Target === notified || Target === covered)
          received.push(`${Target === notified ? 'notified' : 'covered'} ${Title} ${Days}`.replace('  ', ' '));
      }
    }
    expect(received.sort()).toEqual([30, 7, 1, -1].flatMap((days) => [`covered Locker 22 ${days}`, `notified ${days}`]).sort());
  });
});
