import { getSelf, patchUser } from '@clubpulse/contract/accounts/users.calls';
import { getPaymentSettings, putPaymentSettings } from '@clubpulse/contract/billing/payment-accounts.calls';
import { clubUpdateSchema } from '@clubpulse/contract/clubs/clubs';
import {
  createClub,
  deleteClub,
  findFreeClubName,
  findFreeName,
  getClub,
  getClubLosses,
  getClubReach,
  listBrandClubs,
  patchClub,
  updateClub,
} from '@clubpulse/contract/clubs/clubs.calls';
import { getClubLicenses } from '@clubpulse/contract/clubs/licenses/licenses.calls';
import { createRoom } from '@clubpulse/contract/devices/rooms.calls';
import { dayIn } from '@clubpulse/rules/time/days';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { timeZones } from '../../accounts/lookups/public.ts';
import { anAthlete } from '../../test/booking-rows.ts';
import { takePartInLife } from '../../test/member-life.ts';
import { oneIn } from '../../test/proof/at-length.ts';
import { anOldProof } from '../../test/refused.ts';
import { aRole } from '../../test/rows.ts';
import { rowsOf } from '../../test/samples.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';
import { insertEnterprise } from '../licenses/public.ts';

let server: TestServer;
let world: World;
let mark = 0;
beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
});
afterAll(() => server.close());

const place = { Currency: 'EUR', TimeZone: 'Europe/Rome' };
const newName = () => `Profile ${world.clubA} ${(mark += 1)} b`;
const create = (body: object, token = world.tokens.ownerA) => server.call(createClub, { body: { ...place, ...body }, token });
const read = async (id: number, token = world.tokens.managerA) => (await server.call(getClub, { params: { id }, token })).result;
const all = async (id: number) => {
  const saved = await read(id, world.tokens.ownerA);
  return clubUpdateSchema.parse({ ...saved, Code: saved.Code ?? '' });
};

