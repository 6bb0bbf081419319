import { NOTE_SHOWN_MAX } from '@clubpulse/contract/members/pipeline/cards';
import { type ClientStage, SIGNS_AT_RISK } from '@clubpulse/contract/members/pipeline/pipeline';
import { batchClientStage, getPipeline, listStage } from '@clubpulse/contract/members/pipeline/pipeline.calls';
import type { TaskType } from '@clubpulse/contract/members/tasks/tasks';
import { addDays, dayIn } from '@clubpulse/rules/time/days';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAthlete, aSubscription, aSubscriptionType, hours } from '../../test/booking-rows.ts';
import { leaveClubs } from '../../test/leaving.ts';
import { aClub, aRole, aUser } from '../../test/rows.ts';
import { openServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
let club: number;
let token: string;
let trainer: number;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  club = await aClub(server.db);
  const Email = `board${club}@example.com`;
  token = await server.tokenFor(Email);
  trainer = await aUser(server.db, { Email });
  await aRole(server.db, trainer, 'Trainer', club);
});

const list = async (name: ClientStage, query = {}) => {
  const { result } = await server.call(listStage, {
    params: { id: club, stage: name },
    query: { length: 1000, ...query },
    token,
  });
  return { ...result, ids: result.data.map(({ UserId }) => UserId).toSorted((a, b) => a - b) };
};
const stages = async (query = {}) => (await server.call(getPipeline, { params: { id: club }, query, token })).result;
const move = (UserIds: number[], ClientStage: ClientStage) =>
  server.call(batchClientStage, { params: { id: club }, body: { UserIds, ClientStage }, token });
const inStage = async (ClientStage: ClientStage, StageSince: Date, userId: number) =>
  server.db.updateTable('memberships').set({ ClientStage, StageSince }).where('UserId', '=', userId).execute();

describe('the share of members who moved to a later stage', { tags: ['atLength'] }, () => {
  const shares = async () => (await stages()).map(({ MovedOn }) => MovedOn);

  it('is computed from the members who recently were in a stage, and from how many of them are now in a later stage', async () => {
    const [ada, bea, zoe] = [
      await anAthlete(server.db, club),
      await anAthlete(server.db, club),
      await anAthlete(server.db, club),
    ];
    expect(await shares()).toEqual([0, null, null, null, null]);
    await move([ada], 'prospect');
    expect(await shares()).toEqual([33, null, 0, null, null]);
    await aSubscription(server.db, club, ada, await aSubscriptionType(server.db, club));
    expect(await shares()).toEqual([33, null, 100, null, null]);
    await move([bea], 'trial');
    await move([bea], 'lead');
    expect(await shares()).toEqual([33, null, 100, null, null]);
    await inStage('client', hours(-24 * 40), zoe);
    expect(await shares()).toEqual([50, null, 100, null, null]);
  });

  it('does not include members who have left the club', async () => {
    const ada = await anAthlete(server.db, club);
    await move([ada], 'prospect');
    await leaveClubs(server.db, ada);
    expect(await shares()).toEqual([null, null, null, null, null]);
    expect(await server.db.selectFrom('stages_left').selectAll().where('UserId', '=', ada).execute()).toEqual([]);
  });
});

