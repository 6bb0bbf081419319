import type { Insertable } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase, type Queryable } from '../../../platform/database/database.ts';
import type { LiveTrainings as Row } from '../../../platform/database/schema.generated.ts';
import { accepted, resultKey } from '../../../test/billing.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { leaveClubs } from '../../../test/leaving.ts';
import { aClub, aRole, aUser } from '../../../test/rows.ts';
import { insertLiveTraining, updateLiveTraining } from '../live-trainings.store.ts';
import { createLiveParticipants, type LiveParticipants } from './participants.service.ts';

let database: TestDatabase;
let open: OpenDatabase;
let participants: LiveParticipants;
let clubId: number;
let staff: number;
const now = () => new Date('2026-11-20T12:00:00Z');
const clubs = {
  facts: (ClubId: number, via: Queryable = open.db) =>
    via.selectFrom('clubs').select(['EnableLiveTrainings', 'TimeZone']).where('ClubId', '=', ClubId).executeTakeFirst(),
};
beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
  participants = createLiveParticipants({ db: open.db, clubs, now });
  clubId = await aClub(open.db);
  staff = await aUser(open.db);
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

async function member(): Promise<number> {
  const id = await aUser(open.db);
  await aRole(open.db, id, 'Athlete', clubId);
  return id;
}
const planned = (fields: Partial<Insertable<Row>> = {}) =>
  insertLiveTraining(open.db, {
    ClubId: clubId,
    Name: 'Ignite',
    Begin: new Date('2026-11-20T18:00:00Z'),
    Duration: 45,
    ...fields,
  });
const start = (id: number) => updateLiveTraining(open.db, id, { StartedAt: now() });

describe('a participant of a live training', () => {
  it('can join and leave before the training runs; while it runs, they can join but not leave', async () => {
    const [ada, id] = [await member(), await planned()];
    expect(accepted(await participants.joinSelf(id, ada))).toMatchObject({ Joined: true, Participants: 1, NotJoinable: null });
    expect(accepted(await participants.joinSelf(id, ada)).Participants).toBe(1);
    expect(await participants.leave(id, ada)).toBeUndefined();
    expect(resultKey(await participants.leave(id, ada))).toBe('NotFound');
    await start(id);
    accepted(await participants.joinSelf(id, ada));
    expect(resultKey(await participants.leave(id, ada))).toBe('LiveParticipantStays');
  });

  it('must be an athlete of the club, whether they join or staff add them', async () => {
    const [ada, id] = [await member(), await planned()];
    expect(accepted(await participants.add(id, ada, staff))).toMatchObject({ UserId: ada, AddedById: staff });
    expect(resultKey(await participants.add(id, await aUser(open.db), staff))).toBe('NotFound');
    const trainer = await aUser(open.db);
    await aRole(open.db, trainer, 'Trainer', clubId);
    expect(resultKey(await participants.add(id, trainer, staff))).toBe('NotFound');
    expect((await participants.ofTraining(id)).map(({ UserId }) => UserId)).toEqual([ada]);
    await leaveClubs(open.db, ada);
    expect(await participants.ofTraining(id)).toEqual([]);
  });

  it('cannot join above the limit of participants, even when several members join concurrently', async () => {
    const id = await planned({ MaxParticipants: 2 });
    const three = [await member(), await member(), await member()];
    const all = await Promise.all(three.map((one) => participants.joinSelf(id, one)));
    expect(all.filter((one) => 'refused' in one).map(resultKey)).toEqual(['LiveTrainingFull']);
    const out = three[all.findIndex((one) => 'refused' in one)] ?? 0;
    expect(await participants.ofUser(out)).toContainEqual(
      expect.objectContaining({ LiveTrainingId: id, NotJoinable: 'LiveTrainingFull', Participants: 2 }),
    );
  });

  it('needs a valid subscription of the type that the training requires', async () => {
    const { ClassSubscriptionId } = await open.db
      .insertInto('class_subscriptions')
      .values({ ClubId: clubId, Name: 'Unlimited', Type: 'Open', Price: 0, Currency: 'EUR' })
      .returning('ClassSubscriptionId')
      .executeTakeFirstOrThrow();
    const [ada, id] = [await member(), await planned({ ClassSubscriptionId })];
    expect(resultKey(await participants.joinSelf(id, ada))).toBe('LiveTrainingNeedsSubscription');
    const held = { ClubId: clubId, UserId: ada, ClassSubscriptionId, SubscriptionName: 'Unlimited', Price: 0, Currency: 'EUR' };
    await open.db
      .insertInto('user_subscriptions')
      .values({ ...held, State: 'Active', ActivationDate: '2026-11-01', ExpiryDate: '2026-11-19' })
      .execute();
    expect(resultKey(await participants.joinSelf(id, ada))).toBe('LiveTrainingNeedsSubscription');
    await open.db.updateTable('user_subscriptions').set({ ExpiryDate: '2026-11-30' }).where('UserId', '=', ada).execute();
    expect(accepted(await participants.joinSelf(id, ada))).toMatchObject({ Joined: true, SubscriptionName: 'Unlimited' });
  });

  it('gets a list of the live trainings in their clubs that run now or begin within a week', async () => {
    const elsewhere = await aClub(open.db);
    const soon = await insertLiveTraining(open.db, {
      ClubId: elsewhere,
      Name: 'Soon',
      Begin: new Date('2026-11-26T12:00:00Z'),
      Duration: 45,
    });
    for (const [Name, Begin] of [
      ['Past', '2026-11-20T09:00:00Z'],
      ['Later', '2026-11-28T12:00:00Z'],
    ] as const)
      await insertLiveTraining(open.db, { ClubId: elsewhere, Name, Begin: new Date(Begin), Duration: 45 });
    const ada = await aUser(open.db);
    await aRole(open.db, ada, 'Athlete', elsewhere);
    expect((await participants.ofUser(ada)).map(({ LiveTrainingId }) => LiveTrainingId)).toEqual([soon]);
    await updateLiveTraining(open.db, soon, { StartedAt: now(), StoppedAt: now() });
    expect(resultKey(await participants.joinSelf(soon, ada))).toBe('LiveTrainingClosed');
    await open.db.updateTable('clubs').set({ EnableLiveTrainings: false }).where('ClubId', '=', elsewhere).execute();
    expect(resultKey(await participants.joinSelf(soon, ada))).toBe('LiveNotEnabled');
  });
});
