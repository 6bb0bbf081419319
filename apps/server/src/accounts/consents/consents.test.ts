import { type Purpose, purposes, textVersions } from '@clubpulse/contract/accounts/consents';
import * as calls from '@clubpulse/contract/accounts/consents.calls';
import { getSelf, getUser, getUserClubRoles, getUserRoles, patchUser, putUser } from '@clubpulse/contract/accounts/users.calls';
import * as journal from '@clubpulse/contract/training/trainings.calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eraseUser } from '../../test/leaving.ts';
import { join } from '../../test/member-life.ts';
import type { ClubRows } from '../../test/sample.ts';
import { rowsOf } from '../../test/samples.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type Person, type World } from '../../test/world.ts';

let server: TestServer;
let world: World;
let here: ClubRows;
let there: ClubRows;
let request: { params: { id: number }; token: string };

const month = { from: '2026-11-01T00:00:00Z', to: '2026-11-30T00:00:00Z' };

beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
  const { ids, tokens, clubA, clubB, brandA, brandB } = world;
  request = { params: { id: ids.athleteA }, token: tokens.athleteA };
  await join(server, clubB, tokens.athleteA);
  here = await rowsOf(server, { club: clubA, brand: brandA, athlete: ids.athleteA });
  there = await rowsOf(server, { club: clubB, brand: brandB, athlete: ids.athleteA });
  const body = {
    Nickname: 'Ale of both',
    RowVersion: (await server.call(getUser, request)).result.RowVersion,
    Phone: '02 123456',
    Address1: 'Via Vigevano 9',
    InjuriesHistory: 'Left knee, 2024',
  };
  await server.call(putUser, { ...request, body });
});
afterAll(() => server.close());
beforeEach(async () => {
  await withoutGuards(() => server.db.deleteFrom('consents').execute());
  await server.db.deleteFrom('health_reads').execute();
});

async function withoutGuards(act: () => Promise<unknown>): Promise<void> {
  await sql`alter table consents disable trigger user`.execute(server.db);
  await act();
  await sql`alter table consents enable trigger user`.execute(server.db);
}

const share = (club: number, shared: readonly Purpose[], Granted = true) =>
  server.call(calls.setConsents, {
    ...request,
    body: shared.map((Purpose) => ({ ClubId: club, Purpose, Granted, Version: textVersions[Purpose] })),
  });
const by = (person: Person) => ({ params: request.params, token: world.tokens[person] });
const clubsOf = async (person: Person) =>
  (await server.call(journal.listCalendarTrainings, { ...by(person), query: month })).result.map(({ ClubId, IsShared }) => [
    ClubId,
    IsShared,
  ]);
const reads = async () => (await server.call(calls.listHealthReads, request)).result;
const threeOf = (club: number, isShared: boolean) => Array.from({ length: 3 }, () => [club, isShared]);

