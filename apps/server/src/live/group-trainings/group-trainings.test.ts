import { textVersions } from '@clubpulse/contract/accounts/consents';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createConsents } from '../../accounts/consents/public.ts';
import { rolesOf } from '../../accounts/roles/public.ts';
import { createUsers } from '../../accounts/users/public.ts';
import { createAttendance } from '../../calendar/seats/participants/attendance.service.ts';
import { createLicenses } from '../../clubs/licenses/public.ts';
import { type OpenDatabase, openDatabase, type Queryable } from '../../platform/database/database.ts';
import { accepted } from '../../test/billing.ts';
import { aClass } from '../../test/booking-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { minutesOf, steady } from '../../test/heart-rates.ts';
import { eraseUser, leaveClubs } from '../../test/leaving.ts';
import { aClub, aRole, aRoom, aUser } from '../../test/rows.ts';
import { createHeartMinutes, minutesFrom } from '../../training/heart-minutes/public.ts';
import { createSummaries, createTrainings } from '../../training/trainings/public.ts';
import { createClassSessions } from '../class-sessions/class-sessions.service.ts';
import { createLiveTrainings } from '../live-trainings/live-trainings.service.ts';
import { createScenes } from '../scenes/scenes.service.ts';
import { ranAt } from './group-trainings.facts.ts';
import { createGroupTrainings } from './group-trainings.service.ts';
import { endOrphans } from './group-trainings.store.ts';

let database: TestDatabase;
let open: OpenDatabase;
let server: ReturnType<typeof build>;
let clubId: number;
let studio: number;
let trainer: number;
const begin = Math.floor(Date.now() / 60_000) * 60 - 4 * 3600;
let clock = 0;
const now = () => new Date((begin + clock * 60) * 1000);
const at = (minute: number) => {
  clock = minute;
};

function build() {
  const { db } = open;
  const clubs = {
    facts: (ClubId: number, via: Queryable = db) =>
      via.selectFrom('clubs').select('EnableLiveTrainings').where('ClubId', '=', ClubId).executeTakeFirst(),
  };
  const consents = createConsents({ db, now });
  const minutes = createHeartMinutes();
  const { profiles, nicknameOf } = createUsers({ db, today: () => new Date().toISOString().slice(0, 10) });
  const trainings = createTrainings({ db, minutes, profiles, nicknameOf, consents, ranAt, now });
  const summaries = createSummaries({
    db,
    minutes,
    profiles,
    trainedIn: async () => [],
    ranAt,
    inherits: [],
    now: () => new Date(Date.now() + 3_600_000),
  });
  const licenses = createLicenses({ db, usage: [], now });
  const sessions = createClassSessions({ db, clubs, licenses, attendance: createAttendance({ db }), now });
  const live = createLiveTrainings({ db, clubs, licenses, leading: sessions, now });
  return {
    db,
    consents,
    minutes,
    trainings,
    summaries,
    sessions,
    live,
    groups: createGroupTrainings({ db, consents, trainings, summaries, now }),
  };
}

beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
  server = build();
});
afterAll(async () => {
  await open.close();
  await database.drop();
});
beforeEach(async () => {
  at(0);
  clubId = await aClub(open.db);
  studio = await aRoom(open.db, clubId, { Name: 'Studio' });
  trainer = await aUser(open.db, { FirstMidName: 'Giulia', LastName: 'Ferri' });
  await aRole(open.db, trainer, 'Trainer', clubId);
});

async function anAthlete(fields: Parameters<typeof aUser>[1] = {}, shares = true): Promise<number> {
  const UserId = await aUser(open.db, fields);
  await aRole(open.db, UserId, 'Athlete', clubId);
  const Version = textVersions.HeartRate;
  if (shares) await server.consents.set(UserId, [{ ClubId: clubId, Purpose: 'HeartRate', Granted: true, Version }], UserId, 'en');
  return UserId;
}
const recorded = (userId: number, from: number, to: number, bpm = 150, roomId: number | null = studio) =>
  open.db
    .transaction()
    .execute((trx) =>
      server.minutes.store(trx, minutesOf(steady(begin + from * 60, (to - from) * 60, bpm), userId, clubId, roomId)),
    );