describe('a new club', () => {
  it('can be created only by an owner of its brand', async () => {
    const body = { BrandId: world.brandA, Name: newName() };
    expect((await server.call(createClub, { body: { ...place, ...body } })).status).toBe(401);
    for (const person of ['managerA', 'ownerB'] as const) expect((await create(body, world.tokens[person])).status).toBe(403);
    const bare = await create({ ...body, Name: `${body.Name} bare`, Website: ' example.org/x ' });
    expect(bare.result.Website).toBe('https://example.org/x');
    const made = await create({ ...body, Website: '  ', Address: 'Corso Como 1' });
    expect(made.status).toBe(201);
    expect(made.result).toMatchObject({ Name: body.Name, Website: null, Address: 'Corso Como 1', RowVersion: 0 });
    expect(made.result.Code).toMatch(/^[A-Z0-9]{6}$/);
    const clubs = await server.call(listBrandClubs, { params: { id: world.brandA }, token: world.tokens.ownerA });
    expect(clubs.result.map(({ ClubId }) => ClubId)).toContain(made.result.ClubId);
  });

  it('gets the Enterprise licence of its brand, if the brand has one', async () => {
    const licences = async (id: number) =>
      (await server.call(getClubLicenses, { params: { id }, token: world.tokens.admin })).result.Licenses.map(({ Name }) => Name);
    const made = await create({ BrandId: world.brandA, Name: newName() });
    expect(await licences(made.result.ClubId)).toEqual(['Enterprise']);
    await server.db.deleteFrom('club_licenses').where('ClubId', '=', world.clubB).execute();
    const bare = await create({ BrandId: world.brandB, Name: newName() }, world.tokens.ownerB);
    expect(await licences(bare.result.ClubId)).toEqual([]);
  });

  it('gets a licence that is valid at once, even in a time zone further west or after its time zone changes', async () => {
    const today = (zone: string) => dayIn(zone, new Date());
    const [east, west] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];
    await server.db.updateTable('clubs').set({ TimeZone: east }).where('ClubId', '=', world.clubB).execute();
    await server.db.deleteFrom('club_licenses').where('ClubId', '=', world.clubB).execute();
    await insertEnterprise(server.db, world.clubB, today(east));
    const token = world.tokens.ownerB;
    const room = async (ClubId: number) =>
      (await server.call(createRoom, { body: { ClubId, Name: `Hall ${ClubId}`, Color: '#1787A6' }, token })).problem.ErrorType;
    const made = (await create({ BrandId: world.brandB, Name: newName(), TimeZone: west }, token)).result;
    expect(await room(made.ClubId)).toBeUndefined();
    const moved = (await create({ BrandId: world.brandB, Name: newName(), TimeZone: east }, token)).result;
    await server.call(patchClub, { params: { id: moved.ClubId }, body: { TimeZone: west }, token });
    expect(await room(moved.ClubId)).toBeUndefined();
    await server.db.updateTable('clubs').set({ TimeZone: 'Europe/Rome' }).where('ClubId', '=', world.clubB).execute();
  });

  it.each(
    oneIn(6, [
      ['Asia/Kathmandu', 'Asia/Katmandu'],
      ['Asia/Kolkata', 'Asia/Calcutta'],
      ['Europe/Kyiv', 'Europe/Kiev'],
      ['Asia/Ho_Chi_Minh', 'Asia/Saigon'],
      ['America/Argentina/Buenos_Aires', 'America/Buenos_Aires'],
      ['europe/rome', 'Europe/Rome'],
    ] as const),
  )('accepts %s and %s as the same time zone, as a user profile does', { tags: ['examples'] }, async (TimeZone, other) => {
    const zoneOfClub = async (zone: string) =>
      (await create({ BrandId: world.brandA, Name: newName(), TimeZone: zone })).result.TimeZone;
    const zoneOfUser = async (zone: string) => {
      const user = { params: { id: world.ids.ownerA }, token: world.tokens.ownerA };
      return (await server.call(patchUser, { ...user, body: { TimeZone: zone } })).result.TimeZone;
    };
    const zone = await zoneOfClub(TimeZone);
    expect([await zoneOfClub(other), await zoneOfUser(TimeZone), await zoneOfUser(other)]).toEqual([zone, zone, zone]);
    expect(timeZones('en', new Date()).map(({ Code }) => Code)).toContain(zone);
    const known = await sql<{ name: string }>`select name from pg_timezone_names where name = ${zone}`.execute(server.db);
    expect(known.rows).toHaveLength(1);
  });

  it('requires a unique name, ignoring case, and suggests the next free one', async () => {
    const name = newName();
    await create({ BrandId: world.brandA, Name: name });
    await create({ BrandId: world.brandA, Name: `${name} 1` });
    const { status, problem } = await create({ BrandId: world.brandA, Name: name.toUpperCase() });
    expect({ status, problem }).toMatchObject({
      status: 409,
      problem: { ErrorType: 'ClubNameTaken', values: { free: `${name.toUpperCase()} 2` }, errors: [{ field: 'Name' }] },
    });
    const free = async (id: number, Name: string) =>
      (await server.call(findFreeName, { params: { id }, query: { Name }, token: world.tokens.ownerA })).result.Free;
    expect(await free(world.clubA, name.toUpperCase())).toBe(`${name.toUpperCase()} 2`);
    expect(await free(world.clubA, `${name} 7`)).toBeNull();
    const own = await server.db.selectFrom('clubs').select('Name').where('ClubId', '=', world.clubA).executeTakeFirstOrThrow();
    expect(await free(world.clubA, own.Name)).toBeNull();
    const ofNew = async (Name: string) =>
      (await server.call(findFreeClubName, { params: { id: world.brandA }, query: { Name }, token: world.tokens.ownerA })).result
        .Free;
    expect(await ofNew(name.toUpperCase())).toBe(`${name.toUpperCase()} 2`);
    expect(await ofNew(`${name} 7`)).toBeNull();
    expect(await ofNew(own.Name)).not.toBeNull();
    for (const space of ['  ', '\u00A0', '\u2009 '])
      expect((await create({ BrandId: world.brandA, Name: name.replaceAll(' ', space) })).problem.ErrorType).toBe(
        'ClubNameTaken',
      );
  });

  it.each([
    ['Currency', { Currency: undefined }],
    ['Currency', { Currency: 'XXQ' }],
    ['TimeZone', { TimeZone: 'Mars/Olympus' }],
    ['Name', { Name: ' ' }],
    ['Website', { Website: 'javascript:alert(1)' }],
    ['Code', { Code: 'a b' }],
  ])('refuses an invalid %s: %j', async (field, wrong) => {
    const { status, problem } = await create({ BrandId: world.brandA, Name: newName(), ...wrong });
    expect(status).toBe(400);
    expect(problem.errors?.map((error) => error.field)).toEqual([field]);
  });
});