describe('data that a member does not share', () => {
  it('is missing from the profile that staff of the club open', async () => {
    for (const person of ['trainerA', 'managerA', 'ownerA', 'managerB', 'admin'] as const) {
      const { status, result } = await server.call(getUser, by(person));
      expect([person, status, result]).toMatchObject([
        person,
        200,
        { Nickname: 'Ale of both', InjuriesHistory: null, Phone: null, Address1: null, BirthDate: null, Weight: null },
      ]);
      expect([result.MaxHeartRate, result.Zone5Bpm, result.NotificationSettings]).toEqual([null, null, {}]);
    }
    expect((await server.call(getUser, request)).result).toMatchObject({ InjuriesHistory: 'Left knee, 2024', Weight: 80 });
    expect(await reads()).toEqual([]);
  });

  it('is missing from the response to a change of the profile', async () => {
    const body = { TargetZoneLowPrc: 60, TargetZoneHighPrc: 80 };
    const { result } = await server.call(patchUser, { ...by('trainerA'), body });
    expect(result).toMatchObject({ TargetZoneLowPrc: 60, MaxHeartRate: null, Phone: null, InjuriesHistory: null });
  });

  it('is left out of trainings: each club sees trainings in its own rooms only, without heart rates', async () => {
    expect(await clubsOf('trainerA')).toEqual(threeOf(world.clubA, false));
    expect(await clubsOf('managerB')).toEqual(threeOf(world.clubB, false));
    expect(await clubsOf('athleteA')).toHaveLength(6);
    const [first] = (await server.call(journal.listCalendarTrainings, { ...by('trainerA'), query: month })).result;
    expect(first).toMatchObject({ Duration: 60, Points: 0, Zone0Time: 0, Calories: 0, AverageHeartRate: null });
    const ofClub = { params: { id: world.clubA }, query: month, token: world.tokens.trainerA };
    const rows = (await server.call(journal.listClubTrainings, ofClub)).result.filter(
      ({ UserId }) => UserId === request.params.id,
    );
    expect(rows.map(({ IsShared, MaxHeartRate }) => [IsShared, MaxHeartRate])).toEqual(
      threeOf(0, false).map(() => [false, null]),
    );
  });

  it('stays out of club lists when the member agreed to an older text, or after the membership ended', async () => {
    const ofClub = { params: { id: world.clubA }, query: month, token: world.tokens.managerA };
    const seen = async () => {
      const rows = (await server.call(journal.listClubTrainings, ofClub)).result.filter(
        ({ UserId }) => UserId === request.params.id,
      );
      return [rows.length, ...new Set(rows.map(({ IsShared }) => IsShared))];
    };
    await share(world.clubA, ['HeartRate']);
    expect(await seen()).toEqual([3, true]);
    await withoutGuards(() => server.db.updateTable('consents').set({ Version: 0 }).execute());
    expect(await seen()).toEqual([3, false]);
    await withoutGuards(() => server.db.updateTable('consents').set({ Version: textVersions.HeartRate }).execute());
    const role = { UserId: request.params.id, ClubId: world.clubA };
    const rows = server.db.deleteFrom('user_roles').where('UserId', '=', role.UserId).where('ClubId', '=', role.ClubId);
    const { Since } = await rows.returning('Since').executeTakeFirstOrThrow();
    await server.db
      .insertInto('user_roles')
      .values({ ...role, Role: 'Trainer' })
      .execute();
    expect(await seen()).toEqual([3, false]);
    await server.db
      .insertInto('user_roles')
      .values({ ...role, Role: 'Athlete', Since })
      .execute();
    await rows.where('Role', '=', 'Trainer').execute();
    expect(await seen()).toEqual([3, true]);
  });

  it('is refused with NotShared when a call reads nothing but this data', async () => {
    const training = (rows: ClubRows, person: Person) => ({ params: { id: rows.training }, token: world.tokens[person] });
    expect((await server.call(journal.getTraining, training(here, 'trainerA'))).problem.ErrorType).toBe('NotShared');
    expect((await server.call(journal.getTraining, training(there, 'trainerA'))).problem.ErrorType).toBe('NotFound');
    const seconds = { ...by('trainerA'), query: { from: '2026-11-02T10:00:00Z', to: '2026-11-02T11:00:00Z' } };
    expect((await server.call(journal.getHeartbeats, seconds)).problem.ErrorType).toBe('NotShared');
    expect((await server.call(journal.getNextTraining, training(here, 'trainerA'))).result.ClubId).toBe(world.clubA);
  });

  it('leaves out the roles of the member in clubs where the caller has no role', async () => {
    expect((await server.call(getUserRoles, by('managerA'))).result.Athlete).toEqual([{ ClubId: world.clubA }]);
    expect((await server.call(getUserRoles, by('managerB'))).result.Athlete).toEqual([{ ClubId: world.clubB }]);
    expect((await server.call(getUserRoles, request)).result.Athlete).toHaveLength(2);
    const owner = { id: world.ids.ownerA, clubId: world.clubA };
    expect((await server.call(getUserClubRoles, { params: owner, token: world.tokens.ownerA })).result).toContain('Owner');
    const elsewhere = { ...owner, clubId: world.clubB };
    expect((await server.call(getUserClubRoles, { params: elsewhere, token: world.tokens.ownerA })).result).toEqual([]);
  });
});

