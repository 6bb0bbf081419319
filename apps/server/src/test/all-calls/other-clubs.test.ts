// @module-tag atLength

import { purposes, textVersions } from '@clubpulse/contract/accounts/consents';
import { setConsents } from '@clubpulse/contract/accounts/consents.calls';
import { allCalls } from '@clubpulse/contract/all-calls';
import type { Call } from '@clubpulse/contract/call';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHouse, type TestHouse } from '../house.ts';
import { join, takePartInLife } from '../member-life.ts';
import type { ClubRows, Sample } from '../sample.ts';
import { rowsOf, sampleOf, samples } from '../samples.ts';
import { createWorld, type Person, type World } from '../world.ts';

/**
 * Of what somebody has and does in other clubs, no club hears anything: whatever the calls that read answered about club A before,
 * they answer to the letter after athleteA has joined two more clubs and has money, subscriptions, documents, trainings, classes,
 * bookings and strikes in each, though she shares her heart rates, body, injuries and address with every one of them.
 */
const callers = ['managerA', 'trainerA', 'athleteA'] as const satisfies readonly Person[];

/** One's own, wherever one got it: asked by her, the other clubs are in it; asked by staff they are not. */
const herOwn: ReadonlySet<string> = new Set([
  'users.self',
  'users.roles',
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
  'sheets.ofUser',
  'runs.calendar',
  'roomResults.calendar',
  'roomResults.ofTraining',
]);
/** What she shares of her body with a club she shares whole: it is hers, whichever club measured (decision 0090). */
const hersWherever: ReadonlySet<string> = new Set(['measures.ofUser', 'measures.events', 'measures.report']);
/** What an owner reads of a brand is about several clubs. */
const ofClubs = ({ who }: Call['access']) => who !== 'public' && who !== 'brand' && who !== 'admin';
/** A picture of the web is no club's; the staff of a club are its brand's owners too, and rows of the brand's second club bring one. */
const ofMore: ReadonlySet<string> = new Set([
  'images.fetchRemote',
  'security.demand',
  // Asks a site of videos, which is no club's; and taking the people of a club as a file is told in its log.
  'videos.info',
  'clubPeople.export',
  // Her own weeks are of all her trainings, and nobody else reads them.
  'progress.ofUser',
  // Her body is one: who sees it and her heart sees each test of it, wherever it was (decision 0102).
  'fitnessTests.list',
  // The platform's, which the rows of each club bring some of.
  'providerWorkouts.list',
  'supportVideos.list',
]);
const reading = allCalls.filter(({ id, method, access }) => method === 'GET' && ofClubs(access) && !ofMore.has(id));
/** Other ways to ask. */
const also: Readonly<Record<string, object>> = { 'classes.list': { expandDates: 'true' } };

type Answers = ReadonlyMap<string, unknown>;
const nameOf = (call: Call, caller: Person, variant = ''): string => `${call.id} ${caller}${variant}`;
let house: TestHouse;
let world: World;
let own: ClubRows;
let there: ClubRows;
let before: Answers;
let after: Answers;

/** What each caller is answered, where she is answered at all. */
async function ask(people: readonly Person[], rows: ClubRows): Promise<Answers> {
  const answers = new Map<string, unknown>();
  const inputs = samples(rows);
  for (const call of reading)
    for (const caller of people) {
      const sample = inputs[call.id] ?? {};
      const input = { ...sample, token: world.tokens[caller] };
      const { status, result } = await house.call(call, input);
      if (status !== 200) continue;
      answers.set(nameOf(call, caller), result);
      const query = also[call.id];
      if (query === undefined) continue;
      answers.set(
        nameOf(call, caller, ' too'),
        (await house.call(call, { ...input, query: { ...sample.query, ...query } })).result,
      );
    }
  return answers;
}

beforeAll(async () => {
  house = await openHouse();
  world = await createWorld(house);
  const { ids, tokens, clubA, clubA2, clubB, brandA, brandB } = world;
  const herself = tokens.athleteA;
  const life = async (club: number, brand: number, staff: string): Promise<ClubRows> => {
    const rows = await rowsOf(house, { club, brand, athlete: ids.athleteA });
    // Everything but what she does elsewhere.
    const shared = purposes.filter((purpose) => purpose !== 'OtherTrainings');
    const body = shared.map((Purpose) => ({ ClubId: club, Purpose, Granted: true, Version: textVersions[Purpose] }));
    expect((await house.call(setConsents, { params: { id: ids.athleteA }, body, token: herself })).status).toBe(200);
    return { ...rows, class: await takePartInLife(house, rows, { staff, herself }) };
  };
  own = await life(clubA, brandA, tokens.managerA);
  before = await ask(callers, own);
  for (const club of [clubA2, clubB]) await join(house, club, herself);
  await life(clubA2, brandA, tokens.ownerA);
  there = await life(clubB, brandB, tokens.managerB);
  after = await ask(callers, own);
});
afterAll(() => house.close());

