import type { ClientStage } from '@clubpulse/contract/members/pipeline/pipeline';
import {
  batchClientStage,
  getPipeline,
  listStage,
  setClientStage,
  undoClientStage,
} from '@clubpulse/contract/members/pipeline/pipeline.calls';
import type { TaskType } from '@clubpulse/contract/members/tasks/tasks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClass, anAthlete, aSubscription, aSubscriptionType, hours } from '../../test/booking-rows.ts';
import { leaveClubs } from '../../test/leaving.ts';
import { aClub, aRole, aUser } from '../../test/rows.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { moveMembers } from './pipeline.store.ts';

let server: TestServer;
let club: number;
let token: string;
let type: number;
beforeAll(async () => {
  server = await openServer();
  club = await aClub(server.db);
  const Email = `pipes${club}@example.com`;
  token = await server.tokenFor(Email);
  await aRole(server.db, await aUser(server.db, { Email }), 'Trainer', club);
  type = await aSubscriptionType(server.db, club);
});
afterAll(() => server.close());

const stage = async (name: ClientStage, query = {}) => {
  const { result } = await server.call(listStage, { params: { id: club, stage: name }, query, token });
  return { ids: result.data.map(({ UserId }) => UserId), ...result };
};
const move = (userId: number, ClientStage: ClientStage) =>
  server.call(setClientStage, { params: { id: club, userId }, body: { ClientStage }, token });
const batch = (UserIds: number[], ClientStage: ClientStage) =>
  server.call(batchClientStage, { params: { id: club }, body: { UserIds, ClientStage }, token });

