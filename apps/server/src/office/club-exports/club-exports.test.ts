import { textVersions } from '@clubpulse/contract/accounts/consents';
import { clubExportExceptions } from '@clubpulse/contract/office/club-exports/club-exports';
import { createClubExport, listClubExports, openClubExport } from '@clubpulse/contract/office/club-exports/club-exports.calls';
import { exceptions } from '@clubpulse/phrases/en/office/club-exports/exceptions';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClass } from '../../test/booking-rows.ts';
import { anOldProof } from '../../test/refused.ts';
import { aClub, aRole, aUser } from '../../test/rows.ts';
import { openOwnServer, type TestServer } from '../../test/server.ts';
import { exportedTables, leftOut } from './club-tables.facts.ts';

let server: TestServer;
let club: number;
let other: number;
let token: string;
beforeAll(async () => {
  server = await openOwnServer();
  club = await aClub(server.db, { Name: 'Cadenza Navigli' });
  other = await aClub(server.db, { Name: 'Another' });
  const manager = await aUser(server.db, { Email: 'exports-manager@example.com' });
  await aRole(server.db, manager, 'Manager', club);
  token = await server.tokenFor('exports-manager@example.com');
});
afterAll(() => server.close());

const params = () => ({ id: club });
const made = async () => {
  const { result } = await server.call(createClubExport, { params: params(), token });
  await server.runDueJobs();
  return result.ClubExportId;
};
const load = async (exportId: number) => {
  const { result } = await server.call(openClubExport, { params: { ...params(), exportId }, token });
  return server.app.inject({ url: `/${result.Address}` });
};

