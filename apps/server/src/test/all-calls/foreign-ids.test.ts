// @module-tag examples

import { randomUUID } from 'node:crypto';
import { purposes, textVersions } from '@clubpulse/contract/accounts/consents';
import { setConsents } from '@clubpulse/contract/accounts/consents.calls';
import { allCalls } from '@clubpulse/contract/all-calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { join } from '../member-life.ts';
import { atLength } from '../proof/at-length.ts';
import { aRole, aUser } from '../rows.ts';
import { callerOf, removing, sampleOf } from '../samples.ts';
import { openOwnServer, type TestServer } from '../server.ts';
import { createWorld, type World } from '../world.ts';
import { type IdField, idFieldsOf, withId } from './id-fields.ts';
import { type Input, inputsOf, type NamedRows, namedRows } from './id-inputs.ts';
import { cursors, everyKind, isOfOneClub, isTaken, kindOf, labelOf, noRowsOfClubs } from './id-kinds.ts';

/**
 * Calls get ids of another brand's club and of the athlete's other club. Writing calls must refuse them, reading calls must
 * respond as for missing rows. `npm test` alternates between both clubs.
 */
const NONE = 999_999_998;
/** Fields in which a row of the own club is refused too. */
const unreached: ReadonlySet<string> = new Set([
  'videos.addLink VideoCollectionIds[]',
  'userSubscriptions.assign Besides[]',
  'orders.create Besides[]',
  'cashDesk.sell Lines[].Besides[]',
  'paymentOrders.create Besides[]',
  'paymentOrders.request Order.Besides[]',
  'ownLive.station RoomWorkoutId',
  'ownStrap.send Place.ClubId',
  'ownStrap.send Place.DisplayGroupId',
]);

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly refusal: string | undefined;
  readonly fields: readonly string[];
}
interface Answers {
  readonly foreign: Answer[];
  other?: Answer;
}

const turnOf = ({ call }: IdField): number => (removing.has(call.id) || call.id.endsWith('Delete') ? 1 : 0);
const found = allCalls.flatMap(idFieldsOf).filter(({ name }) => !noRowsOfClubs.has(name));
const fields = found.toSorted((one, other) => turnOf(one) - turnOf(other));
const isReading = ({ call }: IdField): boolean => call.method === 'GET';
const writing = fields.filter((field) => !isReading(field));
const reading = fields.filter(isReading);

let server: TestServer;
let world: World;
let own: NamedRows;
let foreign: readonly [NamedRows, NamedRows];
const answers = new Map<string, Answers>();
const states: string[] = [];
const shown: string[] = [];

beforeAll(async () => {
  server = await openOwnServer();
  world = await createWorld(server);
  const { ids, tokens, brandA, brandB, clubA, clubA2, clubB } = world;
  await aRole(server.db, await aUser(server.db), 'Trainer', clubA2);
  await join(server, clubA2, tokens.athleteA);
  const member = { athlete: ids.athleteA, author: ids.managerA, member: tokens.athleteA };
  own = await namedRows(server, { ...member, club: clubA, brand: brandA, staff: tokens.managerA });
  const ofB = { athlete: ids.athleteB, author: ids.managerB, member: tokens.athleteB, staff: tokens.managerB };
  foreign = [
    await namedRows(server, { ...ofB, club: clubB, brand: brandB }),
    await namedRows(server, { ...member, club: clubA2, brand: brandA, staff: tokens.ownerA }),
  ];
  const body = purposes.map((Purpose) => ({ ClubId: clubA, Purpose, Granted: true, Version: textVersions[Purpose] }));
  const consented = await server.call(setConsents, { params: { id: ids.athleteA }, body, token: tokens.athleteA });
  if (consented.status !== 200) throw new Error(`The athlete's consents were answered ${consented.status}.`);
  await nameForeign();

  states.push(await foreignRows());
  for (const [turn, field] of fields.entries()) {
    const kind = kindOf(field);
    if (kind === undefined) continue;
    const clubs = foreign.filter((_, place) => (isOfOneClub(field) ? atLength || turn % 2 === place : place === 0));
    const rows = clubs.map(kind.idIn).filter((id) => id !== kind.idIn(own));
    const sent: Answer[] = [];
    for (const id of rows) sent.push(await answerTo(field, id));
    answers.set(labelOf(field), { foreign: sent, ...(isReading(field) && { other: await answerTo(field, NONE) }) });
  }
  states.push(await foreignRows());
  await read();
  for (const field of writing) {
    const kind = kindOf(field);
    const answered = answers.get(labelOf(field));
    if (kind && answered) answered.other = await answerTo(field, kind.own ?? kind.idIn(own));
  }
});
afterAll(() => server.close());

