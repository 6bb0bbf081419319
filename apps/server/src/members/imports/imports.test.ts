import { getSelf } from '@clubpulse/contract/accounts/users.calls';
import { createTag, listTags, listUserTags } from '@clubpulse/contract/clubs/tags/tags.calls';
import * as calls from '@clubpulse/contract/members/imports/imports.calls';
import * as invitations from '@clubpulse/contract/members/invitations.calls';
import { getMemberStanding } from '@clubpulse/contract/members/pipeline/pipeline.calls';
import { type Columns, guessColumns } from '@clubpulse/rules/members/imports/columns';
import { readRows } from '@clubpulse/rules/members/imports/read-rows';
import { INVITATION_DAYS } from '@clubpulse/rules/members/invitations/invitations';
import { addDays, dayIn } from '@clubpulse/rules/time/days';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queueJob } from '../../platform/jobs/jobs.store.ts';
import { clearJobs, makeDue } from '../../test/jobs.ts';
import { aUser } from '../../test/rows.ts';
import { openOwnServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await openOwnServer();
  world = await createWorld(server);
});
beforeEach(() => clearJobs(server.db));
afterAll(() => server.close());

const club = () => ({ id: world.clubA });
const manager = () => world.tokens.managerA;
const columns: Columns = guessColumns(['Nome', 'Cognome', 'E-mail', 'Data di nascita', 'Città']);
const reading = { columns, order: 'ddmmyyyy', m: 'Male', today: '2026-11-21' } as const;
const read = (rows: readonly (readonly string[])[]) =>
  readRows(
    rows.map((Cells, at) => ({ Row: at + 2, Cells })),
    reading,
  );
const begin = (People: readonly object[], fields: object = {}) =>
  server.call(calls.beginImport, {
    params: club(),
    body: { FileName: 'iscritti.csv', People, Language: 'it', Mailed: true, ...fields },
    token: manager(),
  });
const run = () => server.runDueJobs();
const imports = async () => (await server.call(calls.listImports, { params: club(), token: manager() })).result;
const waiting = (email: string) =>
  server.call(invitations.listInvitations, { params: club(), query: { globalSearch: email }, token: manager() });