describe('the pipeline of a club’s members', () => {
  it('begins with the stage lead, and a subscription moves the member to a later stage', async () => {
    const [lead, trial, client] = [
      await anAthlete(server.db, club),
      await anAthlete(server.db, club),
      await anAthlete(server.db, club),
    ];
    await aSubscription(server.db, club, trial, type, null, { Price: 0 });
    await aSubscription(server.db, club, client, type);
    expect((await stage('lead')).ids).toContain(lead);
    expect((await stage('trial')).ids).toEqual([trial]);
    expect((await stage('client')).ids).toEqual([client]);
  });

  it('moves members one by one or in batches, lists the newest first, and emits events', async () => {
    const people = [await anAthlete(server.db, club), await anAthlete(server.db, club), await anAthlete(server.db, club)];
    const [one, two, three] = people as [number, number, number];
    expect((await move(one, 'lead-qualified')).status).toBe(204);
    expect((await stage('lead-qualified')).ids).toEqual([one]);
    expect((await batch(people, 'prospect')).result).toMatchObject({ Moved: people, Refused: [] });
    expect((await stage('prospect')).ids).toEqual(people);
    expect(await stage('prospect', { start: 2, length: 2 })).toMatchObject({ ids: [three], recordsFiltered: 3 });
    const { result } = await server.call(getPipeline, { params: { id: club }, token });
    expect(result.map(({ ClientStage }) => ClientStage)).toEqual(['lead', 'lead-qualified', 'prospect', 'trial', 'client']);
    expect(result[2]).toEqual({ ClientStage: 'prospect', Count: 3, Entered: 3, AtRisk: 0, MovedOn: 0 });
    const events = await server.db
      .selectFrom('events')
      .select('Payload')
      .where('ClubId', '=', club)
      .where('Type', '=', 'ClientStageChanged')
      .execute();
    expect(events.map(({ Payload }) => Payload)).toContainEqual(
      expect.objectContaining({ Target: one, From: 'lead-qualified', ClientStage: 'prospect' }),
    );
    await batch([two], 'prospect');
    const after = await server.db
      .selectFrom('events')
      .select('EventId')
      .where('ClubId', '=', club)
      .where('Type', '=', 'ClientStageChanged')
      .execute();
    expect(after).toHaveLength(events.length);
  });

  it('refuses to move a paying member, and gives a reason for each member of a batch', async () => {
    const [payer, lead, outsider] = [await anAthlete(server.db, club), await anAthlete(server.db, club), await aUser(server.db)];
    await aSubscription(server.db, club, payer, type);
    expect((await move(payer, 'lead')).problem.ErrorType).toBe('StaysClient');
    expect((await move(outsider, 'lead')).status).toBe(404);
    const { result } = await batch([payer, lead, outsider], 'trial');
    expect(result).toMatchObject({
      Moved: [lead],
      Refused: [
        { UserId: payer, ErrorType: 'StaysClient' },
        { UserId: outsider, ErrorType: 'NotFound' },
      ],
    });
  });

  it('refuses a move when the member is no longer in the stage that the request contains', async () => {
    const [ada, bea] = [await anAthlete(server.db, club), await anAthlete(server.db, club)];
    await batch([ada], 'trial');
    const Seen = [ada, bea].map((UserId) => ({ UserId, ClientStage: 'lead' as const }));
    const stale = async (ClientStage: 'prospect' | 'trial') =>
      (await server.call(batchClientStage, { params: { id: club }, body: { UserIds: [ada, bea], ClientStage, Seen }, token }))
        .result;
    expect(await stale('prospect')).toMatchObject({ Moved: [bea], Refused: [{ UserId: ada, ErrorType: 'StaleRowVersion' }] });
    expect((await stage('trial', { length: 1000 })).ids).toContain(ada);
    await batch([bea], 'lead');
    expect(await stale('trial')).toMatchObject({ Moved: [ada, bea], Refused: [] });
    const alone = (seen: ClientStage) =>
      server.call(setClientStage, { params: { id: club, userId: ada }, body: { ClientStage: 'prospect', Seen: seen }, token });
    expect((await alone('lead')).problem.ErrorType).toBe('StaleRowVersion');
    expect((await stage('trial', { length: 1000 })).ids).toContain(ada);
    expect((await alone('trial')).status).toBe(204);
  });

  it('does not contain a member whose role was removed', async () => {
    const id = await anAthlete(server.db, club);
    await leaveClubs(server.db, id);
    expect((await stage('lead', { length: 1000 })).ids).not.toContain(id);
  });

  it("does not contain the club's own staff", async () => {
    const counted = async () => (await server.call(getPipeline, { params: { id: club }, token })).result[0]?.Count;
    const id = await anAthlete(server.db, club);
    const before = await counted();
    await server.db.insertInto('club_athletes').values({ ClubId: club, UserId: id, IsStaff: true }).execute();
    expect((await stage('lead', { length: 1000 })).ids).not.toContain(id);
    expect(await counted()).toBe((before ?? 0) - 1);
  });

  it('can be searched by names without regard to accents', async () => {
    const id = await anAthlete(server.db, club, { FirstMidName: 'Zoë', LastName: 'Brandstätter' });
    expect(await stage('lead', { globalSearch: 'zoe brandst' })).toMatchObject({ ids: [id], recordsFiltered: 1 });
  });

  it('shows a member’s next task: a do-not-call first, else the task that is due first', async () => {
    const id = await anAthlete(server.db, club, { FirstMidName: 'Nadia', LastName: 'Tasked' });
    const next = async () => (await stage('lead', { globalSearch: 'nadia tasked' })).data[0]?.NextTask;
    const today = new Date().toISOString().slice(0, 10);
    const task = async (Type: TaskType, Task: string, DueDate: string | null, fields = {}) =>
      server.db
        .insertInto('tasks')
        .values({ ClubId: club, ReceiverId: id, Type, Task, DueDate, CreatedAt: new Date(), ...fields })
        .execute();
    expect(await next()).toBeNull();
    await task('generic', 'Someday', null);
    await task('call', '', '2026-01-02', { CompletedAt: new Date() });
    await task('do-not-call', '', '2026-01-02');
    const elsewhere = await aClub(server.db);
    await aRole(server.db, id, 'Athlete', elsewhere);
    await task('call', '', today, { ClubId: elsewhere });
    expect(await next()).toMatchObject({ Type: 'generic', Task: 'Someday', DueDate: null });
    await task('call', 'Offer', '2999-01-02');
    expect(await next()).toMatchObject({ Type: 'call', Task: 'Offer', DueDate: '2999-01-02' });
    await task('do-not-call', '', '2999-02-01');
    expect(await next()).toMatchObject({ Type: 'do-not-call', DueDate: '2999-02-01' });
  });

  it('cannot be read by users who are not staff of the club', async () => {
    const other = await server.tokenFor(`nobody${club}@example.com`);
    expect((await server.call(getPipeline, { params: { id: club }, token: other })).status).toBe(403);
    expect((await server.call(getPipeline, { params: { id: club } })).status).toBe(401);
  });
});

