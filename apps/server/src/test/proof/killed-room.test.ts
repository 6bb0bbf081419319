// @module-tag atLength

import { randomInt } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { textVersions } from '@clubpulse/contract/accounts/consents';
import { decodeFrame, type RoomFrame } from '@clubpulse/contract/live/frame-bytes';
import type { RosterMessage } from '@clubpulse/contract/live/frames';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createConsents } from '../../accounts/consents/public.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { insertAccount } from '../../platform/identity/accounts.store.ts';
import { aClass } from '../booking-rows.ts';
import { aRole, aRoom, aUser } from '../rows.ts';
import { type Athlete, Gym } from './gym.ts';
import type { Recording } from './recordings.ts';
import { until } from './until.ts';

const SECONDS = 1200;
const ROUNDS = 2;
const SPEED = 25;
const [BPM, PHONE_BPM, POINTS] = [140, 141, 120];
const [BATCH, POCKET] = [40, 600];
const ANSWER_MS = 120_000;
const BORN = '1991-01-01';
const [GIULIA, DAVIDE] = ['giulia@example.com', 'davide@example.com'];

let gym: Gym;
let inClass: Athlete[];
let alone: { readonly UserId: number; readonly Email: string }[];
let hall: number;
let studio: number;
let classId: number;
let trainer: number;
let began: Date;
const emailOf = ({ strap }: Athlete) => `${strap}@example.com`;

function steadyRecording(seconds: number): Recording {
  const file = path.join(gym.folder, `steady-${seconds}.csv`);
  const offsets = Array.from({ length: seconds }, (_, second) => second);
  writeFileSync(file, ['offset_s,hr', ...offsets.map((second) => `${second},${BPM}`), ''].join('\n'));
  return { file, bpm: new Map(offsets.map((second) => [second, BPM])) };
}

const account = (Email: string) => ({
  AccountId: Email,
  Email,
  EmailVerified: true,
  PasswordHash: 'none',
  IsAdmin: false,
  IsEditor: false,
});
async function shares(db: Database, UserId: number): Promise<void> {
  const consent = { ClubId: gym.clubId, Purpose: 'HeartRate', Granted: true, Version: textVersions.HeartRate } as const;
  await createConsents({ db }).set(UserId, [consent], UserId, 'en');
}