async function answerTo(field: IdField, id: number): Promise<Answer> {
  const { call, part } = field;
  const label = labelOf(field);
  const inputs = inputsOf(own);
  const chosen: Input = inputs[label] ?? inputs[call.id] ?? sampleOf(own, call.id) ?? {};
  const { caller = callerOf(call), ...sent } = chosen;
  const input = withId(field, sent[part], id);
  if (input === undefined) throw new Error(`${label} is in no input of the call: it needs one in id-inputs.ts.`);
  const key = call.idempotent ? randomUUID() : undefined;
  const token = world.tokens[caller];
  const { status, result, problem } = await server.call(call, { ...sent, [part]: input, token, key });
  const text = (JSON.stringify(result) ?? '').replaceAll(new RegExp(`Id":${id}\\b`, 'g'), 'Id":0');
  const errors = status < 400 ? [] : (problem.errors ?? []).map((error) => error.field);
  const refusal = status < 400 ? refusedRow(result) : `${status} ${problem.ErrorType} ${errors.join()}`;
  return { status, text, refusal, fields: errors };
}

const batchSchema = z.object({
  Refused: z.array(z.object({ ErrorType: z.string() })).default([]),
  NotFound: z.array(z.number()).default([]),
});
function refusedRow(result: unknown): string | undefined {
  const { data } = batchSchema.safeParse(result);
  if (data === undefined) return undefined;
  return data.NotFound.length > 0 ? 'NotFound' : data.Refused.map(({ ErrorType }) => ErrorType).join() || undefined;
}

const nameOf = (place: number): string => `foreign ${place} of ${world.clubA}:`;

async function nameForeign(): Promise<void> {
  for (const [place, rows] of foreign.entries())
    for (const { table, key, name, idIn } of everyKind) {
      const id = idIn(rows);
      if (name === undefined || id === idIn(own)) continue;
      const named = `${nameOf(place)} ${table} ${id}`;
      await sql`update ${sql.table(table)} set ${sql.ref(name)} = ${named} where ${sql.ref(key)} = ${id}`.execute(server.db);
    }
}

async function foreignRows(): Promise<string> {
  const all: unknown[] = [];
  for (const rows of foreign)
    for (const { table, key, idIn } of everyKind) {
      const row = await sql`select * from ${sql.table(table)} where ${sql.ref(key)} = ${idIn(rows)}`.execute(server.db);
      expect(row.rows, `${table} ${idIn(rows)}`).toHaveLength(1);
      all.push(row.rows[0]);
    }
  return JSON.stringify(all);
}

async function read(): Promise<void> {
  const ofClub = allCalls.filter(({ method, access }) => method === 'GET' && access.who === 'club');
  for (const call of ofClub) {
    const { answer: _, ...sample } = sampleOf(own, call.id) ?? {};
    const { result } = await server.call(call, { ...sample, token: world.tokens[callerOf(call)] });
    const text = JSON.stringify(result) ?? '';
    for (const place of foreign.keys()) if (text.includes(nameOf(place))) shown.push(`${call.id}: ${nameOf(place)}`);
  }
}

const answersTo = (field: IdField): Answers => {
  const answered = answers.get(labelOf(field));
  if (answered === undefined) throw new Error(`No table is named for ${labelOf(field)} in id-kinds.ts.`);
  return answered;
};
const isAbout = (path: string, field: string): boolean => {
  const named = field.replaceAll(/\.\d+/g, '[]').replace(/^\d+/, '[]');
  return [path, path.replace(/^Fields\./, '')].some(
    (one) => one === named || one.startsWith(`${named}.`) || one.startsWith(`${named}[]`),
  );
};

describe('the id of a row of another club is refused by a writing call', () => {
  it.each(writing.map((field) => [labelOf(field), field] as const))('in %s', (label, field) => {
    const { foreign: refused, other } = answersTo(field);
    for (const { status, text, refusal, fields: named } of refused) {
      expect(status, text).toBeLessThan(500);
      expect(text).not.toContain('foreign ');
      if (isTaken.has(label)) continue;
      expect(refusal, text).toBeDefined();
      if (unreached.has(label)) continue;
      if (named.length > 0)
        expect(
          named.some((name) => isAbout(field.path, name)),
          refusal,
        ).toBe(true);
      expect(other?.refusal).not.toBe(refusal);
    }
  });
});

describe('the id of a row of another club has the result of a missing row in a reading call', () => {
  it.each(reading.map((field) => [labelOf(field), field] as const))('in %s', (label, field) => {
    const { foreign: answered, other } = answersTo(field);
    for (const { status, text } of answered) {
      expect(text).not.toContain('foreign ');
      if (status < 400 && !cursors.has(label)) expect(text).toBe(other?.text);
    }
  });
});

it('rows of other clubs stay unchanged and their names are never shown', () => {
  expect(states[1]).toBe(states[0]);
  expect(shown).toEqual([]);
});
