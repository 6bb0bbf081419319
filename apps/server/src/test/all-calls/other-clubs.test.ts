// @module-tag atLength

import { purposes, textVersions } from '@clubpulse/contract/accounts/consents';
import { setConsents } from '@clubpulse/contract/accounts/consents.calls';
import { allCalls } from '@clubpulse/contract/all-calls';
import type { Call } from '@clubpulse/contract/call';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { join, takePartInLife } from '../member-life.ts';
import type { ClubRows, Sample } from '../sample.ts';
import { rowsOf, sampleOf, samples } from '../samples.ts';
import { openServer, type TestServer } from '../server.ts';
import { createWorld, type Person, type World } from '../world.ts';

/** The responses must not change when athleteA joins two more clubs and shares data with all clubs. */
const callers = ['managerA', 'trainerA', 'athleteA'] as const satisfies readonly Person[];

/** Calls that return data of all clubs, because they are for the athlete. */
const ownOnly: ReadonlySet<string> = new Set([
  'users.self',
  'users.roles',
  'tokens.ofUser',
  'corrections.ofUser',
  'emailProposals.ofUser',
  'paymentOrders.ofUser',
  'relationships.list',
  'account.export',
  'trainings.calendar',
  'trainings.next',
  'trainings.prev',
  'series.power',
  'series.cadence',
  'series.hits',
  'series.geopositions',
  'liveTrainings.ofUser',
  'consents.list',
  'consents.reads',
  'clubs.mine',
  'userPolicies.list',
  'expirations.ofUser',
  'messages.ofUser',
  'replies.ofUser',
  'subscriptionRequests.ofUser',
  'joining.ofUser',
  'invitations.ofUser',
  'debts.ofUser',
  'families.ofUser',
  'files.ofUser',
  'trainingPrograms.ofUser',
  'userSubscriptions.ofUser',
  'credits.ofUser',
  'transactions.ofUser',
  'bookings.ofUser',
  'bookings.activities',
  'recurringBookings.list',
  'notifications.list',
  'notifications.newest',
  'notifications.unread',
  'push.get',
  'openings.today',
  'sheets.ofUser',
  'runs.calendar',
  'roomResults.calendar',
  'roomResults.ofTraining',
]);
/** Calls that return measures whichever club measured them (decision 0090). */
const ownAnywhere: ReadonlySet<string> = new Set(['measures.ofUser', 'measures.events', 'measures.report']);
const ofClubs = ({ who: person }: Call['access']) => person !== 'public' && person !== 'brand' && person !== 'admin';
const ofMore: ReadonlySet<string> = new Set([
  'images.fetchRemote',
  'security.demand',
  'videos.info',
  'clubPeople.export',
  'progress.ofUser',
  // The owners of the brand are listed, so the brand's other clubs add users.
  'replies.holders',
  // These calls require the sharing of body and heart data (decision 0102).
  'fitnessTests.list',
  'providerWorkouts.list',
  'supportVideos.list',
  // This call works only for a subscription that a provider renews.
  'ownSubscriptions.pauseRules',
]);
const reading = allCalls.filter(({ id, method, access }) => method === 'GET' && ofClubs(access) && !ofMore.has(id));
const also: Readonly<Record<string, object>> = { 'classes.list': { expandDates: 'true' } };

type Answers = ReadonlyMap<string, unknown>;
const nameOf = (call: Call, caller: Person, variant = ''): string => `${call.id} ${caller}${variant}`;
let server: TestServer;
let world: World;
let own: ClubRows;
let there: ClubRows;
let before: Answers;
let after: Answers;

async function ask(people: readonly Person[], rows: ClubRows): Promise<Answers> {
  const answers = new Map<string, unknown>();
  const inputs = samples(rows);
  for (const call of reading)
    for (const caller of people) {
      const sample = inputs[call.id] ?? {};
      const input = { ...sample, token: world.tokens[caller] };
      const { status, result } = await server.call(call, input);
      if (status !== 200) continue;
      answers.set(nameOf(call, caller), result);
      const query = also[call.id];
      if (query === undefined) continue;
      answers.set(
        nameOf(call, caller, ' too'),
        (await server.call(call, { ...input, query: { ...sample.query, ...query } })).result,
      );
    }
  return answers;
}

beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
  const { ids, tokens, clubA, clubA2, clubB, brandA, brandB } = world;
  const asAthlete = tokens.athleteA;
  const life = async (club: number, brand: number, staff: string): Promise<ClubRows> => {
    const rows = await rowsOf(server, { club, brand, athlete: ids.athleteA });
    const shared = purposes.filter((purpose) => purpose !== 'OtherTrainings');
    const body = shared.map((Purpose) => ({ ClubId: club, Purpose, Granted: true, Version: textVersions[Purpose] }));
    expect((await server.call(setConsents, { params: { id: ids.athleteA }, body, token: asAthlete })).status).toBe(200);
    return { ...rows, class: await takePartInLife(server, rows, { staff, athlete: asAthlete }) };
  };
  own = await life(clubA, brandA, tokens.managerA);
  before = await ask(callers, own);
  for (const club of [clubA2, clubB]) await join(server, club, asAthlete);
  await life(clubA2, brandA, tokens.ownerA);
  there = await life(clubB, brandB, tokens.managerB);
  after = await ask(callers, own);
});
afterAll(() => server.close());

describe('responses about a club do not depend on its member’s data in other clubs', () => {
  it.each(reading.map((call) => [call.id, call] as const))('in the call %s', (id, call) => {
    const answered = [...before.keys()].filter((name) => name.startsWith(`${id} `));
    expect(answered.length).toBeGreaterThan(0);
    const complete = ownAnywhere.has(id) ? answered : ownOnly.has(id) ? [nameOf(call, 'athleteA')] : [];
    for (const name of answered) {
      if (complete.includes(name)) expect(after.get(name), name).not.toEqual(before.get(name));
      else expect(after.get(name), name).toEqual(before.get(name));
    }
  });
});

describe('staff of a club cannot change data of their member in another club', () => {
  /** These calls concern no club: a draft is private until it becomes a sheet, and every club may copy global offers. */
  const ofNoClub: ReadonlySet<string> = new Set(['generator.keepDraft', 'providerWorkouts.copy']);
  const writing = allCalls.filter(({ method, access, id }) => method !== 'GET' && access.who === 'club' && !ofNoClub.has(id));
  const named: Readonly<Record<string, (rows: ClubRows) => object>> = {
    'classes.create': (rows) => ({ DisplayGroupId: rows.room, ClassSubscriptionIds: [rows.subscriptionType] }),
    'classes.batchDelete': (rows) => ({ ClassIds: [rows.class] }),
    'classes.batchPublish': (rows) => ({ ClassIds: [rows.class] }),
    'classes.batchUnpublish': (rows) => ({ ClassIds: [rows.class] }),
    'classes.batchUpdate': (rows) => ({ ClassIds: [rows.class] }),
    'classes.batchClone': (rows) => ({ ClassIds: [rows.class] }),
    'transactions.create': (rows) => ({ Type: 'Refund', LinkedTransactionId: rows.transaction }),
  };

  const ids = new Set(['bridgeWorkouts.batchPublish', 'bridgeWorkouts.batchDelete']);

  function crossed(id: string): Sample[] {
    const sampleIn = (rows: ClubRows): Sample => {
      const sample = sampleOf(rows, id) ?? {};
      return named[id] ? { ...sample, body: { ...sample.body, ...named[id](rows) } } : sample;
    };
    const [ownSample, theirs] = [sampleIn(own), sampleIn(there)];
    return (['params', 'body'] as const).flatMap((part) =>
      Object.entries({ ...theirs[part] }).flatMap(([name, value]) =>
        name === 'Email' ||
        name === 'Begin' ||
        name === 'MovedAt' ||
        JSON.stringify(value) === JSON.stringify(Reflect.get(ownSample[part] ?? {}, name))
          ? []
          : [{ ...ownSample, [part]: { ...ownSample[part], [name]: value } }],
      ),
    );
  }

  it('through any call that names a row of the other club', async () => {
    await ask(['managerB', 'athleteA'], there);
    const untouched = await ask(['managerB', 'athleteA'], there);
    let tried = 0;
    for (const call of writing)
      for (const input of crossed(call.id)) {
        const { status, result } = await server.call(call, { ...input, token: world.tokens.managerA });
        const line = `${call.id} ${JSON.stringify(input)}: ${status} ${JSON.stringify(result)}`;
        const whyNot = { ErrorType: expect.stringMatching(/(?:NotFound|InsufficientRights)$/) };
        const none = ids.has(call.id) ? { Done: [], NotFound: [expect.any(Number)] } : { Refused: [whyNot] };
        if (status === 200) expect(result, line).toMatchObject(none);
        else expect([400, 403, 404, 409], line).toContain(status);
        tried += 1;
      }
    expect(tried).toBeGreaterThan(writing.length / 2);
    expect(await ask(['managerB', 'athleteA'], there)).toEqual(untouched);
  });
});