async function call(method: string, address: string, body: object | undefined, email: string) {
  const key = `k${randomInt(2 ** 40)}`;
  const ask = async () =>
    fetch(`${gym.server.url}/api${address}`, {
      method,
      signal: AbortSignal.timeout(ANSWER_MS),
      headers: {
        authorization: `Bearer ${await gym.server.tokenOf(email)}`,
        'idempotency-key': key,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }).then(async (answer) => ({ status: answer.status, text: await answer.text() }));
  let last: Awaited<ReturnType<typeof ask>> | undefined;
  let failure = 'no request was sent';
  const isAnswered = async () => {
    try {
      last = await ask();
      failure = `${last.status} ${last.text}`;
    } catch (error) {
      if (error instanceof Error && error.name === 'TimeoutError') throw error;
      // The server was killed before it responded.
      failure = String(error);
    }
    return last !== undefined && last.status < 500 && last.status !== 401;
  };
  await until(() => `${method} ${address} is answered: ${failure}`, isAnswered);
  const { status, text } = last ?? { status: 0, text: '' };
  return { status, body: text === '' ? undefined : JSON.parse(text) };
}

async function phone(UserId: number, email: string, DisplayGroupId: number, batch: number): Promise<void> {
  const Place = { ClubId: gym.clubId, DisplayGroupId };
  for (let from = 0; from < SECONDS; from += batch) {
    const Beats = Array.from({ length: Math.min(batch, SECONDS - from) }, () => PHONE_BPM);
    await pause((Beats.length * 1000) / SPEED);
    const Begin = new Date(began.getTime() + from * 1000).toISOString();
    const answer = await call('POST', `/users/${UserId}/ownBeats`, { Begin, Beats, Place }, email);
    expect([answer.status, answer.body], JSON.stringify(answer.body)).toMatchObject([200, { IsThere: true }]);
  }
}

async function pointsOnWall(roomId: number): Promise<number> {
  const token = await gym.server.tokenOf(GIULIA);
  const socket = new WebSocket(`${gym.server.url.replace('http', 'ws')}/api/live`);
  let roster: RosterMessage | undefined;
  let frame: RoomFrame | undefined;
  socket.on('error', () => {});
  socket.on('open', () => socket.send(JSON.stringify({ type: 'watch', token, clubId: gym.clubId, roomId })));
  socket.on('message', (data: Buffer, isBinary) => {
    if (isBinary) frame = decodeFrame(Uint8Array.from(data).buffer);
    else roster = JSON.parse(data.toString());
  });
  await until('the wall shows the room', () => roster?.type === 'roster' && frame?.roster === roster.roster);
  socket.terminate();
  return (frame?.tiles ?? []).reduce((sum, { points }) => sum + points, roster?.leftPoints ?? 0);
}

beforeAll(async () => {
  gym = await Gym.create({ LIVE_WINDOW_SECONDS: '86400' });
  await gym.open();
  const early = gym.bridge(await gym.athletes([steadyRecording(3)], 99), new Date('2025-03-01T18:00:00Z'), 100, true);
  if ((await early.ended) !== 0) throw new Error(`the hub was not registered:\n${early.output()}`);
  const open = openDatabase(gym.server.databaseUrl());
  const { db } = open;
  [hall, studio] = [await aRoom(db, gym.clubId, { Name: 'Hall' }), await aRoom(db, gym.clubId, { Name: 'Studio' })];
  await db.updateTable('bridges').set({ DisplayGroupId: hall }).execute();
  await db.updateTable('clubs').set({ EnableLiveTrainings: true }).execute();
  for (const Email of [GIULIA, DAVIDE]) {
    trainer = await aUser(db, { Email });
    await aRole(db, trainer, 'Trainer', gym.clubId);
    await insertAccount(db, account(Email));
  }
  const recording = steadyRecording(SECONDS);
  inClass = await gym.athletes([recording, recording, recording], 101);
  await db
    .updateTable('users')
    .set({ BirthDate: BORN })
    .where(
      'UserId',
      'in',
      inClass.map(({ UserId }) => UserId),
    )
    .execute();
  alone = [];
  for (const name of ['ada', 'bice']) {
    const Email = `${name}@example.com`;
    const UserId = await aUser(db, { Email, BirthDate: BORN });
    await aRole(db, UserId, 'Athlete', gym.clubId);
    await insertAccount(db, account(Email));
    await shares(db, UserId);
    alone.push({ UserId, Email });
  }
  const [both] = inClass;
  if (both) {
    await insertAccount(db, account(emailOf(both)));
    await shares(db, both.UserId);
  }
  await open.close();
});
afterAll(() => gym.close(), 240_000);

async function begin(): Promise<{ session: number; training: number }> {
  began = new Date((Math.floor(Date.now() / 60_000) * 60 - SECONDS) * 1000);
  const open = openDatabase(gym.server.databaseUrl());
  const { db } = open;
  const [giulia] = await db.selectFrom('users').select('UserId').where('Email', '=', GIULIA).execute();
  const End = new Date(began.getTime() + 3 * 3_600_000);
  const ofClass = { Name: 'Ignite', Begin: began, End, DisplayGroupId: hall, TrainerId: giulia?.UserId ?? null };
  classId = await aClass(db, gym.clubId, ofClass);
  for (const { UserId } of inClass) {
    const seat = { ClassBegin: began, ClassEnd: End, Place: 'InSite', State: 'Booked', PaymentKind: 'Free' } as const;
    await db
      .insertInto('class_participants')
      .values({ ClassId: classId, UserId, ClubId: gym.clubId, ...seat })
      .execute();
  }
  const started = await call('POST', `/classes/${classId}/session`, undefined, GIULIA);
  const input = { ClubId: gym.clubId, Name: 'Cup', TrainerId: trainer, Begin: new Date().toISOString(), Duration: 60 };
  const made = await call('POST', '/liveTrainings', { ...input, DisplayGroupId: studio }, DAVIDE);
  expect([started.status, made.status], JSON.stringify([started.body, made.body])).toEqual([200, 201]);
  const { LiveTrainingId: training } = made.body as { LiveTrainingId: number };
  for (const { UserId, Email } of alone)
    expect((await call('POST', `/users/${UserId}/liveTrainings/${training}/join`, undefined, Email)).status).toBe(200);
  expect((await call('POST', `/liveTrainings/${training}/start`, undefined, DAVIDE)).status).toBe(200);
  await db.updateTable('class_sessions').set({ StartedAt: began }).execute();
  await db.updateTable('live_trainings').set({ StartedAt: began }).execute();
  await db.updateTable('group_trainings').set({ Begin: began }).execute();
  await db.updateTable('group_training_stretches').set({ Begin: began }).execute();
  await open.close();
  return { session: (started.body as { ClassSessionId: number }).ClassSessionId, training };
}

it(`a class in a room loses no data and stores nothing twice, although server, database and connection fail ${ROUNDS} times each`, async () => {
  const { session, training } = await begin();
  const goal = (body: object) => call('PUT', `/clubs/${gym.clubId}/groupGoal`, { DisplayGroupId: hall, ...body }, GIULIA);
  expect((await goal({ Goal: 2000 })).status).toBe(204);
  const timer = { Kind: 'Quick', Timer: { Type: 'Countdown', Text: 'Row', Prepare: 0, Seconds: 7200 } };
  const workout = await call('POST', `/clubs/${gym.clubId}/roomWorkouts`, { DisplayGroupId: hall, Content: timer }, GIULIA);
  const { RoomWorkoutId, At } = workout.body as { RoomWorkoutId: number; At: string };
  const nudge = () => call('POST', `/clubs/${gym.clubId}/roomWorkouts/${RoomWorkoutId}/lead`, { Act: 'add', Step: 0 }, GIULIA);

  const bridge = gym.bridge(inClass, began, SPEED);
  const [both] = inClass;
  const [ada, bice] = alone;
  const phones = Promise.all([
    both && phone(both.UserId, emailOf(both), hall, BATCH),
    ada && phone(ada.UserId, ada.Email, studio, BATCH),
    bice && phone(bice.UserId, bice.Email, studio, POCKET),
  ]);
  const blows = [
    async () => {
      await gym.server.kill();
      await gym.server.start();
    },
    async () => {
      const before = gym.line.connections();
      gym.line.cut();
      await until('the bridge connects again', () => bridge.hasEnded() || gym.line.connections() > before);
    },
    async () => {
      const logged = gym.server.log().length;
      gym.server.killDatabase();
      await gym.server.outageIsNoticed(logged);
    },
  ];
  let presses = 0;
  for (let round = 0; round < ROUNDS; round++) {
    for (const blow of blows) {
      const before = await gym.acknowledged();
      const calls = [goal({ Step: 500 }), nudge()];
      presses += 1;
      await pause(randomInt(60));
      await blow();
      expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([204, 200]);
      await until(
        `something is stored after a blow\n${bridge.output()}`,
        async () => bridge.hasEnded() || (await gym.acknowledged()) > before,
      );
    }
  }
  await phones;
  expect(await bridge.ended, bridge.output()).toBe(0);

  // If bridge and phone recorded the same second, either value counts.
  const first = began.getTime() / 1000;
  const people = [...inClass, ...alone];
  for (const { UserId } of people) {
    const stored = [...(await gym.storedSeconds(UserId))].filter(([second]) => second >= first);
    expect(stored.map(([second]) => second)).toEqual(Array.from({ length: SECONDS }, (_, second) => first + second));
    const values = UserId === both?.UserId ? [BPM, PHONE_BPM] : alone.some((one) => one.UserId === UserId) ? [PHONE_BPM] : [BPM];
    expect(stored.filter(([, bpm]) => !values.includes(bpm))).toEqual([]);
  }
  const rooms = await gym.server.rows<{ UserId: number; room: number }>(
    `select distinct "UserId"::int, "DisplayGroupId"::int as room from heart_minute where "Minute" >= $1 order by 1`,
    [began],
  );
  expect(rooms).toEqual([
    ...inClass.map(({ UserId }) => ({ UserId, room: hall })),
    ...alone.map(({ UserId }) => ({ UserId, room: studio })),
  ]);
  await until('the hall says what all did in it', async () => (await pointsOnWall(hall)) === inClass.length * POINTS);
  await until('the studio says what all did in it', async () => (await pointsOnWall(studio)) === alone.length * POINTS);
  const [ran] = await gym.server.rows<{ Goal: number }>(`select "Goal" from room_scenes where "DisplayGroupId" = $1`, [hall]);
  expect(ran?.Goal).toBe(2000 + presses * 500);
  const [runs] = (await call('GET', `/clubs/${gym.clubId}/roomWorkouts`, undefined, GIULIA)).body as object[];
  const { At: now, Passed, ...run } = runs as { At: string; Passed: number };
  expect(run).toMatchObject({ RoomWorkoutId, Step: 0, Extra: presses * 10_000, Paused: false, Version: presses });
  expect(Date.parse(now) - Passed).toBe(Date.parse(At));

  const ending = [GIULIA, DAVIDE].flatMap((email) => [
    call('POST', `/classSessions/${session}/stop`, undefined, email),
    call('POST', `/liveTrainings/${training}/stop`, undefined, email),
  ]);
  await pause(randomInt(40));
  await gym.server.kill();
  await gym.server.start();
  expect(new Set((await Promise.all(ending)).map(({ status }) => status))).toEqual(new Set([200]));
  await until('everybody who booked is marked', async () => {
    const seats = await gym.server.rows<{ Attendance: string | null }>(`select "Attendance" from class_participants`);
    return seats.length === inClass.length && seats.every(({ Attendance }) => Attendance === 'Present');
  });
  const groups = await gym.server.rows<{ id: number }>(`select "GroupTrainingId"::int as id from group_trainings order by 1`);
  for (const [index, members] of [inClass, alone].entries()) {
    const all = members.map(() => POINTS).join();
    await until('the results show all points, and no more', async () => {
      const found = await call('GET', `/groupTrainings/${groups[index]?.id ?? 0}`, undefined, GIULIA);
      return (found.body as { Results: { Points: number }[] }).Results.map(({ Points }) => Points).join() === all;
    });
  }
}, 900_000);