it('the import adds five hundred members once each, even when its database connections are cut', {
  tags: ['atLength'],
}, async () => {
  const rows = read(
    Array.from({ length: 500 }, (_, at) => [
      at === 31 ? '' : `Ada${at}`,
      'Neri',
      at === 5 ? 'ada5@gmail' : `ada${at}@example.com`,
      at === 17 ? '31/02/2001' : '04/09/1991',
      'Milano',
    ]),
  );
  expect(rows.filter(({ person }) => person === null).map(({ Row }) => Row)).toEqual([7, 19, 33]);
  const { status, result } = await begin(rows.flatMap(({ person }) => person ?? []));
  expect([status, result]).toEqual([201, expect.objectContaining({ Rows: 497, Invited: 0, FinishedAt: null })]);
  expect((await begin(rows.slice(0, 1).flatMap(({ person }) => person ?? []))).problem.ErrorType).toBe('ImportRuns');

  const running = run().catch(() => {});
  await expect.poll(async () => (await imports())[0]?.Invited ?? 0, { interval: 5 }).toBeGreaterThan(0);
  const cutting = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null and query not like '%get_job%'`;
  await expect.poll(async () => (await cutting.execute(server.db)).rows.length, { interval: 1 }).toBeGreaterThan(0);
  await running;
  const cut = await imports();
  expect(cut[0]).toMatchObject({ FinishedAt: null });
  expect(cut[0]?.Invited).toBeLessThan(497);

  await makeDue(server.db);
  await queueJob(server.db, { task: 'members.import', payload: { ImportId: result.ImportId } });
  await Promise.all([run(), run()]);
  expect((await imports())[0]).toMatchObject({ Rows: 497, Invited: 497, Refused: 0, FinishedAt: expect.any(String) });
  const { rows: mails } = await sql<{ people: number; mails: number }>`
    select count(distinct "To") as people, count(*) as mails from mails where "To" like 'ada%@example.com'`.execute(server.db);
  expect(mails).toEqual([{ people: 497, mails: 497 }]);
  const events = await server.db.selectFrom('events').select('Payload').where('Type', '=', 'MembersImported').execute();
  expect(events).toEqual([{ Payload: expect.objectContaining({ Invited: 497, Refused: 0 }) }]);
});

it('the check before an import shows which rows are members of the club already, and the import refuses them with the reason', async () => {
  const { Email } = await server.db
    .selectFrom('users')
    .select('Email')
    .where('UserId', '=', world.ids.athleteA)
    .executeTakeFirstOrThrow();
  const namesake = await aUser(server.db, { FirstMidName: 'Elena', LastName: 'Russo' });
  await server.db.insertInto('user_roles').values({ UserId: namesake, Role: 'Athlete', ClubId: world.clubA }).execute();
  const typed = [
    ['Ada', 'Neri', Email],
    ['Elena', 'RUSSO', 'elena.other@example.com'],
    ['Matteo', 'Sanna', 'matteo@example.com'],
    ['Matteo', 'Sanna', 'Matteo@example.com'],
  ];
  const people = read(typed).flatMap(({ person }) => person ?? []);
  const body = {
    People: people.map(({ FirstMidName, LastName, Email: address }) => ({ FirstMidName, LastName, Email: address })),
  };
  const { result: checked } = await server.call(calls.checkImport, { params: club(), body, token: manager() });
  expect(checked.map(({ State, Namesake }) => [State, Namesake?.Name ?? null])).toEqual([
    ['Member', null],
    ['Ready', 'Elena Russo'],
    ['Ready', null],
    ['Twice', null],
  ]);
  const { result } = await begin(people, { Mailed: false });
  await run();
  const refused = await server.call(calls.listRefusedRows, { params: { id: result.ImportId }, token: manager() });
  expect(refused.result.map(({ Row, Reason }) => [Row, Reason])).toEqual([
    [2, 'Member'],
    [5, 'Twice'],
  ]);
  const stored = await server.db
    .selectFrom('member_import_rows')
    .select(['State', 'Person'])
    .where('ImportId', '=', result.ImportId)
    .orderBy('Row')
    .execute();
  expect(stored.map(({ State, Person }) => [State, Object.keys(Person as object).length > 0])).toEqual([
    ['Member', true],
    ['Ready', false],
    ['Ready', false],
    ['Twice', true],
  ]);
  const { result: list } = await waiting('matteo@example.com');
  expect(list.data).toEqual([expect.objectContaining({ State: 'Waiting', Sendings: 0 })]);
  const again = await server.call(invitations.resendInvitation, { params: { code: list.data[0]?.Code ?? '' }, token: manager() });
  expect(again.result).toMatchObject({ Sendings: 1, State: 'Waiting' });
});

it('an imported row whose invitation is not mailed expires like any invitation, and its first mail restarts the period', {
  tags: ['atLength'],
}, async () => {
  const emails = ['ugo.waits@example.com', 'eva.waits@example.com'];
  await begin(
    read(emails.map((email) => ['Ugo', 'Neri', email, '', 'Milano'])).flatMap(({ person }) => person ?? []),
    { Mailed: false },
  );
  await run();
  const today = dayIn('Europe/Rome', new Date());
  const open = async (email: string) => (await waiting(email)).result.data[0];
  const [written, forgotten] = await Promise.all(emails.map(open));
  for (const one of [written, forgotten])
    expect(one).toMatchObject({ State: 'Waiting', Sendings: 0, LastDay: addDays(today, INVITATION_DAYS) });
  const ends = (id: number | undefined, hours: number) =>
    server.db
      .updateTable('invitations')
      .set({ ExpiresAt: new Date(Date.now() + hours * 3_600_000) })
      .where('InvitationId', '=', id ?? 0)
      .execute();
  await ends(written?.InvitationId, 1);
  const body = { InvitationIds: [written?.InvitationId ?? 0], Act: 'Send' };
  await server.call(invitations.batchInvitations, { params: club(), body, token: manager() });
  expect(await open('ugo.waits@example.com')).toMatchObject({ Sendings: 1, LastDay: addDays(today, INVITATION_DAYS) });

  await ends(forgotten?.InvitationId, -1);
  const accepted = await server.call(invitations.acceptInvitation, {
    params: { code: forgotten?.Code ?? '' },
    token: world.tokens.stranger,
  });
  expect(accepted.problem.ErrorType).toBe('InvitationOver');
});

it('the import fills empty profile fields of the account with the invited address, but not of another account that accepts the invitation', {
  tags: ['atLength'],
}, async () => {
  const [known, passedOn] = ['known@example.com', 'passed.on@example.com'];
  await begin(
    read([known, passedOn].map((email) => ['Ada', 'Neri', email, '04/09/1991', 'Milano'])).flatMap(({ person }) => person ?? []),
  );
  await run();
  const accept = async (invited: string, own: string) => {
    const code = (await waiting(invited)).result.data[0]?.Code ?? '';
    await aUser(server.db, { Email: own, City: 'Torino' });
    const token = await server.tokenFor(own);
    expect((await server.call(invitations.acceptInvitation, { params: { code }, token })).status).toBe(200);
    return (await server.call(getSelf, { token })).result;
  };
  expect(await accept(known, known)).toMatchObject({ FirstMidName: 'Ada', BirthDate: '1991-09-04', City: 'Torino' });
  expect(await accept(passedOn, 'somebody.else@example.com')).toMatchObject({ FirstMidName: '', BirthDate: null });
  const { Profile } = await server.db
    .selectFrom('invitations')
    .select('Profile')
    .where('Email', '=', known)
    .executeTakeFirstOrThrow();
  expect(Profile).toEqual({});
});

it('the user sees imported data only after they verified the address', async () => {
  const Email = 'says.so@example.com';
  await begin(read([['Ada', 'Neri', Email, '04/09/1991', 'Milano']]).flatMap(({ person }) => person ?? []));
  await run();
  const account = await server.provider?.createAccount({ email: Email, password: 'a long enough password', verified: false });
  const self = async () => (await server.call(getSelf, { token: await server.tokenFor(Email) })).result;
  expect(await self()).toMatchObject({ EmailConfirmed: false });
  const code = (await waiting(Email)).result.data[0]?.Code ?? '';
  const accepted = await server.call(invitations.acceptInvitation, { params: { code }, token: await server.tokenFor(Email) });
  expect(accepted.status).toBe(200);
  expect(await self()).toMatchObject({ FirstMidName: '', BirthDate: null });
  await server.db.updateTable('identity_accounts').set({ EmailVerified: true }).where('Email', '=', Email).execute();
  expect(account).toBeDefined();
  expect(await self()).toMatchObject({ FirstMidName: 'Ada', BirthDate: '1991-09-04', City: 'Milano', EmailConfirmed: true });
});

it('the import refuses invalid ages and rows with their row number', async () => {
  const person = { Row: 2, Email: 'x@example.com', FirstMidName: 'Ada', BirthDate: '2025-01-01' };
  const { status, problem } = await begin([person, { ...person, BirthDate: null }]);
  expect(status).toBe(400);
  expect(problem.errors?.map(({ field, key }) => [field, key])).toEqual([
    ['People.0.BirthDate', 'age-limits'],
    ['People.1.Row', 'invalid-value'],
  ]);
});

it('the import accepts a file with every field at its maximum length', async () => {
  const long = 'ö'.repeat(90);
  const person = { FirstMidName: long, LastName: long, City: long, Address1: long };
  const people = Array.from({ length: 2_000 }, (_, at) => ({ ...person, Row: at + 2, Email: `long${at}@example.com` }));
  const { status, problem } = await begin([...people.slice(1), { ...people[1], Email: 'last@example.com' }]);
  expect([status, problem.errors?.map(({ field }) => field)]).toEqual([400, ['People.1999.Row']]);
});

describe('groups in an import file', () => {
  const groupsOf = async (userId: number) =>
    (await server.call(listUserTags, { params: { id: world.clubA, userId }, token: manager() })).result.map(({ Text }) => Text);

  it('are refused in rows where the club has no such group, or are created when the import requests it', async () => {
    await server.call(createTag, { params: club(), body: { Text: 'Morning' }, token: manager() });
    const person = { Row: 2, Email: 'grouped@example.com', FirstMidName: 'Gea', LastName: 'Neri', Groups: ['morning', 'Bike'] };
    const refused = await begin([person]);
    expect(refused.status).toBe(400);
    expect(refused.problem.errors).toMatchObject([{ field: 'People.0.Groups', key: 'group-unknown', values: { name: 'Bike' } }]);
    const begun = await begin([person], { MakeGroups: true });
    expect(begun.status).toBe(201);
    await run();
    const names = (await server.call(listTags, { params: club(), token: manager() })).result.map(({ Text }) => Text);
    expect(names.filter((name) => name !== null)).toEqual(['Bike', 'Morning']);
    const token = await server.tokenFor('grouped@example.com');
    const userId = await aUser(server.db, { Email: 'grouped@example.com' });
    const [invitation] = (await waiting('grouped@example.com')).result.data;
    expect((await server.call(invitations.acceptInvitation, { params: { code: invitation?.Code ?? '' }, token })).status).toBe(
      200,
    );
    expect(await groupsOf(userId)).toEqual(['Bike', 'Morning']);
  });

  it('are added to a user at acceptance, while other data is added when the user verifies the address', {
    tags: ['atLength'],
  }, async () => {
    const Email = 'no.mail@example.com';
    const password = 'a long enough password';
    await begin([{ Row: 2, Email, FirstMidName: 'Anna', Phone: '+39 02 1234', Groups: ['Mattina'] }], { MakeGroups: true });
    await run();
    await server.provider?.createAccount({ email: Email, password, verified: false });
    const token = await server.tokenFor(Email, false);
    const code = (await waiting(Email)).result.data[0]?.Code ?? '';
    expect((await server.call(invitations.acceptInvitation, { params: { code }, token })).status).toBe(200);
    const self = async () => (await server.call(getSelf, { token })).result;
    const { UserId: userId, Phone } = await self();
    expect([Phone, await groupsOf(userId)]).toEqual([null, ['Mattina']]);
    const waits = async () =>
      (await server.call(getMemberStanding, { params: { id: world.clubA, userId }, token: manager() })).result.WaitsForProof;
    expect(await waits()).toBe(true);
    await server.db.deleteFrom('user_club_tags').where('UserId', '=', userId).execute();

    await server.provider?.askVerify(Email, 'en');
    const mails = await server.db.selectFrom('mails').select('Text').where('To', '=', Email).orderBy('MailId').execute();
    const [, secret] = /\/oidc\/verify\?token=([\w-]+)/.exec(mails.at(-1)?.Text ?? '') ?? [];
    const done = await server.app.inject({
      method: 'POST',
      url: '/oidc/verify',
      headers: { cookie: `clubpulse_verify=${secret}`, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ password }).toString(),
    });
    expect(done.statusCode).toBe(200);
    const stored = await server.db.selectFrom('users').select(['Phone', 'EmailConfirmed']).where('UserId', '=', userId).execute();
    expect(stored).toEqual([{ Phone: '+39 02 1234', EmailConfirmed: true }]);
    expect([await waits(), await groupsOf(userId)]).toEqual([false, []]);
    expect(await self()).toMatchObject({ FirstMidName: 'Anna', EmailConfirmed: true });
  });
});

it('the import sends each mail in the language of its row, or in the language of the file if the row has none', {
  tags: ['atLength'],
}, async () => {
  const person = (Row: number, Language: string | null) => ({
    Row,
    Email: `spoken${Row}@example.com`,
    FirstMidName: 'Gea',
    Language,
  });
  expect((await begin([person(2, 'fr'), person(3, null)])).status).toBe(201);
  await run();
  const written = await server.db
    .selectFrom('invitations')
    .select('Language')
    .where('Email', 'in', ['spoken2@example.com', 'spoken3@example.com'])
    .orderBy('Email')
    .execute();
  expect(written).toEqual([{ Language: 'fr' }, { Language: 'it' }]);
});