const settle = () => server.summaries.run({ error: () => expect.fail('A training could not be computed.') });
const callerOf = async (UserId: number) => ({ UserId, isAdmin: false, isEditor: false, roles: await rolesOf(open.db, UserId) });
const seenBy = async (UserId: number, id: number) => server.groups.get(id, await callerOf(UserId));

async function aLiveTraining(DisplayGroupId: number | null = studio, Name = 'Cup'): Promise<number> {
  const input = { Name, TrainerId: trainer, Begin: now().toISOString(), Duration: 45, DisplayGroupId };
  const { LiveTrainingId } = accepted(
    await server.live.create(clubId, { ...input, MaxParticipants: null, ClassSubscriptionId: null }),
  );
  accepted(await server.live.start(LiveTrainingId, trainer));
  return LiveTrainingId;
}
async function led(during: () => Promise<unknown>, to = 45, name?: string): Promise<number> {
  const id = await aLiveTraining(studio, name);
  await during();
  at(to);
  accepted(await server.live.stop(id, trainer));
  const { GroupTrainingId } = await open.db
    .selectFrom('group_trainings')
    .select('GroupTrainingId')
    .where('LiveTrainingId', '=', id)
    .executeTakeFirstOrThrow();
  await lookAgain(GroupTrainingId);
  return GroupTrainingId;
}
const lookAgain = async (GroupTrainingId: number) => {
  await server.groups.jobs[0]?.run({ GroupTrainingId });
  await settle();
};
const groupsOf = async (UserId: number) =>
  (await open.db.selectFrom('trainings').select('GroupTrainingId').where('UserId', '=', UserId).orderBy('Begin').execute()).map(
    ({ GroupTrainingId }) => GroupTrainingId,
  );

