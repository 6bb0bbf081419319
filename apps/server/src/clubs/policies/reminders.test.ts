import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import { accepted, resultKey } from '../../test/billing.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { beginDays } from '../../test/jobs.ts';
import { aClub, aUser } from '../../test/rows.ts';
import { createDailyJobs } from '../daily/public.ts';
import { createPolicies, policyReminders } from './public.ts';

let database: TestDatabase;
let open: OpenDatabase;
let clubId: number;
let manager: number;
let instant: Date;
const now = () => instant;
const at = (text: string) => {
  instant = new Date(text);
};
beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
  manager = await aUser(open.db);
});
beforeEach(async () => {
  for (const table of ['clubs', 'events'] as const) await open.db.deleteFrom(table).execute();
  clubId = await aClub(open.db);
  at('2026-11-20T09:00:00Z');
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

const policies = () => createPolicies({ db: open.db, now });
async function published(Title: string): Promise<number> {
  const { PolicyId } = await policies().create(clubId, { Type: 'JoinClub', Title, Text: 'Bring a towel.' });
  accepted(await policies().setState(clubId, PolicyId, 'Published', manager));
  return PolicyId;
}
async function aMember(since = '2025-01-01T00:00:00Z'): Promise<number> {
  const UserId = await aUser(open.db);
  await open.db
    .insertInto('user_roles')
    .values({ UserId, Role: 'Athlete', ClubId: clubId, Since: new Date(since) })
    .execute();
  return UserId;
}
const accept = async (userId: number, PolicyId: number) =>
  accepted(await policies().answer(userId, [{ PolicyId, Acceptance: 'Accepted' }]));
async function wake(text: string) {
  at(text);
  expect(await beginDays(open.db, createDailyJobs({ db: open.db, jobs: [policyReminders], now }))).toEqual([]);
}
async function notified() {
  const rows = await open.db
    .deleteFrom('events')
    .where('Type', '=', 'PoliciesNotAccepted')
    .returning(['EventId', 'Payload', 'ClubId'])
    .execute();
  return rows
    .sort((a, b) => a.EventId - b.EventId)
    .map(({ Payload }) => Payload as { Target: number; Title: string; Days: number; By: number | null; PolicyIds: number[] });
}

describe('the daily job of policy reminders', () => {
  it('reminds members of unaccepted policies the day after publication, then weekly', async () => {
    const [rules, terms] = [await published('House rules'), await published('Terms')];
    const [half, refusing, done] = [await aMember(), await aMember(), await aMember()];
    await accept(half, terms);
    await policies().answer(refusing, [{ PolicyId: rules, Acceptance: 'NotAccepted' }]);
    for (const policy of [rules, terms]) await accept(done, policy);
    await policies().create(clubId, { Type: 'JoinClub', Title: 'A draft', Text: 'Not yet.' });

    await wake('2026-11-20T22:59:00Z');
    expect(await notified()).toEqual([]);
    await wake('2026-11-20T23:00:10Z');
    expect(await notified()).toEqual([
      { Target: half, Title: 'House rules', Days: 1, By: null, PolicyIds: [rules] },
      { Target: refusing, Title: 'House rules, Terms', Days: 1, By: null, PolicyIds: [rules, terms] },
    ]);
    await wake('2026-11-21T12:00:00Z');
    await wake('2026-11-27T12:00:00Z');
    expect(await notified()).toEqual([]);
    await accept(refusing, terms);
    await wake('2026-11-28T12:00:00Z');
    expect((await notified()).map(({ Target, Title, Days }) => [Target, Title, Days])).toEqual([
      [half, 'House rules', 8],
      [refusing, 'House rules', 8],
    ]);
  });

  it('counts the days from the day of joining for a new member', async () => {
    await published('House rules');
    await wake('2026-11-30T12:00:00Z');
    const member = await aMember('2026-12-01T23:30:00Z');
    await wake('2026-12-02T12:00:00Z');
    expect(await notified()).toEqual([]);
    await wake('2026-12-03T12:00:00Z');
    expect((await notified()).map(({ Target, Days }) => [Target, Days])).toEqual([[member, 1]]);
  });
});

describe('staff who remind members of policies', () => {
  it('remind a member of all unaccepted policies, at most once an hour', async () => {
    const [rules, terms] = [await published('House rules'), await published('Terms')];
    const member = await aMember();
    at('2026-11-22T09:00:00Z');
    const remind = () => policies().remind(clubId, member, manager);
    expect(accepted(await remind())).toEqual({ PolicyIds: [rules, terms], Titles: ['House rules', 'Terms'] });
    expect(await notified()).toEqual([
      { Target: member, Title: 'House rules, Terms', Days: 2, By: manager, PolicyIds: [rules, terms] },
    ]);
    at('2026-11-22T09:59:01Z');
    expect(await remind()).toEqual({ refused: 'PoliciesRemindedAlready', values: { minutes: 1 } });
    at('2026-11-22T10:00:00Z');
    accepted(await remind());
    for (const policy of [rules, terms]) await accept(member, policy);
    at('2026-11-23T10:00:00Z');
    expect(resultKey(await remind())).toBe('PoliciesAllAccepted');
    expect(await notified()).toHaveLength(1);
  });

  it('notify a member once when several staff users remind them at the same time', async () => {
    await published('House rules');
    const member = await aMember();
    const answers = await Promise.all(Array.from({ length: 6 }, () => policies().remind(clubId, member, manager)));
    expect(answers.map(resultKey).filter((answer) => answer === 'accepted')).toHaveLength(1);
    expect(await notified()).toHaveLength(1);
  });

  it('cannot remind a user who is not a member of the club', async () => {
    await published('House rules');
    expect(resultKey(await policies().remind(clubId, await aUser(open.db), manager))).toBe('NotFound');
  });
});