describe('a filtered pipeline board', () => {
  it('can be filtered by task, assignee and tag, and its counts include only the filtered members', async () => {
    const [late, due, none, stop] = [
      await anAthlete(server.db, club),
      await anAthlete(server.db, club),
      await anAthlete(server.db, club),
      await anAthlete(server.db, club),
    ];
    const today = dayIn('Europe/Rome', new Date());
    const task = async (ReceiverId: number, Type: TaskType, DueDate: string | null, fields = {}) =>
      server.db
        .insertInto('tasks')
        .values({ ClubId: club, ReceiverId, Type, Task: '', DueDate, CreatedAt: new Date(), ...fields })
        .execute();
    await task(late, 'call', addDays(today, -2), { AssigneeId: trainer });
    await task(due, 'call', today);
    await task(none, 'call', addDays(today, -2), { CompletedAt: new Date(), AssigneeId: trainer });
    await task(stop, 'do-not-call', addDays(today, -2));
    const tag = await server.db
      .insertInto('club_tags')
      .values({ ClubId: club, Text: 'Morning' })
      .returning('ClubTagId')
      .executeTakeFirstOrThrow();
    await server.db.insertInto('user_club_tags').values({ UserId: due, ClubTagId: tag.ClubTagId }).execute();
    expect((await list('lead', { Task: 'late' })).ids).toEqual([late]);
    expect((await list('lead', { Task: 'today' })).ids).toEqual([due]);
    expect((await list('lead', { Task: 'none' })).ids).toEqual([none, stop]);
    expect((await list('lead', { Assignee: String(trainer) })).ids).toEqual([late]);
    const tagged = { ClubTagId: String(tag.ClubTagId) };
    expect(await list('lead', tagged)).toMatchObject({ ids: [due], recordsFiltered: 1, recordsTotal: 4 });
    expect((await stages(tagged))[0]).toEqual({ ClientStage: 'lead', Count: 1, Entered: 1, AtRisk: 0, MovedOn: 0 });
    expect((await stages({ Task: 'none' }))[0]?.Count).toBe(2);
  });

  it('shows how each member joined, and the last open note by staff', async () => {
    const [ada, bea] = [await anAthlete(server.db, club), await anAthlete(server.db, club)];
    await server.db
      .updateTable('user_roles')
      .set({ CameBy: 'Link' })
      .where('UserId', '=', ada)
      .where('ClubId', '=', club)
      .execute();
    const note = async (Text: string, ago: number, CompletedAt: Date | null = null, ClubId = club) =>
      server.db
        .insertInto('notes')
        .values({ ClubId, UserId: ada, Text, CreatedAt: hours(-ago), CompletedAt })
        .execute();
    await note('Prefers mornings', 30);
    await note(`Asks  for\n${'prices '.repeat(40)}`, 20);
    await note('Has paid', 10, new Date());
    const other = await aClub(server.db);
    await aRole(server.db, ada, 'Athlete', other);
    await note('Of another club', 1, null, other);
    const { data } = await list('lead');
    const cardOf = (id: number) => data.find(({ UserId }) => UserId === id);
    expect(cardOf(ada)).toMatchObject({ CameBy: 'Link', Note: expect.stringMatching(/^Asks for prices prices/) });
    expect(cardOf(ada)?.Note).toHaveLength(NOTE_SHOWN_MAX);
    expect(cardOf(bea)).toMatchObject({ CameBy: null, Note: null });
  });

  it('shows the new members of a stage', async () => {
    const [before, now] = [await anAthlete(server.db, club), await anAthlete(server.db, club)];
    await inStage('lead', hours(-24 * 40), before);
    expect(await list('lead', { Split: 'New' })).toMatchObject({ ids: [now], recordsFiltered: 1, recordsTotal: 2 });
    await inStage('client', new Date(), await anAthlete(server.db, club));
    for (const { ClientStage, Count, Entered } of await stages()) {
      expect((await list(ClientStage)).ids).toHaveLength(Count);
      expect((await list(ClientStage, { Split: 'New' })).ids).toHaveLength(Entered);
    }
  });
});

it('the board counts and lists members at risk by the same signs that their cards show', { tags: ['atLength'] }, async () => {
  const type = await aSubscriptionType(server.db, club);
  const today = dayIn('Europe/Rome', new Date());
  const comes = [
    [],
    [60, 61],
    [40, 45, 50, 55],
    [21, 24, 27, 30],
    [20, 22, 24, 26],
    [22, 30, 38, 46],
    [27, 28, 31, 34, 37],
    [5, 30, 33, 36, 40],
    [5, 9, 30, 33, 36, 40, 44],
  ];
  const ended = { State: 'Expired', StateReason: 'Date', ExpiryDate: '2026-10-30', ActivationDate: '2026-01-01' } as const;
  const ends = (days: number) => ({ ExpiryDate: addDays(today, days) });
  const holds = [undefined, ended, {}, ends(0), ends(14), ends(15)];
  for (const days of comes)
    for (const held of holds) {
      const id = await anAthlete(server.db, club);
      if (held !== undefined) await aSubscription(server.db, club, id, type, null, held);
      await inStage('client', hours(-24 * 90), id);
      const seen = days.map((day) => ({ ClubId: club, UserId: id, At: hours(-24 * day) }));
      if (seen.length > 0) await server.db.insertInto('check_ins').values(seen).execute();
    }
  const { data } = await list('client');
  const expected = data.flatMap(({ UserId, Signs }) => (Signs.length >= SIGNS_AT_RISK ? [UserId] : [])).toSorted((a, b) => a - b);
  expect(expected.length).toBeGreaterThan(5);
  expect(await list('client', { Split: 'AtRisk' })).toMatchObject({ ids: expected, recordsFiltered: expected.length });
  expect((await stages()).at(-1)).toMatchObject({ ClientStage: 'client', AtRisk: expected.length, Count: data.length });
});
