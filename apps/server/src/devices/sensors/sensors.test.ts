import type { QueryOf } from '@clubpulse/contract/call';
import type { sensorInputSchema } from '@clubpulse/contract/devices/sensors';
import type { listClubSensors } from '@clubpulse/contract/devices/sensors.calls';
import { isRefusal } from '@clubpulse/contract/errors';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import { openNotifications } from '../../platform/database/notifications.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { aClub, aRole, aUser, eventTypes } from '../../test/rows.ts';
import { createSensors, type Sensors } from './public.ts';

let database: TestDatabase;
let open: OpenDatabase;
let sensors: Sensors;
let clubId: number;
let anna: number;
let bruno: number;
let strap = 100;

beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
  const { db } = open;
  sensors = createSensors({
    db,
    ports: {
      nicknameOf: async (userId) =>
        (await db.selectFrom('users').select('Nickname').where('UserId', '=', userId).executeTakeFirst())?.Nickname,
      athleteClubs: async (userId) => {
        const roles = await db
          .selectFrom('user_roles')
          .select('ClubId')
          .where('UserId', '=', userId)
          .where('Role', '=', 'Athlete')
          .execute();
        return roles.flatMap(({ ClubId }) => (ClubId === null ? [] : [{ ClubId, BrandId: null }]));
      },
      unknownStraps: () => [],
    },
  });
});
beforeEach(async () => {
  clubId = await aClub(open.db);
  anna = await aUser(open.db);
  bruno = await aUser(open.db);
  await aRole(open.db, anna, 'Athlete', clubId);
  await aRole(open.db, bruno, 'Athlete', clubId);
  strap++;
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

const caller = (UserId: number, manages: number[] = []): Caller => ({
  UserId,
  roles: { Owner: [], Manager: manages.map((ClubId) => ({ ClubId })), Trainer: [], FrontDesk: [], Accountant: [], Athlete: [] },
  isAdmin: false,
  isEditor: false,
});
const code = () => `D0${String(strap).padStart(5, '0')}`;
const create = (UserId: number, input: Partial<z.output<typeof sensorInputSchema>> = {}, person = caller(UserId)) =>
  sensors.create(person, { UserId, Model: 'Clubpulse', Code: code(), Name: '', Reassign: false, ...input });
const ofClub = (query: Partial<QueryOf<typeof listClubSensors>> = {}) =>
  sensors.ofClub(clubId, { draw: 0, start: 0, length: 100, Sort: 'Owner', ...query });
async function created(UserId: number, input: Partial<z.output<typeof sensorInputSchema>> = {}) {
  const sensor = await create(UserId, input);
  if (isRefusal(sensor)) throw new Error(sensor.refused);
  return sensor;
}

const inClub = (...userIds: number[]) => userIds.map((UserId) => ({ ClubId: 1, UserId }));

describe('linking a strap to a user', () => {
  it('accepts a Bluetooth strap by its Bluetooth address, and stores its battery level', async () => {
    const sensor = await created(anna, { Model: 'Bluetooth', Code: `a0:9e:1a:00:${String(anna % 100).padStart(2, '0')}:34` });
    const { HardwareId } = sensor;
    expect(sensor).toMatchObject({
      Model: 'Bluetooth',
      Battery: null,
      HardwareId: expect.stringMatching(/^BLE:A0:9E:1A:00:\d\d:34$/),
    });
    await sensors.markReceived([{ UserId: anna, HardwareId, Battery: 8 }], new Date());
    await sensors.markReceived([{ UserId: anna, HardwareId, Battery: null }], new Date(Date.now() + 1000));
    expect(await sensors.ofUser(anna)).toMatchObject([{ HardwareId, Battery: 8 }]);
  });

  it('stores the radio number and the code printed on the strap', async () => {
    expect(await created(anna, { Model: 'Garmin', Code: '3312345678' })).toMatchObject({
      UserId: anna,
      HardwareId: 'ANT+:25166',
      Model: 'Garmin',
      Code: '3312345678',
    });
    expect(await sensors.ofUser(anna)).toHaveLength(1);
  });

  it.each([
    ['Clubpulse', 'A012345'],
    ['Clubpulse', 'D065536'],
    ['MZ', '12345678'],
    ['Garmin', '000'],
  ] as const)('of kind %s refuses the code %s', async (Model, Code) =>
    expect(await create(anna, { Model, Code })).toMatchObject({
      refused: 'ValidationFailed',
      errors: [{ field: 'Code', key: 'invalid-sensor-code' }],
    }),
  );

  it('a second time changes only the name, if the request contains a name', async () => {
    const first = await created(anna, { Name: 'Blue' });
    expect(await created(anna)).toEqual(first);
    expect(await created(anna, { Name: 'Red' })).toEqual({ ...first, Name: 'Red' });
    expect(await sensors.ofUser(anna)).toHaveLength(1);
  });

  it('warns when another user linked the same radio number as a strap of another kind; the beats belong to the user who wore the strap first', async () => {
    const { HardwareId } = await created(anna);
    await sensors.markReceived([{ UserId: anna, HardwareId, Battery: null }], new Date());
    expect(await created(bruno, { Model: 'MZ', Code: String(strap) })).toMatchObject({ BeatsOfAnother: true });
    expect(await sensors.ofUser(anna)).toMatchObject([{ BeatsOfAnother: false }]);
    expect((await ofClub()).data.map(({ UserId, BeatsOfAnother }) => [UserId, BeatsOfAnother])).toEqual(
      expect.arrayContaining([
        [anna, false],
        [bruno, true],
      ]),
    );
    expect(await sensors.strapsOf(inClub(bruno, anna))).toEqual([{ ClubId: 1, UserId: anna, HardwareId: `ANT+:${strap}` }]);
    expect(await sensors.strapsOf(inClub(bruno))).toEqual([{ ClubId: 1, UserId: bruno, HardwareId: `ANT+:${strap}` }]);
  });

  it('gives beats to neither of two users who linked the same radio number as straps of different kinds, until one of them has worn the strap', async () => {
    const guessed = await created(bruno, { Model: 'MZ', Code: String(strap) });
    expect(await created(anna)).toMatchObject({ BeatsOfAnother: true });
    expect(await sensors.ofUser(bruno)).toMatchObject([{ BeatsOfAnother: true }]);
    expect(await sensors.strapsOf(inClub(bruno, anna))).toEqual([]);
    await sensors.delete(guessed.SensorId);
    expect(await sensors.strapsOf(inClub(bruno, anna))).toEqual([{ ClubId: 1, UserId: anna, HardwareId: guessed.HardwareId }]);
    expect(await sensors.ofUser(anna)).toMatchObject([{ BeatsOfAnother: false }]);
  });

  it('refuses an eleventh strap, even when requests are concurrent', async () => {
    const linking = (numbers: readonly number[]) =>
      Promise.all(numbers.map((number) => create(anna, { Model: 'MZ', Code: String(1_000 + number) })));
    for (let number = 0; number < 8; number++) await linking([number]);
    const answers = await linking([8, 9, 10, 11]);
    expect(answers.filter(isRefusal)).toMatchObject([
      { refused: 'SensorLimit', values: { max: 10 } },
      { refused: 'SensorLimit' },
    ]);
    expect(await sensors.ofUser(anna)).toHaveLength(10);
    expect(await create(anna, { Model: 'MZ', Code: '1000', Name: 'Blue' })).toMatchObject({ Name: 'Blue' });
  });

  it('by two users concurrently succeeds for only one of them', async () => {
    const answers = await Promise.all([create(anna), create(bruno)]);
    expect(answers.filter(isRefusal)).toMatchObject([{ refused: 'SensorLinkedToOther' }]);
    expect(await sensors.strapsOf(inClub(anna, bruno))).toHaveLength(1);
  });
});

describe('moving a strap of another user', () => {
  it("is refused, and the refusal contains the owner's name only for staff of the owner's club", async () => {
    const nickname = `anna-${anna}`;
    await open.db.updateTable('users').set({ Nickname: nickname }).where('UserId', '=', anna).execute();
    await created(anna);
    expect(await create(bruno)).toEqual({ refused: 'SensorLinkedToOther' });
    expect(await create(bruno, {}, caller(bruno, [await aClub(open.db)]))).toEqual({ refused: 'SensorLinkedToOther' });
    expect(await create(bruno, {}, caller(999, [clubId]))).toEqual({
      refused: 'SensorLinkedToOther',
      values: { nickname, ownerId: anna },
    });
    expect(await sensors.ofUser(bruno)).toEqual([]);
  });

  it("requires that the caller names the current owner: of two concurrent requests the second is refused and gets the new owner's name", async () => {
    await created(anna);
    const carla = await aUser(open.db);
    await aRole(open.db, carla, 'Athlete', clubId);
    const staff = caller(999, [clubId]);
    expect(await create(bruno, { Reassign: true, From: anna }, staff)).toMatchObject({ UserId: bruno });
    expect(await create(carla, { Reassign: true, From: anna }, staff)).toMatchObject({
      refused: 'SensorLinkedToOther',
      values: { ownerId: bruno },
    });
    expect(await sensors.ofUser(bruno)).toHaveLength(1);
  });

  it("is refused for a caller who is neither the owner nor staff of the owner's club", async () => {
    const first = await created(anna);
    const elsewhere = await aClub(open.db);
    // Anna is no athlete of this club, so its staff may not act for Anna.
    await aRole(open.db, anna, 'Trainer', elsewhere);
    const roles = (role: 'Manager' | 'Trainer' | 'Athlete', ClubId: number): Caller => ({
      ...caller(bruno),
      roles: { Owner: [], Manager: [], Trainer: [], FrontDesk: [], Accountant: [], Athlete: [], [role]: [{ ClubId }] },
    });
    const unrelated = await aClub(open.db);
    for (const person of [caller(bruno), roles('Athlete', clubId), roles('Manager', unrelated), roles('Trainer', unrelated)])
      expect(await create(bruno, { Reassign: true }, person)).toEqual({ refused: 'SensorLinkedToOther' });
    expect(await sensors.ofUser(anna)).toEqual([first]);
    expect(await create(bruno, { Reassign: true }, roles('Trainer', clubId))).toMatchObject({ UserId: bruno });
  });

  it("is accepted when staff of the owner's club confirm it, and both users are notified", async () => {
    const received: string[] = [];
    const notifications = openNotifications(database.url);
    await notifications.on(
      'clubpulse_user',
      (payload) => received.push(payload),
      () => {},
    );
    const first = await created(anna);
    await sensors.markReceived([{ UserId: anna, HardwareId: first.HardwareId, Battery: null }], new Date());
    const moved = await create(bruno, { Reassign: true }, caller(999, [clubId]));
    expect(moved).toMatchObject({ SensorId: first.SensorId, UserId: bruno });
    expect(await sensors.ofUser(anna)).toEqual([]);
    expect((await ofClub()).data.map(({ UserId, LastHeard }) => ({ UserId, LastHeard }))).toEqual([
      { UserId: bruno, LastHeard: null },
    ]);
    expect((await eventTypes(open.db)).slice(-4)).toEqual(['SensorLinked', 'SensorUnlinked', 'SensorLinked', 'SensorReassigned']);
    await expect.poll(() => received).toEqual([anna, anna, bruno].map(String));
    await notifications.close();
  });
});

describe('the straps of a club', () => {
  it('are listed by the nickname of their owner, with the time of their last reading', async () => {
    await open.db
      .updateTable('users')
      .set({ Nickname: `a${bruno}` })
      .where('UserId', '=', bruno)
      .execute();
    await open.db
      .updateTable('users')
      .set({ Nickname: `b${anna}` })
      .where('UserId', '=', anna)
      .execute();
    await aRole(open.db, anna, 'Trainer', clubId);
    const { HardwareId } = await created(anna);
    strap++;
    await created(bruno);
    const later = new Date('2026-11-20T12:00:00Z');
    await sensors.markReceived([{ UserId: anna, HardwareId, Battery: null }], later);
    await sensors.markReceived([{ UserId: anna, HardwareId, Battery: null }], new Date('2026-11-20T11:00:00Z'));
    const { data, recordsTotal } = await ofClub();
    expect(data).toMatchObject([
      { UserId: bruno, Nickname: `a${bruno}`, LastHeard: null },
      { UserId: anna, Nickname: `b${anna}`, LastHeard: later.toISOString() },
    ]);
    expect(recordsTotal).toBe(2);
    const owners = async (Sort: 'Owner' | '-Owner' | 'LastHeard' | '-LastHeard') =>
      (await ofClub({ Sort })).data.map(({ UserId }) => UserId);
    expect(await owners('-Owner')).toEqual([anna, bruno]);
    expect(await owners('LastHeard')).toEqual([bruno, anna]);
    expect(await owners('-LastHeard')).toEqual([anna, bruno]);
  });

  it('are returned page by page, and can be searched by owner, code and name', async () => {
    await open.db.updateTable('users').set({ FirstMidName: 'Zoë', LastName: 'Adler' }).where('UserId', '=', anna).execute();
    const first = await created(anna, { Name: 'Blue 100%' });
    strap++;
    const second = await created(bruno);
    strap++;
    await created(await aUser(open.db));
    const found = async (globalSearch: string) => {
      const { data, recordsTotal, recordsFiltered } = await ofClub({ globalSearch });
      expect([recordsTotal, recordsFiltered]).toEqual([2, data.length]);
      return data.map(({ SensorId }) => SensorId);
    };
    expect(await found('zoe adler')).toEqual([first.SensorId]);
    expect(await found(`ZOË blue ${first.Code.toLowerCase()}`)).toEqual([first.SensorId]);
    expect(await found('100%')).toEqual([first.SensorId]);
    expect(await found('%')).toEqual([first.SensorId]);
    expect(await found(second.Code)).toEqual([second.SensorId]);
    expect(await found(`zoe ${second.Code}`)).toEqual([]);
    const all = (await ofClub()).data;
    expect(await ofClub({ start: 1, length: 1 })).toMatchObject({ data: [all[1]], recordsTotal: 2, recordsFiltered: 2 });
  });

  it('can be unlinked by staff', async () => {
    const { SensorId } = await created(anna);
    expect(await sensors.userOf(SensorId)).toBe(anna);
    expect(await sensors.delete(SensorId)).toBeUndefined();
    expect(await sensors.userOf(SensorId)).toBeUndefined();
    expect(await sensors.delete(SensorId)).toMatchObject({ refused: 'NotFound' });
    await created(bruno);
  });
});
