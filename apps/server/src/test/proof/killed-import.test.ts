// @module-tag atLength

import { afterAll, beforeAll, expect, it } from 'vitest';
import { ServerProcess } from './server-process.ts';
import { until } from './until.ts';

const PEOPLE = 500;
const BLOWS = [0, 140, 320];
const MANAGER = 'manager@example.com';

let server: ServerProcess;
let clubId: number;
beforeAll(async () => {
  server = await ServerProcess.create({});
  await server.start();
  const [club] = await server.rows<{ ClubId: number }>(
    `insert into clubs ("Name", "Code", "TimeZone", "Currency") values ('Import', 'IMPORT', 'Europe/Rome', 'EUR') returning "ClubId"::int`,
  );
  clubId = club?.ClubId ?? 0;
  await server.rows(
    `insert into club_licenses ("ClubId", "Name", "Begin", "End", "Members", "Trainers", "Bridges", "LiveTrainings", "VideoGB", "Sms")
     values ($1, 'Enterprise', '2000-01-01', '2050-01-01', 1000, 100, 100, 100, 100, 100)`,
    [clubId],
  );
  await server.rows(
    `with person as (
       insert into users ("Email", "Nickname", "EmailConfirmed") values ($1, 'Manager', true) returning "UserId"
     ), account as (
       insert into identity_accounts ("AccountId", "Email", "EmailVerified", "PasswordHash", "IsAdmin", "IsEditor")
       values ('manager', $1, true, 'none', false, false)
     ) insert into user_roles ("UserId", "Role", "ClubId") select "UserId", 'Manager', $2 from person`,
    [MANAGER, clubId],
  );
});
afterAll(() => server.remove());

async function begin(): Promise<number> {
  const People = Array.from({ length: PEOPLE }, (_, at) => ({
    Row: at + 2,
    Email: `ada${at}@example.org`,
    FirstMidName: `Ada${at}`,
    LastName: 'Neri',
    City: 'Milano',
  }));
  const answer = await fetch(`${server.url}/api/clubs/${clubId}/imports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await server.tokenOf(MANAGER)}` },
    body: JSON.stringify({ FileName: 'iscritti.csv', People, Language: 'it', Message: '', Mailed: true }),
  });
  expect(answer.status, await answer.clone().text()).toBe(201);
  return ((await answer.json()) as { ImportId: number }).ImportId;
}

const done = async (): Promise<number> => {
  const [row] = await server.rows<{ n: number }>(`select count(*)::int as n from member_import_rows where "State" = 'Ready'`);
  return row?.n ?? 0;
};
const isHeldUp = async () =>
  (
    await server.rows(`select from pg_locks where relation = 'invitations'::regclass and not granted
      and database = (select oid from pg_database where datname = current_database())`)
  ).length > 0;

async function strike(): Promise<number> {
  let before = PEOPLE;
  await server.holding('lock table invitations in share row exclusive mode', async () => {
    await until('the import is in the middle of its next people', isHeldUp);
    before = await done();
    await server.kill();
  });
  await server.start();
  return before;
}

it(`the import adds ${PEOPLE} people, each once, although the server is killed ${BLOWS.length} times meanwhile`, async () => {
  const importId = await begin();
  const atBlow: number[] = [];
  for (const least of BLOWS) {
    await until(`${least} people are in`, async () => (await done()) >= least);
    atBlow.push(await strike());
  }
  expect(Math.max(...atBlow)).toBeLessThan(PEOPLE);

  await until('the import has ended', async () => {
    const ended = await server.rows(`select from member_imports where "ImportId" = $1 and "FinishedAt" is not null`, [importId]);
    return ended.length > 0;
  });
  expect(await done()).toBe(PEOPLE);
  const [invited] = await server.rows(
    `select count(*)::int as all, count(distinct "Email")::int as people from invitations where "ClubId" = $1`,
    [clubId],
  );
  expect(invited).toEqual({ all: PEOPLE, people: PEOPLE });
  const [written] = await server.rows(
    `select count(*)::int as all, count(distinct "To")::int as people from mails where "To" like 'ada%@example.org'`,
  );
  expect(written).toEqual({ all: PEOPLE, people: PEOPLE });
  const notified = await server.rows(`select "Payload" from events where "Type" = 'MembersImported' and "ClubId" = $1`, [clubId]);
  expect(notified).toEqual([{ Payload: expect.objectContaining({ Invited: PEOPLE, Refused: 0 }) }]);
});