describe('data that a member shares', () => {
  it('is visible to that club only, for each purpose, until the member withdraws the consent', async () => {
    expect((await share(world.clubA, ['Injuries', 'Contact'])).status).toBe(200);
    expect((await server.call(getUser, by('trainerA'))).result).toMatchObject({
      InjuriesHistory: 'Left knee, 2024',
      Phone: '02 123456',
      Weight: null,
      MaxHeartRate: null,
    });
    expect((await server.call(getUser, by('managerB'))).result).toMatchObject({ InjuriesHistory: null, Phone: null });
    await share(world.clubA, ['Injuries'], false);
    expect((await server.call(getUser, by('trainerA'))).result).toMatchObject({ InjuriesHistory: null, Phone: '02 123456' });
  });

  it('includes heart rates in this club; for trainings outside the club a separate consent is required', async () => {
    await share(world.clubA, ['HeartRate']);
    expect(await clubsOf('trainerA')).toEqual(threeOf(world.clubA, true));
    expect(await clubsOf('managerB')).toEqual(threeOf(world.clubB, false));
    const training = { params: { id: here.training }, token: world.tokens.trainerA };
    expect((await server.call(journal.getTraining, training)).result.Zones?.Zone0Bpm).toBe(90);
    await share(world.clubA, ['OtherTrainings']);
    expect(await clubsOf('trainerA')).toHaveLength(6);
    expect((await server.call(journal.getTraining, { ...training, params: { id: there.training } })).status).toBe(200);
  });

  it('is listed by purpose for staff of the club', async () => {
    await share(world.clubA, ['Body']);
    const member = (id: number, token: string) =>
      server.call(calls.listMemberConsents, { params: { id, userId: request.params.id }, token });
    expect((await member(world.clubA, world.tokens.trainerA)).result).toEqual(['Body']);
    expect((await member(world.clubB, world.tokens.managerB)).result).toEqual([]);
    expect((await member(world.clubB, world.tokens.trainerA)).status).toBe(403);
  });
});

describe('a consent of a member', () => {
  it('is stored in append-only rows with version and language, of which the newest counts', async () => {
    await share(world.clubA, ['Body']);
    await share(world.clubA, ['Body']);
    await share(world.clubA, ['Body'], false);
    const rows = await server.db.selectFrom('consents').selectAll().orderBy('ConsentId').execute();
    expect(rows).toMatchObject([
      { Granted: true, Version: textVersions.Body, Language: 'en', ByUserId: request.params.id, ClubId: world.clubA },
      { Granted: false },
    ]);
    const change = server.db.updateTable('consents').set({ Granted: true }).execute();
    await expect(change).rejects.toThrow('a consent is not changed');
    await expect(server.db.deleteFrom('consents').execute()).rejects.toThrow('a consent is not changed');
    const mine = (await server.call(calls.listConsents, request)).result;
    expect(mine).toHaveLength(2 * purposes.length);
    expect(mine.filter(({ At }) => At !== null)).toMatchObject([{ ClubId: world.clubA, Purpose: 'Body', Granted: false }]);
  });

  it('is stored once when the member refuses repeatedly, and the club is listed as undecided until the member has decided on every purpose', async () => {
    const waits = async () => (await server.call(getSelf, { token: request.token })).result.ClubsToAnswer;
    const answeredOf = async (club: number) =>
      (await server.call(calls.listConsents, request)).result.filter((one) => one.ClubId === club && one.Answered).length;
    expect(await waits()).toEqual([world.clubA, world.clubB]);
    await share(world.clubA, ['HeartRate']);
    const others = purposes.filter((purpose) => purpose !== 'HeartRate');
    await share(world.clubA, others.slice(1), false);
    expect([await waits(), await answeredOf(world.clubA)]).toEqual([[world.clubA, world.clubB], purposes.length - 1]);
    await share(world.clubA, others, false);
    await share(world.clubA, others, false);
    expect([await waits(), await answeredOf(world.clubA)]).toEqual([[world.clubB], purposes.length]);
    const rows = await server.db.selectFrom('consents').select('Granted').orderBy('ConsentId').execute();
    expect(rows.map(({ Granted }) => Granted)).toEqual([true, ...others.map(() => false)]);
    await withoutGuards(() => server.db.updateTable('consents').set({ Version: 0 }).execute());
    expect([await waits(), await answeredOf(world.clubA)]).toEqual([[world.clubA, world.clubB], purposes.length - 1]);
    await share(world.clubA, ['HeartRate'], false);
    expect(await waits()).toEqual([world.clubB]);
    const role = server.db.updateTable('user_roles').where('UserId', '=', request.params.id).where('ClubId', '=', world.clubA);
    await role.set({ Since: new Date(Date.now() + 60_000) }).execute();
    expect(await waits()).toEqual([world.clubA, world.clubB]);
    await role.set({ Since: new Date('2026-01-01') }).execute();
  });

  it('is not valid when it was given to an older text', async () => {
    await share(world.clubA, ['Injuries']);
    await withoutGuards(() => server.db.updateTable('consents').set({ Version: 0 }).execute());
    expect((await server.call(getUser, by('trainerA'))).result.InjuriesHistory).toBeNull();
    const old = { ClubId: world.clubA, Purpose: 'Injuries' as const, Granted: true, Version: 9 };
    expect((await server.call(calls.setConsents, { ...request, body: [old] })).problem.errors).toMatchObject([
      { field: '0.Version' },
    ]);
  });

  it('is refused for a club that the member does not belong to, and when another user sends it', async () => {
    const body = [{ ClubId: world.clubA2, Purpose: 'Body' as const, Granted: true, Version: textVersions.Body }];
    expect((await server.call(calls.setConsents, { ...request, body })).problem.errors).toMatchObject([{ field: '0.ClubId' }]);
    const another = [{ ...body[0], ClubId: world.clubA, Purpose: 'Body' as const, Granted: true, Version: textVersions.Body }];
    expect((await server.call(calls.setConsents, { ...by('managerA'), body: another })).status).toBe(403);
  });
});