it('the pipeline shows why a client may leave, such as missing visits and an ended subscription', async () => {
  const id = await anAthlete(server.db, club, { FirstMidName: 'Hanna', LastName: 'Berg' });
  await aSubscription(server.db, club, id, type, null, {
    State: 'Expired',
    StateReason: 'Date',
    ExpiryDate: '2026-10-30',
    ActivationDate: '2026-01-01',
  });
  for (const days of [40, 45, 50, 55]) {
    const Begin = hours(-24 * days);
    const ClassId = await aClass(server.db, club, { Begin });
    const seat = { ClassId, UserId: id, ClubId: club, ClassBegin: Begin, ClassEnd: new Date(Begin.getTime() + 3_600_000) };
    await server.db
      .insertInto('class_participants')
      .values({ ...seat, Place: 'InSite', State: 'Booked', PaymentKind: 'Free' })
      .execute();
  }
  const { data } = await stage('client', { globalSearch: 'hanna berg' });
  expect(data[0]?.Signs).toEqual([{ Kind: 'NotSeen', Days: expect.any(Number), Every: 5 }, { Kind: 'Ended' }]);
  await server.db
    .insertInto('check_ins')
    .values({ ClubId: club, UserId: id, At: hours(-24) })
    .execute();
  const { data: after } = await stage('client', { globalSearch: 'hanna berg' });
  expect(after[0]?.Signs).toEqual([{ Kind: 'Ended' }]);
});

describe('moving members to the stage trial', () => {
  const none = { Given: [], Without: [] };
  const back = async (UserIds: number[], MovedAt: string, TakeBack: number[]) =>
    (await server.call(undoClientStage, { params: { id: own }, body: { UserIds, MovedAt, TakeBack }, token: ownToken })).result;
  const toTrial = (UserIds: number[]) =>
    server.call(batchClientStage, { params: { id: own }, body: { UserIds, ClientStage: 'trial' }, token: ownToken });
  const held = async (userId: number) =>
    (await server.db.selectFrom('user_subscriptions').select('SubscriptionName').where('UserId', '=', userId).execute()).map(
      ({ SubscriptionName }) => SubscriptionName,
    );
  let own: number;
  let ownToken: string;
  beforeAll(async () => {
    own = await aClub(server.db);
    const Email = `trials${own}@example.com`;
    ownToken = await server.tokenFor(Email);
    await aRole(server.db, await aUser(server.db, { Email }), 'Trainer', own);
  });

  it('assigns no subscription when the club has no trial', async () => {
    expect((await toTrial([await anAthlete(server.db, own)])).result.Trials).toEqual(none);
  });

  it('assigns the trial once, returns the reason for each member who gets none, and revokes it when the move is undone', async () => {
    const gym = await aSubscriptionType(server.db, own, 'Gym week');
    const flag = { AutoAssignTrial: true, Price: 0 };
    await server.db.updateTable('class_subscriptions').set(flag).where('ClassSubscriptionId', '=', gym).execute();
    const [ada, bea] = [
      await anAthlete(server.db, own),
      await anAthlete(server.db, own, { FirstMidName: 'Bea', LastName: 'Rossi' }),
    ];
    await aSubscription(server.db, own, bea, gym, null, { Price: 0, State: 'Expired', StateReason: 'Date' });
    await server.call(setClientStage, { params: { id: own, userId: bea }, body: { ClientStage: 'lead' }, token: ownToken });
    const { Moved, MovedAt, Trials } = (await toTrial([ada, bea])).result;
    expect([Moved, Trials.Without]).toEqual([[ada, bea], [{ UserId: bea, Name: 'Bea Rossi', Why: 'HeldBefore' }]]);
    const [trial] = Trials.Given;
    expect(Trials.Given).toEqual([{ UserId: ada, UserSubscriptionId: trial?.UserSubscriptionId, SubscriptionName: 'Gym week' }]);
    const taken = await back([ada], MovedAt, [trial?.UserSubscriptionId ?? 0]);
    expect(taken).toEqual({ Moved: [ada], Refused: [], Kept: [] });
    expect(await held(ada)).toEqual([]);
    const again = (await toTrial([ada])).result;
    const id = again.Trials.Given[0]?.UserSubscriptionId ?? 0;
    await server.db
      .updateTable('user_subscriptions')
      .set({ CreatedAt: new Date(Date.now() - 3_600_000) })
      .where('UserSubscriptionId', '=', id)
      .execute();
    expect((await back([ada], again.MovedAt, [id])).Kept).toEqual([id]);
    expect(await held(ada)).toEqual(['Gym week']);
    expect((await toTrial([ada])).result.Trials.Without).toMatchObject([{ UserId: ada, Why: 'HeldBefore' }]);
  });

  it('revokes only trials of members whose move is undone', async () => {
    const [ada, bea] = [await anAthlete(server.db, own), await anAthlete(server.db, own)];
    const { MovedAt, Trials } = (await toTrial([ada])).result;
    const taken = await back([bea], MovedAt, [Trials.Given[0]?.UserSubscriptionId ?? 0]);
    expect(taken).toEqual({ Moved: [], Refused: [{ UserId: bea, ErrorType: 'StaleRowVersion' }], Kept: [] });
    expect(await held(ada)).toEqual(['Gym week']);
  });
});