describe('a group training', () => {
  it('is returned with its name and its results, ordered by points and with equal ranks for equal points', async () => {
    const [ada, bea, eva] = [
      await anAthlete({ FirstMidName: 'Ada' }),
      await anAthlete({ FirstMidName: 'Bea' }),
      await anAthlete({ FirstMidName: 'Eva' }),
    ];
    const id = await led(async () => {
      await recorded(ada, 0, 40, 120);
      await recorded(bea, 0, 40, 160);
      await recorded(eva, 0, 40, 120);
    });
    const found = accepted(await seenBy(trainer, id));
    expect(found).toMatchObject({ Name: 'Cup', ClubId: clubId, RoomName: 'Studio', TrainerName: 'Giulia Ferri' });
    expect(found.Begin).toBe(new Date(begin * 1000).toISOString());
    expect(found.End).toBe(new Date((begin + 45 * 60) * 1000).toISOString());
    expect(found.Results.map(({ Name, Rank }) => [Name, Rank])).toEqual([
      ['Bea', 1],
      ['Ada', 2],
      ['Eva', 2],
    ]);
    expect(found.Results[0]).toMatchObject({ IsShared: true, Duration: 2400, AverageHeartRate: 160 });
    expect(found.Points).toBe(found.Results.reduce((sum, { Points }) => sum + Points, 0));
    expect(found.ZoneTimes?.reduce((sum, seconds) => sum + seconds, 0)).toBe(3 * 2400);
  });

  it('includes an athlete who was recorded in its room for at least a minute', async () => {
    const [full, elsewhere, shortly, early] = [await anAthlete(), await anAthlete(), await anAthlete(), await anAthlete()];
    const passing = await anAthlete();
    const id = await led(async () => {
      await recorded(full, -20, 60);
      await recorded(elsewhere, 0, 45, 150, await aRoom(open.db, clubId));
      await recorded(shortly, 0, 10);
      await recorded(early, -60, 10);
      await recorded(passing, -60, 0.9);
    });
    expect(await Promise.all([full, elsewhere, shortly, early, passing].map(groupsOf))).toEqual([
      [id],
      [null],
      [id],
      [id],
      [null],
    ]);
    const results = accepted(await seenBy(trainer, id)).Results;
    expect(results.map(({ Duration }) => Duration).toSorted((a, b) => b - a)).toEqual([45 * 60, 10 * 60, 10 * 60]);
    const named = await open.db.selectFrom('trainings').select('Name').where('UserId', '=', early).executeTakeFirstOrThrow();
    expect(named.Name).toBe('Studio');
  });

  it('includes an athlete who trained elsewhere before and after it, with only the seconds recorded in its room', {
    tags: ['atLength'],
  }, async () => {
    const rider = await anAthlete();
    const elsewhere = (from: number, to: number) =>
      open.db
        .transaction()
        .execute((trx) =>
          server.minutes.store(trx, minutesFrom(begin + from * 60, new Uint8Array((to - from) * 60).fill(170), rider)),
        );
    const id = await led(async () => {
      await elsewhere(-60, 0);
      await recorded(rider, 0, 45, 120);
      await elsewhere(45, 100);
      await settle();
    });
    expect((await groupsOf(rider)).filter((group) => group !== null)).toEqual([id]);
    expect(accepted(await seenBy(trainer, id)).Results).toMatchObject([{ Duration: 45 * 60, AverageHeartRate: 120 }]);
    expect(accepted(await seenBy(rider, id)).Results).toMatchObject([{ IsSelf: true, Duration: 45 * 60 }]);
  });

  it('is not shown to staff of another club, even if they may read the trainings of the athlete', async () => {
    const ada = await anAthlete();
    const id = await led(async () => recorded(ada, 0, 40));
    const other = await aClub(open.db);
    await aRole(open.db, ada, 'Athlete', other);
    for (const Purpose of ['HeartRate', 'OtherTrainings'] as const) {
      const Version = textVersions[Purpose];
      accepted(await server.consents.set(ada, [{ ClubId: other, Purpose, Granted: true, Version }], ada, 'en'));
    }
    const theirs = await aUser(open.db);
    await aRole(open.db, theirs, 'Trainer', other);
    const named = async (person: number) => {
      const period = { from: new Date((begin - 3600) * 1000).toISOString(), to: now().toISOString(), count: 10 };
      const [listed] = accepted(await server.trainings.ofUser(ada, period, await callerOf(person)));
      const detail = accepted(await server.trainings.get(listed?.TrainingId ?? 0, await callerOf(person)));
      return [listed?.GroupTrainingId, detail.GroupTrainingId];
    };
    expect(await named(theirs)).toEqual([null, null]);
    expect(await named(trainer)).toEqual([id, id]);
    expect(await named(ada)).toEqual([id, id]);
    expect(await seenBy(theirs, id)).toMatchObject({ refused: 'NotFound' });
  });

  it('counts only its own seconds, so that two consecutive classes have separate results', async () => {
    const [both, first] = [await anAthlete({ FirstMidName: 'Ada' }), await anAthlete({ FirstMidName: 'Bea' })];
    const one = await led(async () => {
      await recorded(both, -40, 45);
      await recorded(first, 0, 45);
    });
    const second = async () => {
      await recorded(both, 45, 65);
      await recorded(both, 65, 80, 100);
    };
    const two = await led(second, 80, 'Relay');
    await lookAgain(one);
    const [results, later] = [accepted(await seenBy(trainer, one)).Results, accepted(await seenBy(trainer, two)).Results];
    expect(results).toMatchObject([
      { Rank: 1, Duration: 2700, AverageHeartRate: 150 },
      { Rank: 1, Duration: 2700, AverageHeartRate: 150 },
    ]);
    expect(results[0]?.Points).toBe(results[1]?.Points);
    expect(later).toMatchObject([{ Name: 'Ada', Duration: 2100, ZoneTimes: expect.any(Array) }]);
    expect(later[0]?.ZoneTimes.reduce((sum, seconds) => sum + seconds, 0)).toBe(2100);
    const period = { from: new Date((begin - 3600) * 1000).toISOString(), to: now().toISOString(), count: 10 };
    const [ofBoth] = accepted(await server.trainings.ofUser(both, period, await callerOf(both)));
    const leadsTo = async (reader: number) =>
      accepted(await server.trainings.get(ofBoth?.TrainingId ?? 0, await callerOf(reader))).Groups;
    const after = (minute: number) => new Date((begin + 60 * minute) * 1000).toISOString();
    const groups = [
      { GroupTrainingId: one, Name: 'Cup', Begin: after(0), End: after(45) },
      { GroupTrainingId: two, Name: 'Relay', Begin: after(45), End: after(80) },
    ];
    expect(ofBoth?.Name).toBe('Cup · Relay');
    expect(await leadsTo(both)).toEqual(groups);
    expect(await leadsTo(trainer)).toEqual(groups);
    const trainingId = ofBoth?.TrainingId ?? 0;
    const { TrainingId: _, ...stored } = await open.db
      .selectFrom('trainings')
      .selectAll()
      .where('TrainingId', '=', trainingId)
      .executeTakeFirstOrThrow();
    await open.db
      .updateTable('trainings')
      .set({ ActivityId: trainingId, Counts: false })
      .where('TrainingId', '=', trainingId)
      .execute();
    const pauses = { Pauses: JSON.stringify(stored.Pauses) };
    const byHand = { ...stored, ...pauses, Source: 'Hand', ActivityId: trainingId, ClubId: null, GroupTrainingId: null } as const;
    const other = await open.db.insertInto('trainings').values(byHand).returning('TrainingId').executeTakeFirstOrThrow();
    expect(accepted(await server.trainings.get(other.TrainingId, await callerOf(both))).Groups).toEqual(groups);
    const [ofFirst] = accepted(await server.trainings.ofUser(first, period, await callerOf(first)));
    const { Groups } = accepted(await server.trainings.get(ofFirst?.TrainingId ?? 0, await callerOf(first)));
    expect([ofFirst?.Name, Groups]).toEqual(['Cup', groups.slice(0, 1)]);
    for (const id of [one, two]) expect(accepted(await seenBy(both, id)).Results.some(({ IsSelf }) => IsSelf)).toBe(true);
  });

  it('is listed in order of time in an activity with several sources, whichever source was stored first', {
    tags: ['atLength'],
  }, async () => {
    const ada = await anAthlete();
    const one = await led(async () => undefined);
    at(60);
    const two = await led(() => recorded(ada, 60, 100), 105, 'Relay');
    await recorded(ada, 0, 40);
    await lookAgain(one);
    const stored = await open.db
      .selectFrom('trainings')
      .select('TrainingId')
      .where('UserId', '=', ada)
      .orderBy('Begin', 'desc')
      .execute();
    const [activity] = stored.map(({ TrainingId }) => TrainingId);
    for (const { TrainingId } of stored)
      await open.db
        .updateTable('trainings')
        .set({ ActivityId: activity ?? 0 })
        .where('TrainingId', '=', TrainingId)
        .execute();
    const { Groups } = accepted(await server.trainings.get(activity ?? 0, await callerOf(ada)));
    expect(Groups.map(({ GroupTrainingId }) => GroupTrainingId)).toEqual([one, two]);
  });

  it('excludes the break between two classes, although the training of an athlete in both classes includes the break', {
    tags: ['atLength'],
  }, async () => {
    const [stays, late] = [await anAthlete(), await anAthlete()];
    const one = await led(async () => {
      await recorded(stays, 0, 45);
      await recorded(late, 38, 45);
    });
    at(50);
    const two = await led(
      async () => {
        await recorded(stays, 45, 95);
        await recorded(late, 45, 95);
      },
      95,
      'Relay',
    );
    await lookAgain(one);
    const durations = async (id: number) => accepted(await seenBy(trainer, id)).Results.map(({ Duration }) => Duration);
    expect(await durations(one)).toEqual([45 * 60, 7 * 60]);
    expect(await durations(two)).toEqual([45 * 60, 45 * 60]);
    const trainings = await open.db
      .selectFrom('trainings')
      .select(['TrainingId', 'Duration'])
      .where('UserId', 'in', [stays, late])
      .orderBy('Duration')
      .execute();
    expect(trainings.map(({ Duration }) => Duration)).toEqual([57 * 60, 95 * 60]);
    const points = new Map(
      accepted(await seenBy(trainer, one)).Results.map(({ TrainingId, Points }) => [
        TrainingId === trainings[1]?.TrainingId ? stays : late,
        { title: 'Cup', points: Points },
      ]),
    );
    const minute = (count: number) => new Date((begin + 60 * count) * 1000);
    expect(await server.groups.before(clubId, minute(50))).toEqual(points);
    expect(await server.groups.before(clubId, minute(44))).toEqual(new Map());
    expect(await server.groups.before(clubId, minute(45 + 31))).toEqual(new Map());
    for (const [index, reader] of [late, stays].entries()) {
      const { Groups } = accepted(await server.trainings.get(trainings[index]?.TrainingId ?? 0, await callerOf(reader)));
      expect(Groups).toMatchObject([
        { GroupTrainingId: one, Name: 'Cup' },
        { GroupTrainingId: two, Name: 'Relay' },
      ]);
    }
  });

  it('includes the first seconds of an athlete who already wore the strap before it began', async () => {
    const warm = await anAthlete();
    const id = await led(async () => {
      await recorded(warm, -10, 1, 215);
      await recorded(warm, 1, 45, 120);
    });
    const [result] = accepted(await seenBy(trainer, id)).Results;
    expect(result?.Duration).toBe(2700);
    expect(result?.ZoneTimes.reduce((sum, seconds) => sum + seconds, 0)).toBe(2700);
  });

  it('recomputes at its end which athletes belong to it, and no longer includes athletes who were recorded for too short a time', async () => {
    const early = await anAthlete();
    const id = await led(async () => {
      await recorded(early, -60, 0.5);
      await settle();
      const { GroupTrainingId } = await open.db
        .selectFrom('group_trainings')
        .select('GroupTrainingId')
        .where('ClubId', '=', clubId)
        .executeTakeFirstOrThrow();
      await open.db.updateTable('trainings').set({ GroupTrainingId }).where('UserId', '=', early).execute();
    });
    expect(await groupsOf(early)).toEqual([null]);
    expect(accepted(await seenBy(trainer, id)).Results).toEqual([]);
  });

  it('includes readings that a bridge delivers a day later, and has one result for an athlete whose training was split by a silence', async () => {
    const late = await anAthlete();
    const id = await led(async () => undefined);
    expect(accepted(await seenBy(trainer, id)).Results).toEqual([]);
    at(24 * 60);
    await recorded(late, 0, 15);
    await recorded(late, 25, 45);
    await settle();
    expect(await groupsOf(late)).toEqual([id, id]);
    expect(accepted(await seenBy(trainer, id)).Results).toMatchObject([{ Duration: 35 * 60 }]);
  });

  it('has no results of a deleted training or of a deleted user', async () => {
    const [ada, bea] = [await anAthlete(), await anAthlete()];
    const id = await led(async () => {
      await recorded(ada, 0, 40);
      await recorded(bea, 0, 40);
    });
    await open.db.deleteFrom('trainings').where('UserId', '=', ada).execute();
    await eraseUser(open.db, bea);
    expect(accepted(await seenBy(trainer, id))).toMatchObject({ Points: 0, Results: [] });
  });

  it('remains when its live training and its room are deleted', async () => {
    const ada = await anAthlete();
    const id = await led(async () => recorded(ada, 0, 40));
    await open.db.deleteFrom('live_trainings').where('ClubId', '=', clubId).execute();
    await open.db.deleteFrom('display_groups').where('DisplayGroupId', '=', studio).execute();
    await lookAgain(id);
    expect(await groupsOf(ada)).toEqual([id]);
    expect(accepted(await seenBy(ada, id))).toMatchObject({ Name: 'Cup', RoomName: 'Studio', Results: [{ IsSelf: true }] });
  });

  it('ends when its class is deleted while it runs', async () => {
    const ClassId = await aClass(open.db, clubId, { Name: 'Ignite', TrainerId: trainer, Begin: now(), DisplayGroupId: studio });
    accepted(await server.sessions.start(ClassId, trainer));
    const rows = () => open.db.selectFrom('group_trainings').select(['Name', 'End']).where('ClubId', '=', clubId).execute();
    expect(await rows()).toEqual([{ Name: 'Ignite', End: null }]);
    await open.db.deleteFrom('classes').where('ClassId', '=', ClassId).execute();
    await endOrphans(open.db, clubId, now());
    expect(await rows()).toEqual([{ Name: 'Ignite', End: now() }]);
  });

  it("continues when its class is ended and restarted before the end of the class's hour", async () => {
    const ClassId = await aClass(open.db, clubId, { Name: 'Ignite', TrainerId: trainer, Begin: now(), DisplayGroupId: studio });
    const session = accepted(await server.sessions.start(ClassId, trainer)).ClassSessionId ?? 0;
    at(10);
    accepted(await server.sessions.stop(session, trainer));
    const rows = () =>
      open.db.selectFrom('group_trainings').select(['GroupTrainingId', 'End']).where('ClassSessionId', '=', session).execute();
    const [ended] = await rows();
    expect(ended?.End).toEqual(now());
    accepted(await server.sessions.start(ClassId, trainer));
    expect(await rows()).toEqual([{ ...ended, End: null }]);
  });
});