describe('the club profile', () => {
  it('is saved as a whole, and only when the RowVersion is the stored one', async () => {
    const { ClubId } = (await create({ BrandId: world.brandA, Name: newName() })).result;
    const saved = await all(ClubId);
    const body = {
      ...saved,
      EnableLeads: false,
      NewUserDays: 14,
      ReminderWeeks: 3,
      WelcomeBackWeeks: 2,
      DiscountCode: 'AMICI20',
      EnableStore: !saved.EnableStore,
    };
    const input = { params: { id: ClubId }, body, token: world.tokens.ownerA };
    expect((await server.call(updateClub, { ...input, token: world.tokens.managerA })).status).toBe(403);
    const { result } = await server.call(updateClub, input);
    expect(result).toMatchObject({ ...body, RowVersion: 1 });
    expect((await server.call(updateClub, input)).problem.ErrorType).toBe('StaleRowVersion');
    const events = await server.db
      .selectFrom('events')
      .select('Payload')
      .where('ClubId', '=', ClubId)
      .where('Type', '=', 'ClubUpdated')
      .execute();
    expect(events).toMatchObject([
      { Payload: { Fields: expect.arrayContaining(['EnableLeads', 'NewUserDays', 'DiscountCode']), By: world.ids.ownerA } },
    ]);
    expect(events.flatMap(({ Payload }) => Reflect.get(Object(Payload), 'Fields'))).not.toContain('EnableStore');
    const paid = await server.call(getPaymentSettings, { params: { id: ClubId }, token: world.tokens.ownerA });
    expect(paid.result).toEqual({ EnableStore: body.EnableStore, EnableOnlinePayments: saved.EnableOnlinePayments });
    const sent = await server.db
      .selectFrom('events')
      .select('Payload')
      .where('ClubId', '=', ClubId)
      .where('Type', '=', 'PaymentSettingsUpdated')
      .execute();
    expect(sent).toEqual([{ Payload: { ...paid.result, By: world.ids.ownerA } }]);
    await server.call(putPaymentSettings, { params: { id: ClubId }, body: paid.result, token: world.tokens.ownerA });
    const late = { ...input, body: { ...body, RowVersion: 1 } };
    expect((await server.call(updateClub, late)).problem.ErrorType).toBe('StaleRowVersion');
  });

  it('can be saved with the body that was read, but is refused when a read-only field changed', async () => {
    const { ClubId } = (await create({ BrandId: world.brandA, Name: newName() })).result;
    const token = world.tokens.ownerA;
    const stored = await read(ClubId, token);
    const put = (changed: object) =>
      server.call(updateClub, { params: { id: ClubId }, body: { ...stored, ...changed } as never, token });
    expect((await put({ Phone: '+39 02 1234' })).result).toEqual({
      ...stored,
      Phone: '+39 02 1234',
      RowVersion: stored.RowVersion + 1,
    });
    const { problem } = await put({ RowVersion: stored.RowVersion + 1, Licenses: [] });
    expect(problem.errors).toMatchObject([{ field: 'Licenses', key: 'unknown-field' }]);
  });

  it('is patched without changing the omitted fields', async () => {
    const before = await read(world.clubA);
    const body = { Website: 'https://cadenza.example/navigli' };
    const { status, result } = await server.call(patchClub, { params: { id: world.clubA }, body, token: world.tokens.managerA });
    expect(status).toBe(200);
    expect(result).toEqual({ ...before, ...body, RowVersion: before.RowVersion + 1 });
  });

  it('cannot change its currency once a sale exists', async () => {
    const athlete = await anAthlete(server.db, world.clubA2);
    const rows = await rowsOf(server, { club: world.clubA2, brand: world.brandA, athlete });
    expect(rows.transaction).toBeDefined();
    const { problem } = await server.call(patchClub, {
      params: { id: world.clubA2 },
      body: { Currency: 'CHF' },
      token: world.tokens.ownerA,
    });
    expect(problem.ErrorType).toBe('ClubCurrencyFixed');
  });

  it('shows codes, licences and accounts only to users who manage the club', async () => {
    expect(await read(world.clubA)).toMatchObject({ Code: world.codeA, Licenses: [{ Name: 'Enterprise' }], Tags: [{}, {}] });
    for (const person of ['trainerA', 'athleteA'] as const)
      expect(await read(world.clubA, world.tokens[person])).toMatchObject({
        Code: null,
        DiscountCode: null,
        Licenses: [],
        Tags: [],
        PaymentAccounts: [],
      });
  });
});