describe('the same is answered about a club, whatever its member does in others', () => {
  it.each(reading.map((call) => [call.id, call] as const))('%s', (id, call) => {
    const answered = [...before.keys()].filter((name) => name.startsWith(`${id} `));
    expect(answered.length).toBeGreaterThan(0);
    const whole = hersWherever.has(id) ? answered : herOwn.has(id) ? [nameOf(call, 'athleteA')] : [];
    for (const name of answered) {
      if (whole.includes(name)) expect(after.get(name), name).not.toEqual(before.get(name));
      else expect(after.get(name), name).toEqual(before.get(name));
    }
  });
});

describe('staff of a club changes nothing of another, where her member is too', () => {
  /** A draft is the text of who keeps it: what it names is looked at when a sheet is made of it. And what the platform offers, every club copies. */
  const ofNoClub: ReadonlySet<string> = new Set(['generator.keepDraft', 'providerWorkouts.copy']);
  const writing = allCalls.filter(({ method, access, id }) => method !== 'GET' && access.who === 'club' && !ofNoClub.has(id));
  /** Rows of a club that a call may name beside those of its sample. */
  const named: Readonly<Record<string, (rows: ClubRows) => object>> = {
    'classes.create': (rows) => ({ DisplayGroupId: rows.room, ClassSubscriptionIds: [rows.subscriptionType] }),
    'classes.batchDelete': (rows) => ({ ClassIds: [rows.class] }),
    'classes.batchPublish': (rows) => ({ ClassIds: [rows.class] }),
    'classes.batchUnpublish': (rows) => ({ ClassIds: [rows.class] }),
    'classes.batchUpdate': (rows) => ({ ClassIds: [rows.class] }),
    'classes.batchClone': (rows) => ({ ClassIds: [rows.class] }),
    'transactions.create': (rows) => ({ Type: 'Refund', LinkedTransactionId: rows.transaction }),
  };

  /** Batches that name the ids which the club does not have. */
  const ids = new Set(['bridgeWorkouts.batchPublish', 'bridgeWorkouts.batchDelete']);

  /** The input of her club, each time with one row of the other in it. */
  function crossed(id: string): Sample[] {
    const sampleIn = (rows: ClubRows): Sample => {
      const sample = sampleOf(rows, id) ?? {};
      return named[id] ? { ...sample, body: { ...sample.body, ...named[id](rows) } } : sample;
    };
    const [hers, theirs] = [sampleIn(own), sampleIn(there)];
    return (['params', 'body'] as const).flatMap((part) =>
      Object.entries({ ...theirs[part] }).flatMap(([name, value]) =>
        // Neither an address nor an hour is a row of a club.
        name === 'Email' ||
        name === 'Begin' ||
        name === 'MovedAt' ||
        JSON.stringify(value) === JSON.stringify(Reflect.get(hers[part] ?? {}, name))
          ? []
          : [{ ...hers, [part]: { ...hers[part], [name]: value } }],
      ),
    );
  }

  it('by any call that names a row of the other', async () => {
    // Asking stands in the log of who read what: once.
    await ask(['managerB', 'athleteA'], there);
    const untouched = await ask(['managerB', 'athleteA'], there);
    let tried = 0;
    for (const call of writing)
      for (const input of crossed(call.id)) {
        const { status, result } = await house.call(call, { ...input, token: world.tokens.managerA });
        const said = `${call.id} ${JSON.stringify(input)}: ${status} ${JSON.stringify(result)}`;
        // A batch says of each of its rows why not.
        const whyNot = { ErrorType: expect.stringMatching(/(?:NotFound|InsufficientRights)$/) };
        const none = ids.has(call.id) ? { Done: [], NotFound: [expect.any(Number)] } : { Refused: [whyNot] };
        if (status === 200) expect(result, said).toMatchObject(none);
        else expect([400, 403, 404, 409], said).toContain(status);
        tried += 1;
      }
    expect(tried).toBeGreaterThan(writing.length / 2);
    expect(await ask(['managerB', 'athleteA'], there)).toEqual(untouched);
  });
});