describe('a class that ran several times or in several rooms', () => {
  const classOf = async (TrainerId: number, fields: Partial<Parameters<typeof aClass>[2]> = {}) =>
    aClass(open.db, clubId, { TrainerId, Begin: now(), DisplayGroupId: studio, ...fields });
  const tap = async (classId: number) => accepted(await server.sessions.start(classId, trainer)).ClassSessionId ?? 0;
  const end = async (session: number) => {
    accepted(await server.sessions.stop(session, trainer));
    const { GroupTrainingId } = await open.db
      .selectFrom('group_trainings')
      .select('GroupTrainingId')
      .where('ClassSessionId', '=', session)
      .executeTakeFirstOrThrow();
    return GroupTrainingId;
  };
  const resultsIn = async (id: number) =>
    accepted(await seenBy(trainer, id)).Results.map(({ Name, Duration }) => [Name.split(' ')[0], Duration]);

  it('has no results from the time between a start by mistake, which was ended, and the restart', {
    tags: ['atLength'],
  }, async () => {
    const [ada, bea] = [await anAthlete({ FirstMidName: 'Ada' }), await anAthlete({ FirstMidName: 'Bea' })];
    const other = await aUser(open.db);
    await aRole(open.db, other, 'Trainer', clubId);
    const [first, next] = [await classOf(trainer, { Name: 'Ignite' }), await classOf(other, { Name: 'Ride' })];
    const session = await tap(first);
    at(1);
    const mistaken = await tap(next);
    at(1.05);
    await end(mistaken);
    await recorded(ada, 0, 10);
    await recorded(bea, 0, 20);
    at(10);
    const one = await end(session);
    expect(await tap(next)).toBe(mistaken);
    at(20);
    const two = await end(mistaken);
    await lookAgain(one);
    await lookAgain(two);
    expect(await resultsIn(one)).toEqual([
      ['Ada', 597],
      ['Bea', 597],
    ]);
    expect(await resultsIn(two)).toEqual([['Bea', 603]]);
    expect([await groupsOf(ada), await groupsOf(bea)]).toEqual([[one], [two]]);
    const names = await open.db.selectFrom('trainings').select('Name').where('UserId', '=', bea).execute();
    expect(names).toEqual([{ Name: 'Ignite · Ride' }]);
  });

  it('has results in each room only for the time when it was in that room', async () => {
    const hall = await aRoom(open.db, clubId, { Name: 'Hall' });
    const [ada, bea] = [await anAthlete({ FirstMidName: 'Ada' }), await anAthlete({ FirstMidName: 'Bea' })];
    const classId = await classOf(trainer, { Name: 'Ignite' });
    const session = await tap(classId);
    await recorded(ada, 0, 20);
    await recorded(bea, 10, 35, 150, hall);
    const eva = await anAthlete({ FirstMidName: 'Eva' });
    await recorded(eva, 0, 20.5, 150, hall);
    at(20);
    await open.db.updateTable('classes').set({ DisplayGroupId: hall }).where('ClassId', '=', classId).execute();
    expect(await server.sessions.running(clubId)).toMatchObject([{ roomId: hall, session: { beganAt: now().toISOString() } }]);
    await server.sessions.jobs[0]?.run({ ClassIds: [classId] });
    at(35);
    expect(await server.sessions.running(clubId)).toMatchObject([
      { roomId: hall, session: { beganAt: new Date((begin + 20 * 60) * 1000).toISOString() } },
    ]);
    const id = await end(session);
    await lookAgain(id);
    expect((await resultsIn(id)).toSorted(([one], [other]) => String(one).localeCompare(String(other)))).toEqual([
      ['Ada', 20 * 60],
      ['Bea', 15 * 60],
    ]);
    expect([await groupsOf(ada), await groupsOf(bea), await groupsOf(eva)]).toEqual([[id], [id], [null]]);
  });
});

