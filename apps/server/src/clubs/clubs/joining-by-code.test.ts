import { joinClub } from '@clubpulse/contract/clubs/clubs.calls';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aClub, aUser } from '../../test/rows.ts';
import { openOwnServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
let people = 0;
beforeAll(async () => {
  server = await openOwnServer();
});
beforeEach(() => server.db.deleteFrom('identity_attempts').execute());
afterAll(() => server.close());

async function newUser(): Promise<string> {
  people += 1;
  const email = `joins-${people}@example.com`;
  await aUser(server.db, { Email: email });
  return server.tokenFor(email);
}
const join = async (token: string, Code: string) => {
  const { status, problem } = await server.call(joinClub, { body: { Code }, token });
  return status < 300 ? status : problem.ErrorType;
};
const guesses = async (token: string, count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => join(token, `GUESS${index}`)));
const refusedOf = (answers: readonly unknown[]) => answers.filter((answer) => answer === 'ClubCodeAttempts').length;

it('joining by code blocks a user after ten wrong codes in an hour, even if the requests are parallel or the next code is right', async () => {
  await aClub(server.db, { Code: 'PALESTRA' });
  const token = await newUser();
  expect(refusedOf(await guesses(token, 25))).toBe(15);
  expect(await join(token, 'PALESTRA')).toBe('ClubCodeAttempts');
  expect(await join(await newUser(), 'PALESTRA')).toBe(200);
});

it('joining by code blocks an IP address after sixty wrong codes from any users', { tags: ['atLength'] }, async () => {
  const answers = [];
  for (let account = 0; account < 7; account += 1) answers.push(...(await guesses(await newUser(), 10)));
  expect(refusedOf(answers)).toBe(10);
});

it('joining by code does not count right codes towards the limit of the user', async () => {
  const token = await newUser();
  for (let club = 0; club < 12; club += 1) {
    const Code = `RIGHT${club}`;
    await aClub(server.db, { Code });
    expect(await join(token, Code)).toBe(200);
  }
});

it('joining by code does not count right codes towards the limit of the IP address', { tags: ['atLength'] }, async () => {
  await aClub(server.db, { Code: 'BANCONE' });
  for (let member = 0; member < 61; member += 1) expect(await join(await newUser(), 'BANCONE')).toBe(200);
});

it('joining by code accepts the random code of an invitation', async () => {
  const clubs = await Promise.all([aClub(server.db), aClub(server.db)]);
  const codes = await server.db.selectFrom('clubs').select('InviteCode').where('ClubId', 'in', clubs).execute();
  const [first, second] = codes.map(({ InviteCode }) => InviteCode);
  expect(first).toMatch(/^[0-9A-F]{20}$/);
  expect(first).not.toBe(second);
  expect(await join(await newUser(), first ?? '')).toBe(200);
});