describe('the log of reads', () => {
  it('lists reader, data and club, with one entry for repeated reads', async () => {
    await share(world.clubA, purposes);
    const training = { params: { id: here.training }, token: world.tokens.trainerA };
    for (let look = 0; look < 3; look++) {
      await server.call(getUser, by('trainerA'));
      await server.call(journal.getTraining, training);
    }
    const ofClub = { params: { id: world.clubA }, query: month, token: world.tokens.managerA };
    await server.call(journal.listClubTrainings, ofClub);
    const found = (await reads()).map(({ Nickname, Purpose }) => `${Nickname.split(' ')[0]} ${Purpose}`).sort();
    const [trainer, manager] = [world.nicknames.trainerA, world.nicknames.managerA].map((name) => name.split(' ')[0]);
    expect(found).toEqual([`${trainer} Body`, `${trainer} HeartRate`, `${trainer} Injuries`, `${manager} HeartRate`].sort());
    await server.call(getUser, request);
    expect(await reads()).toHaveLength(4);
    expect((await server.call(calls.listHealthReads, by('managerA'))).status).toBe(403);
  });

  it('has an entry for each club whose data was read, even within a short time', async () => {
    const { athleteB, ownerA } = world.ids;
    const { athleteB: token } = world.tokens;
    for (const club of [world.clubA, world.clubA2]) {
      await join(server, club, token);
      const body = [{ ClubId: club, Purpose: 'Body' as const, Granted: true, Version: textVersions.Body }];
      await server.call(calls.setConsents, { params: { id: athleteB }, token, body });
      await server.call(getUser, { params: { id: athleteB }, token: world.tokens.ownerA });
      await server.call(calls.setConsents, { params: { id: athleteB }, token, body: [{ ...body[0], Granted: false }] });
    }
    const rows = await server.db.selectFrom('health_reads').select(['ClubId', 'ByUserId']).orderBy('HealthReadId').execute();
    expect(rows).toEqual([world.clubA, world.clubA2].map((ClubId) => ({ ClubId, ByUserId: ownerA })));
  });

  it('survives the deletion of the reader or the club, and is deleted with the member', { tags: ['atLength'] }, async () => {
    const otherWorld = await createWorld(server);
    const token = otherWorld.tokens.athleteA;
    const about = { params: { id: otherWorld.ids.athleteA }, token };
    const granted = { ClubId: otherWorld.clubA, Granted: true };
    const body = [{ ...granted, Purpose: 'Body' as const, Version: textVersions.Body }];
    await server.call(calls.setConsents, { ...about, body });
    await server.call(getUser, { ...about, token: otherWorld.tokens.trainerA });
    const known = (await server.call(calls.listHealthReads, about)).result;
    expect(known).toMatchObject([{ Nickname: otherWorld.nicknames.trainerA, Purpose: 'Body' }]);

    await eraseUser(server.db, otherWorld.ids.trainerA);
    expect((await server.call(calls.listHealthReads, about)).result).toEqual(known);
    await server.db.deleteFrom('clubs').where('ClubId', '=', otherWorld.clubA).execute();
    expect((await server.call(calls.listHealthReads, about)).result).toEqual(known);
    const left = () =>
      Promise.all(
        (['consents', 'health_reads'] as const).map((table) =>
          server.db.selectFrom(table).select('UserId').where('UserId', '=', otherWorld.ids.athleteA).execute(),
        ),
      );
    expect(await left()).toMatchObject([[], [{}]]);
    await eraseUser(server.db, otherWorld.ids.athleteA);
    expect(await left()).toEqual([[], []]);
  });

  it('shows the name that the reader had at the time of the read', async () => {
    await share(world.clubA, ['Body']);
    await server.call(getUser, by('trainerA'));
    const trainer = server.db.updateTable('users').where('UserId', '=', world.ids.trainerA);
    await trainer.set({ Nickname: `Another name ${world.clubA}` }).execute();
    expect((await reads()).map(({ Nickname }) => Nickname)).toEqual([world.nicknames.trainerA]);
    await trainer.set({ Nickname: world.nicknames.trainerA }).execute();
  });
});