describe('the view of a group training', () => {
  it('shows an athlete their complete result, and of other athletes only what the wall showed', async () => {
    const ada = await anAthlete({ Nickname: 'Ada', FirstMidName: 'Ada', LastName: 'Lovelace' });
    const hides = await anAthlete({ Nickname: 'Shy', HideOnWall: true });
    const left = await anAthlete({ Nickname: 'Gone' });
    const id = await led(async () => {
      await recorded(ada, 0, 40, 150);
      await recorded(hides, 0, 40, 140);
      await recorded(left, 0, 40, 130);
    });
    await leaveClubs(open.db, left);
    const own = accepted(await seenBy(ada, id));
    expect(own.Results.find(({ IsSelf }) => IsSelf)).toMatchObject({
      Name: 'Ada',
      IsShared: true,
      TrainingId: expect.any(Number),
      AverageHeartRate: 150,
    });
    const others = own.Results.filter(({ IsSelf }) => !IsSelf);
    expect(others).toHaveLength(2);
    for (const one of others)
      expect(one).toMatchObject({
        Name: '',
        Guest: expect.any(Number),
        IsShared: false,
        TrainingId: null,
        AverageHeartRate: null,
      });
    expect(own).toMatchObject({ ZoneTimes: null, Calories: null });
    expect(accepted(await seenBy(left, id)).Results.find(({ IsSelf }) => IsSelf)?.Points).toBeGreaterThan(0);
  });

  it('shows staff the full names, and of members who do not share their data only the figures of the wall', async () => {
    const silent = await anAthlete({ FirstMidName: 'Ada', LastName: 'Lovelace', HideOnWall: true }, false);
    const id = await led(async () => recorded(silent, 0, 40));
    const found = accepted(await seenBy(trainer, id));
    expect(found.Results).toMatchObject([
      { Name: 'Ada Lovelace', IsShared: false, TrainingId: null, Duration: 2400, AverageHeartRate: null, Calories: 0 },
    ]);
    expect(found.ZoneTimes).toEqual([0, 0, 0, 0, 0, 0]);
    expect(found.Calories).toBeNull();
  });

  it('shows an athlete the totals of all participants if at least five of them share their data', async () => {
    const five = await Promise.all(Array.from({ length: 5 }, () => anAthlete()));
    const id = await led(async () => {
      for (const one of five) await recorded(one, 0, 40);
    });
    const [first = 0] = five;
    expect(accepted(await seenBy(first, id)).ZoneTimes?.reduce((sum, seconds) => sum + seconds, 0)).toBe(5 * 2400);
  });

  it('is hidden from members who did not train in it, other clubs and users without a club', async () => {
    const [ada, member, outsider] = [await anAthlete(), await anAthlete(), await aUser(open.db)];
    const elsewhere = await aUser(open.db);
    await aRole(open.db, elsewhere, 'Manager', await aClub(open.db));
    const id = await led(async () => recorded(ada, 0, 40));
    for (const one of [member, outsider, elsewhere]) expect(await seenBy(one, id)).toMatchObject({ refused: 'NotFound' });
    expect(await seenBy(trainer, id + 1000)).toMatchObject({ refused: 'NotFound' });
  });

  it('includes the goal that its room had at its end', async () => {
    const id = await aLiveTraining();
    const room = { ClubId: clubId, DisplayGroupId: studio };
    await open.db
      .insertInto('room_scenes')
      .values({ ...room, Goal: 1500, GoalAt: now() })
      .execute();
    at(45);
    accepted(await server.live.stop(id, trainer));
    expect(
      await open.db.selectFrom('group_trainings').select('Goal').where('LiveTrainingId', '=', id).executeTakeFirst(),
    ).toEqual({ Goal: 1500 });
  });

  it('has a goal that does not apply to another run in the room ten minutes later, which does not show the summary either', {
    tags: ['atLength'],
  }, async () => {
    const scenes = createScenes({ db: open.db, rankingOf: async () => undefined, setBehindWall: async () => {}, now });
    const [other, first] = [await aRoom(open.db, clubId, { Name: 'Hall' }), await aLiveTraining()];
    at(40);
    await scenes.setGoal(clubId, { DisplayGroupId: studio, Goal: 1500 });
    await scenes.setGoal(clubId, { DisplayGroupId: other, Goal: 2000 });
    at(45);
    expect((await scenes.of(clubId, studio, undefined)).goal).toBe(1500);
    accepted(await server.live.stop(first, trainer));
    expect((await scenes.of(clubId, studio, undefined)).goal).toBeUndefined();
    expect((await scenes.of(clubId, other, undefined)).goal).toBe(2000);
    at(50);
    const next = await aLiveTraining();
    at(95);
    accepted(await server.live.stop(next, trainer));
    const { GroupTrainingId } = await open.db
      .selectFrom('group_trainings')
      .select('GroupTrainingId')
      .where('LiveTrainingId', '=', first)
      .executeTakeFirstOrThrow();
    const summary = { DisplayGroupId: studio, Scene: 'Summary', GroupTrainingId } as const;
    expect(await scenes.show(clubId, summary)).toMatchObject({ refused: 'SceneOver' });
    expect((await scenes.of(clubId, studio, undefined)).scene).toBeUndefined();
    const goals = open.db.selectFrom('group_trainings').select('Goal').where('ClubId', '=', clubId).orderBy('Begin');
    expect(await goals.execute()).toEqual([{ Goal: 1500 }, { Goal: null }]);
  });
});
