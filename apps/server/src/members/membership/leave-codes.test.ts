import * as calls from '@clubpulse/contract/members/membership.calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aRole } from '../../test/rows.ts';
import { openOwnServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await openOwnServer({ SMTP_URL: 'smtp://127.0.0.1:9' });
  world = await createWorld(server);
});
afterAll(() => server.close());

it('staff remove their own role only with the newest mailed code, and athletes leave without one', async () => {
  const { ids, tokens, clubA } = world;
  const own = { params: { id: ids.trainerA, clubId: clubA }, token: tokens.trainerA };
  const send = async () => {
    const { result } = await server.call(calls.sendLeaveCode, own);
    const { Subject } = await server.db
      .selectFrom('mails')
      .select('Subject')
      .where('To', '=', result.Email)
      .orderBy('MailId', 'desc')
      .executeTakeFirstOrThrow();
    return /^\d{6}/.exec(Subject)?.[0] ?? '';
  };
  const leave = (Code?: string) => server.call(calls.leaveClub, { ...own, query: Code === undefined ? {} : { Code } });
  const refused = async (Code: string) => (await leave(Code)).problem.errors?.map(({ field, key }) => [field, key]);
  const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  expect((await leave()).problem.ErrorType).toBe('LeaveCodeNeeded');
  expect(await refused('123456')).toEqual([['Code', 'leave-code-over']]);
  const first = await send();
  for (let tries = 0; tries < 5; tries += 1) expect(await refused(other(first))).toEqual([['Code', 'leave-code-wrong']]);
  expect(await refused(first)).toEqual([['Code', 'leave-code-over']]);
  const second = await send();
  expect((await leave(second)).status).toBe(204);
  expect(await server.db.selectFrom('leave_codes').selectAll().execute()).toEqual([]);

  const athlete = { params: { id: ids.athleteA, clubId: clubA }, token: tokens.athleteA };
  expect((await server.call(calls.sendLeaveCode, athlete)).status).toBe(404);
  expect((await server.call(calls.leaveClub, athlete)).status).toBe(204);
});

it('another manager removes the role of a user without a code', async () => {
  const { ids, tokens, clubA } = world;
  await aRole(server.db, ids.neighbourA, 'FrontDesk', clubA);
  const params = { id: clubA, userId: ids.neighbourA, role: 'FrontDesk' as const };
  expect((await server.call(calls.takeRole, { params, token: tokens.managerA })).status).toBe(204);
});
