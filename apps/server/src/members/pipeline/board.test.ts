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

let house: TestServer;
let club: number;
let token: string;
let trainer: number;
beforeAll(async () => {
  house = await openServer();
});
afterAll(() => house.close());
beforeEach(async () => {
  club = await aClub(house.db);
  const Email = `board${club}@example.com`;
  token = await house.tokenFor(Email);
  trainer = await aUser(house.db, { Email });
  await aRole(house.db, trainer, 'Trainer', club);
});

const list = async (name: ClientStage, query = {}) => {
  const { result } = await house.call(listStage, { params: { id: club, stage: name }, query: { length: 1000, ...query }, token });
  return { ...result, ids: result.data.map(({ UserId }) => UserId).toSorted((a, b) => a - b) };
};
const stages = async (query = {}) => (await house.call(getPipeline, { params: { id: club }, query, token })).result;
const move = (UserIds: number[], ClientStage: ClientStage) =>
  house.call(batchClientStage, { params: { id: club }, body: { UserIds, ClientStage }, token });
const inStage = async (ClientStage: ClientStage, StageSince: Date, userId: number) =>
  house.db.updateTable('memberships').set({ ClientStage, StageSince }).where('UserId', '=', userId).execute();

describe('the share of members who moved to a later stage', { tags: ['atLength'] }, () => {
  const shares = async () => (await stages()).map(({ MovedOn }) => MovedOn);

  it('is computed from the members who recently were in a stage, and from how many of them are now in a later stage', async () => {
    const [ada, bea, zoe] = [await anAthlete(house.db, club), await anAthlete(house.db, club), await anAthlete(house.db, club)];
    expect(await shares()).toEqual([0, null, null, null, null]);
    await move([ada], 'prospect');
    expect(await shares()).toEqual([33, null, 0, null, null]);
    await aSubscription(house.db, club, ada, await aSubscriptionType(house.db, club));
    expect(await shares()).toEqual([33, null, 100, null, null]);
    await move([bea], 'trial');
    await move([bea], 'lead');
    expect(await shares()).toEqual([33, null, 100, null, null]);
    await inStage('client', hours(-24 * 40), zoe);
    expect(await shares()).toEqual([50, null, 100, null, null]);
  });

  it('does not include members who have left the club', async () => {
    const ada = await anAthlete(house.db, club);
    await move([ada], 'prospect');
    await leaveClubs(house.db, ada);
    expect(await shares()).toEqual([null, null, null, null, null]);
    expect(await house.db.selectFrom('stages_left').selectAll().where('UserId', '=', ada).execute()).toEqual([]);
  });
});

describe('a filtered pipeline board', () => {
  it('can be filtered by task, assignee and tag, and its counts include only the filtered members', async () => {
    const [late, due, none, stop] = [
      await anAthlete(house.db, club),
      await anAthlete(house.db, club),
      await anAthlete(house.db, club),
      await anAthlete(house.db, club),
    ];
    const today = dayIn('Europe/Rome', new Date());
    const task = async (ReceiverId: number, Type: TaskType, DueDate: string | null, fields = {}) =>
      house.db
        .insertInto('tasks')
        .values({ ClubId: club, ReceiverId, Type, Task: '', DueDate, CreatedAt: new Date(), ...fields })
        .execute();
    await task(late, 'call', addDays(today, -2), { AssigneeId: trainer });
    await task(due, 'call', today);
    await task(none, 'call', addDays(today, -2), { CompletedAt: new Date(), AssigneeId: trainer });
    await task(stop, 'do-not-call', addDays(today, -2));
    const tag = await house.db
      .insertInto('club_tags')
      .values({ ClubId: club, Text: 'Morning' })
      .returning('ClubTagId')
      .executeTakeFirstOrThrow();
    await house.db.insertInto('user_club_tags').values({ UserId: due, ClubTagId: tag.ClubTagId }).execute();
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
    const [ada, bea] = [await anAthlete(house.db, club), await anAthlete(house.db, club)];
    await house.db
      .updateTable('user_roles')
      .set({ CameBy: 'Link' })
      .where('UserId', '=', ada)
      .where('ClubId', '=', club)
      .execute();
    const note = async (Text: string, ago: number, CompletedAt: Date | null = null, ClubId = club) =>
      house.db
        .insertInto('notes')
        .values({ ClubId, UserId: ada, Text, CreatedAt: hours(-ago), CompletedAt })
        .execute();
    await note('Prefers mornings', 30);
    await note(`Asks  for\n${'prices '.repeat(40)}`, 20);
    await note('Has paid', 10, new Date());
    const other = await aClub(house.db);
    await aRole(house.db, ada, 'Athlete', other);
    await note('Of another club', 1, null, other);
    const { data } = await list('lead');
    const cardOf = (id: number) => data.find(({ UserId }) => UserId === id);
    expect(cardOf(ada)).toMatchObject({ CameBy: 'Link', Note: expect.stringMatching(/^Asks for prices prices/) });
    expect(cardOf(ada)?.Note).toHaveLength(NOTE_SHOWN_MAX);
    expect(cardOf(bea)).toMatchObject({ CameBy: null, Note: null });
  });

  it('shows the new members of a stage', async () => {
    const [before, now] = [await anAthlete(house.db, club), await anAthlete(house.db, club)];
    await inStage('lead', hours(-24 * 40), before);
    expect(await list('lead', { Split: 'New' })).toMatchObject({ ids: [now], recordsFiltered: 1, recordsTotal: 2 });
  });
});

it('the board counts and lists members at risk by the same signs that their cards show', { tags: ['atLength'] }, async () => {
  const type = await aSubscriptionType(house.db, club);
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
      const id = await anAthlete(house.db, club);
      if (held !== undefined) await aSubscription(house.db, club, id, type, null, held);
      await inStage('client', hours(-24 * 90), id);
      const seen = days.map((day) => ({ ClubId: club, UserId: id, At: hours(-24 * day) }));
      if (seen.length > 0) await house.db.insertInto('check_ins').values(seen).execute();
    }
  const { data } = await list('client');
  const expected = data.flatMap(({ UserId, Signs }) => (Signs.length >= SIGNS_AT_RISK ? [UserId] : [])).toSorted((a, b) => a - b);
  expect(expected.length).toBeGreaterThan(5);
  expect(await list('client', { Split: 'AtRisk' })).toMatchObject({ ids: expected, recordsFiltered: expected.length });
  expect((await stages()).at(-1)).toMatchObject({ ClientStage: 'client', AtRisk: expected.length, Count: data.length });
});