describe('an export of a club', () => {
  it('has a file for each table, with exactly the rows of the club', async () => {
    await aClass(server.db, club, { Name: 'Yoga, "slow"' });
    await aClass(server.db, club);
    await aClass(server.db, other, { Name: 'Elsewhere' });
    const id = await made();
    const [listed] = (await server.call(listClubExports, { params: params(), token })).result;
    expect(listed).toMatchObject({ ClubExportId: id, State: 'Ready', By: { Nickname: expect.any(String) } });
    const response = await load(id);
    expect(response.headers['content-disposition']).toContain('Cadenza Navigli');
    const files = unzipSync(response.rawPayload);
    expect(response.rawPayload.length).toBe(listed?.Bytes);
    expect(Object.keys(files)).toEqual(['README.txt', ...exportedTables.map(({ table }) => `${table}.csv`)]);
    const readme = new TextDecoder().decode(files['README.txt']);
    expect(
      Object.values(leftOut)
        .flat()
        .filter((table) => !readme.includes(table)),
    ).toEqual([]);
    expect(clubExportExceptions.filter((reason) => !readme.includes(exceptions[`clubExports.not.${reason}`]))).toEqual([]);
    const text = (table: string) => new TextDecoder().decode(files[`${table}.csv`]);
    expect(text('classes')).toContain('"Yoga, ""slow"""');
    expect(text('classes')).not.toContain('Elsewhere');
    expect(text('classes').trim().split('\r\n')).toHaveLength(3);
    expect(text('users')).toContain('exports-manager@example.com');
    expect(text('clubs')).not.toContain('Another');
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count from events where "ClubId" = ${club} and "Logged"`.execute(server.db);
    expect(text('events').trim().split('\r\n')).toHaveLength((rows[0]?.count ?? 0) + 1);
  });

  it('contains no column with a secret', async () => {
    const files = unzipSync((await load(await made())).rawPayload);
    const secret = Object.entries(files).flatMap(([name, bytes]) => {
      const [head = ''] = new TextDecoder().decode(bytes).split('\r\n', 1);
      return head
        .split(',')
        .filter((column) =>
          /Secret|Hash|Token|RequestKey|InviteCode|^Code$|ExtAccountId|ExtCustomerId|ExtCheckoutId/.test(column),
        )
        .map((column) => `${name} ${column}`);
    });
    const open = ['clubs.csv Code', 'vat_codes.csv Code', 'club_websites.csv Code'];
    expect(secret.filter((column) => !open.includes(column))).toEqual([]);
  });

  it('is loaded by a link only once, after a recent sign-in', async () => {
    const exportId = await made();
    const { result } = await server.call(openClubExport, { params: { ...params(), exportId }, token });
    expect((await server.app.inject({ url: `/${result.Address}` })).statusCode).toBe(200);
    expect((await server.app.inject({ url: `/${result.Address}` })).statusCode).toBe(404);
    const elsewhere = await server.call(openClubExport, { params: { id: other, exportId }, token });
    expect(elsewhere.status).toBe(403);
    const email = 'exports-stale@example.com';
    await aRole(server.db, await aUser(server.db, { Email: email }), 'Manager', club);
    const stale = await server.tokenFor(email);
    await anOldProof(server.db, stale);
    for (const answer of [
      await server.call(openClubExport, { params: { ...params(), exportId }, token: stale }),
      await server.call(createClubExport, { params: params(), token: stale }),
    ])
      expect(answer.problem.ErrorType).toBe('SignInAgain');
  });

  it('is deleted with its file after a week', async () => {
    const exportId = await made();
    await server.db
      .updateTable('club_exports')
      .set({ ExpiresAt: new Date(0) })
      .where('ClubExportId', '=', exportId)
      .execute();
    await server.clubExports.purge();
    const ids = (await server.call(listClubExports, { params: params(), token })).result.map(({ ClubExportId }) => ClubExportId);
    expect(ids).not.toContain(exportId);
  });

  it('contains the contact data of a member who shares it, and the words that the club owns', async () => {
    const shares = await aUser(server.db, { Phone: '+39 02 1', EmailConfirmed: true });
    const hides = await aUser(server.db, { Phone: '+39 02 2', EmailConfirmed: true });
    const ofDesk = await aUser(server.db, { Phone: '+39 02 3', EmailConfirmed: false });
    for (const userId of [shares, hides, ofDesk]) await aRole(server.db, userId, 'Athlete', club);
    await sql`insert into consents ("UserId", "ClubId", "Purpose", "Granted", "Version", "Language", "At")
      values (${shares}, ${club}, 'Contact', true, ${textVersions.Contact}, 'en', now())`.execute(server.db);
    const [thread] = (
      await sql<{ id: number }>`insert into threads ("ClubId", "UserId", "Title", "LastAt")
        values (${club}, ${shares}, 'The sauna', now()) returning "ThreadId" as id`.execute(server.db)
    ).rows;
    await sql`insert into thread_entries ("ThreadId", "ClubId", "UserId", "AuthorId", "Kind", "Text", "At")
      select ${thread?.id}, ${club}, ${shares}, ${hides}, kind, 'as ' || kind, now()
      from unnest(array['StaffNote', 'OwnNote']) kind`.execute(server.db);
    const files = unzipSync((await load(await made())).rawPayload);
    const text = (table: string) => new TextDecoder().decode(files[`${table}.csv`]);
    for (const phone of ['+39 02 1', '+39 02 3']) expect(text('users')).toContain(phone);
    expect(text('users')).not.toContain('+39 02 2');
    expect(text('threads')).toContain('The sauna');
    expect(text('thread_entries')).toContain('as StaffNote');
    expect(text('thread_entries')).not.toContain('as OwnNote');
  });

  it('contains every table of clubs and below them, except tables that are left out for a stated reason', async () => {
    const { rows } = await sql<{ name: string }>`
      with recursive ofClubs as (
        select pg_class.oid from pg_class join pg_attribute on attrelid = pg_class.oid
        where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace and attname = 'ClubId'
        union
        select below.oid from ofClubs join pg_constraint on confrelid = ofClubs.oid and contype = 'f'
        join pg_class below on below.oid = conrelid and not below.relispartition)
      select relname as name from ofClubs join pg_class using (oid) where relname <> 'users'`.execute(server.db);
    const declared = [...exportedTables.map(({ table }) => table), ...Object.values(leftOut).flat()];
    expect(rows.map(({ name }) => name).filter((name) => !declared.includes(name))).toEqual([]);
    expect(declared.filter((name, at) => declared.indexOf(name) !== at)).toEqual([]);
  });
});