describe('undoing a move in the pipeline', () => {
  let here: number;
  let ownToken: string;
  beforeAll(async () => {
    here = await aClub(server.db);
    const Email = `undone${here}@example.com`;
    ownToken = await server.tokenFor(Email);
    await aRole(server.db, await aUser(server.db, { Email }), 'Trainer', here);
  });
  const moved = async (UserIds: number[], ClientStage: ClientStage) =>
    (await server.call(batchClientStage, { params: { id: here }, body: { UserIds, ClientStage }, token: ownToken })).result;
  const undo = async (UserIds: number[], MovedAt: string) =>
    (await server.call(undoClientStage, { params: { id: here }, body: { UserIds, MovedAt }, token: ownToken })).result;
  const stateOf = (UserId: number) =>
    server.db
      .selectFrom('memberships')
      .select(['ClientStage', 'StageSince'])
      .where('ClubId', '=', here)
      .where('UserId', '=', UserId)
      .executeTakeFirstOrThrow();
  const left = async (UserId: number) =>
    server.db
      .selectFrom('stages_left')
      .select(['ClientStage', 'LeftAt'])
      .where('ClubId', '=', here)
      .where('UserId', '=', UserId)
      .orderBy('ClientStage')
      .execute();
  const inStage = async (ClientStage: ClientStage, StageSince: Date, userId: number) => {
    await moveMembers(server.db, here, [userId], ClientStage, StageSince);
    const never = { MovedFrom: null, MovedFromSince: null, MovedFromLeft: null };
    await server.db
      .updateTable('memberships')
      .set({ StageSince, ...never })
      .where('UserId', '=', userId)
      .execute();
  };

  it('restores each member’s stage and the time of its begin, and removes the move from the statistics', async () => {
    const [ada, bea] = [await anAthlete(server.db, here), await anAthlete(server.db, here)];
    await inStage('lead', hours(-24 * 40), ada);
    await inStage('prospect', hours(-24 * 50), bea);
    await inStage('lead', hours(-24 * 30), bea);
    const before = [await stateOf(ada), await left(ada), await stateOf(bea), await left(bea)];
    const { Moved, MovedAt } = await moved([ada, bea], 'client');
    expect(Moved).toEqual([ada, bea]);
    expect(await left(ada)).toHaveLength(1);
    expect(await undo([ada, bea], MovedAt)).toEqual({ Moved: [ada, bea], Refused: [], Kept: [] });
    expect([await stateOf(ada), await left(ada), await stateOf(bea), await left(bea)]).toEqual(before);
    expect((await undo([ada], MovedAt)).Refused).toEqual([{ UserId: ada, ErrorType: 'StaleRowVersion' }]);
  });

  it('does not delete the records of earlier moves of the member out of the same stages', async () => {
    const ada = await anAthlete(server.db, here);
    for (const to of ['prospect', 'lead', 'prospect', 'lead'] as const) await moved([ada], to);
    const before = [await stateOf(ada), await left(ada)];
    const { MovedAt } = await moved([ada], 'prospect');
    await undo([ada], MovedAt);
    expect([await stateOf(ada), await left(ada)]).toEqual(before);
  });

  it('is refused for members who have been moved again, who now pay, or who have left the club', async () => {
    const [ada, bea, eva, zoe] = [
      await anAthlete(server.db, here),
      await anAthlete(server.db, here),
      await anAthlete(server.db, here),
      await anAthlete(server.db, here),
    ];
    const paid = await aSubscriptionType(server.db, here);
    const { MovedAt } = await moved([ada, bea, zoe], 'prospect');
    const first = await moved([eva], 'client');
    await moved([ada], 'trial');
    await aSubscription(server.db, here, bea, paid);
    await aSubscription(server.db, here, eva, paid);
    await leaveClubs(server.db, zoe);
    expect((await undo([ada, bea, zoe], MovedAt)).Refused).toEqual([
      { UserId: ada, ErrorType: 'StaleRowVersion' },
      { UserId: bea, ErrorType: 'StaleRowVersion' },
      { UserId: zoe, ErrorType: 'NotFound' },
    ]);
    expect((await undo([eva], first.MovedAt)).Refused).toEqual([{ UserId: eva, ErrorType: 'StaysClient' }]);
    expect((await stateOf(bea)).ClientStage).toBe('client');
  });
});