describe('the deletion of a club', () => {
  it('deletes all data of the club after the caller types its name', async () => {
    const { ClubId, Name } = (await create({ BrandId: world.brandA, Name: newName() })).result;
    await server.db.insertInto('user_roles').values({ UserId: world.ids.athleteA, Role: 'Athlete', ClubId }).execute();
    const rows = await rowsOf(server, { club: ClubId, brand: world.brandA, athlete: world.ids.athleteA });
    await takePartInLife(server, rows, { staff: world.tokens.ownerA, athlete: world.tokens.athleteA });
    const token = world.tokens.ownerA;
    const lost = await server.call(getClubLosses, { params: { id: ClubId }, token });
    const { length: Members } = await server.db
      .selectFrom('user_roles')
      .select('UserId')
      .where('ClubId', '=', ClubId)
      .where('Role', '=', 'Athlete')
      .execute();
    expect(lost.result).toMatchObject({ Members, Bridges: 1 });
    const waiting = await server.db
      .selectFrom('invitations')
      .select('InvitationId')
      .where('ClubId', '=', ClubId)
      .where('Kind', '=', 'Email')
      .where('AcceptedAt', 'is', null)
      .where('Active', '=', true)
      .execute();
    expect(waiting.length).toBeGreaterThan(0);
    expect(lost.result.Invitations).toBe(waiting.length);
    const file = { FileName: 'people.csv', Language: 'en', Message: '', Mailed: false, CreatedAt: new Date() } as const;
    await server.db.deleteFrom('member_imports').where('ClubId', '=', ClubId).execute();
    const { ImportId } = await server.db
      .insertInto('member_imports')
      .values({ ClubId, ...file })
      .returning('ImportId')
      .executeTakeFirstOrThrow();
    const row = { ImportId, Person: '{}' };
    await server.db
      .insertInto('member_import_rows')
      .values([
        { ...row, Row: 2, State: 'Waiting' },
        { ...row, Row: 3, State: 'Waiting' },
        { ...row, Row: 4, State: 'Ready' },
      ])
      .execute();
    const importing = await server.call(getClubLosses, { params: { id: ClubId }, token });
    expect(importing.result.Imported).toBe(2);
    expect(lost.result.Transactions).toBeGreaterThan(0);
    const { Classes, Bookings } = lost.result;
    const screens = await server.db.selectFrom('displays').select('DisplayId').where('ClubId', '=', ClubId).execute();
    const reached = await server.call(getClubReach, { params: { id: ClubId }, token });
    expect(reached.result).toMatchObject({ Members, Classes, Bookings, Screens: screens.length });
    const { Ranked, Untrained, Trainers, Leads, SheetReaders, Requests, Prices } = reached.result;
    const stages = await server.db.selectFrom('memberships').select('ClientStage').where('ClubId', '=', ClubId).execute();
    expect(Leads).toBe(stages.filter(({ ClientStage }) => ClientStage !== 'client').length);
    const trainers = await server.db
      .selectFrom('user_roles')
      .select('UserId')
      .where('ClubId', '=', ClubId)
      .where('Role', '=', 'Trainer')
      .execute();
    expect(Trainers).toBe(trainers.length);
    expect(Ranked + Untrained).toBeLessThanOrEqual(Members);
    for (const figure of [Untrained, SheetReaders, Requests, Prices]) expect(figure).toBeGreaterThanOrEqual(0);
    const types = await server.db.selectFrom('class_subscriptions').select('Name').where('ClubId', '=', ClubId).execute();
    expect(Prices).toBeGreaterThanOrEqual(types.length > 0 ? 1 : 0);
    const offered = async () => {
      const { StoreOffers, RecurringPlans } = (await server.call(getClubReach, { params: { id: ClubId }, token })).result;
      return [StoreOffers, RecurringPlans];
    };
    const [shown = 0, renewing = 0] = await offered();
    const { ClassSubscriptionId } = await server.db
      .selectFrom('class_subscriptions')
      .select('ClassSubscriptionId')
      .where('ClubId', '=', ClubId)
      .where('Purchasable', '=', true)
      .executeTakeFirstOrThrow();
    const plan = { ClassSubscriptionId, Name: 'By the month', Price: 5_000 };
    await server.db
      .insertInto('subscription_plans')
      .values([
        { ...plan, Name: 'Once', DurationDays: 30 },
        { ...plan, Name: 'Once, long', DurationDays: 90 },
        { ...plan, RecurrenceEvery: 1, RecurrenceUnit: 'Month' },
      ])
      .execute();
    const [plans = 0] = await offered();
    expect(plans).toBeGreaterThan(shown);
    expect(await offered()).toEqual([plans, renewing + 1]);
    await server.db.updateTable('clubs').set({ EnableOnlinePayments: true }).where('ClubId', '=', ClubId).execute();
    expect(await offered()).toEqual([plans + 1, renewing + 1]);
    expect((await server.call(getClubReach, { params: { id: ClubId }, token: world.tokens.trainerA })).status).toBe(403);

    const remove = (typed: string, by = token) =>
      server.call(deleteClub, { params: { id: ClubId }, query: { Name: typed }, token: by });
    expect((await remove(Name, world.tokens.managerA)).status).toBe(403);
    expect((await remove(Name.toLowerCase())).problem).toMatchObject({
      ErrorType: 'ClubNameMismatch',
      errors: [{ field: 'Name' }],
    });
    const late = await server.tokenFor(`late.${ClubId}@example.com`);
    const { UserId } = (await server.call(getSelf, { token: late })).result;
    await aRole(server.db, UserId, 'Manager', ClubId);
    await anOldProof(server.db, late);
    await expect.poll(async () => (await remove(Name, late)).problem.ErrorType).toBe('SignInAgain');
    expect((await remove(` ${Name} `)).status).toBe(204);
    expect((await server.call(getClub, { params: { id: ClubId }, token })).status).toBe(404);
    expect((await create({ BrandId: world.brandA, Name })).status).toBe(201);
  });
});
