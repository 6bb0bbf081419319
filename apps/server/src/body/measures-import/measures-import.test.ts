import { textVersions } from '@clubpulse/contract/accounts/consents';
import { setConsents } from '@clubpulse/contract/accounts/consents.calls';
import { createMeasures } from '@clubpulse/contract/body/measures/measures.calls';
import { findStoredMeasures, matchMeasured } from '@clubpulse/contract/body/measures-import.calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
});
afterAll(() => server.close());

it('the import of measures finds athletes of the club by e-mail address, by name in either order, and by nickname', async () => {
  const { ids, tokens, clubA } = world;
  const person = async (userId: number) =>
    server.db
      .selectFrom('users')
      .select(['Email', 'FirstMidName', 'LastName', 'Nickname'])
      .where('UserId', '=', userId)
      .executeTakeFirstOrThrow();
  const rename = (userId: number, names: { FirstMidName: string; LastName: string; Nickname: string }) =>
    server.db.updateTable('users').set(names).where('UserId', '=', userId).execute();
  await rename(ids.athleteA, { FirstMidName: 'Ada', LastName: 'De Neri', Nickname: 'adaneri' });
  await rename(ids.neighbourA, { FirstMidName: 'Bea', LastName: 'Galli', Nickname: 'beag' });
  const [athlete, other] = [await person(ids.athleteA), await person(ids.athleteB)];
  const shared = [{ ClubId: clubA, Purpose: 'Body' as const, Version: textVersions.Body, Granted: true }];
  await server.call(setConsents, { params: { id: ids.athleteA }, body: shared, token: tokens.athleteA });
  const match = async (People: string[], token = tokens.trainerA) =>
    (await server.call(matchMeasured, { params: { id: clubA }, body: { People }, token })).result;

  const found = await match([athlete.Email.toUpperCase(), 'ada  de neri', 'De Neri Ada', 'AdaNeri', 'Bea Galli', 'Nobody']);
  expect(found.map(({ State }) => State)).toEqual(['Found', 'Found', 'Found', 'Found', 'NotShared', 'Unknown']);
  expect(found[0]?.Person?.UserId).toBe(ids.athleteA);
  expect((await match([other.Email])).map(({ State }) => State)).toEqual(['Unknown']);
  await rename(ids.neighbourA, { FirstMidName: 'Ada', LastName: 'De Neri', Nickname: 'beag' });
  expect((await match(['Ada De Neri', athlete.Email])).map(({ State }) => State)).toEqual(['Several', 'Found']);
  expect((await match(['Ada De Neri'], tokens.admin)).map(({ State }) => State)).toEqual(['Unknown']);
});

it('the import of measures matches a last name only if it is unique', async () => {
  const { ids, tokens, clubA } = world;
  const rename = (userId: number, FirstMidName: string, LastName: string, Nickname: string) =>
    server.db.updateTable('users').set({ FirstMidName, LastName, Nickname }).where('UserId', '=', userId).execute();
  const states = async (...People: string[]) =>
    (await server.call(matchMeasured, { params: { id: clubA }, body: { People }, token: tokens.trainerA })).result.map(
      ({ State }) => State,
    );
  await rename(ids.athleteA, 'Ada', 'Rossi', 'adar');
  await rename(ids.neighbourA, 'Bea', 'Rossi', 'bear');
  expect(await states('rossi', 'Ada Rossi')).toEqual(['Several', 'Found']);
  await rename(ids.neighbourA, 'Bea', 'Verdi', 'Rossi');
  expect(await states('Rossi', 'Verdi')).toEqual(['NotShared', 'NotShared']);
  await rename(ids.neighbourA, 'Bea', 'Verdi', 'bear');
  expect(await states('Rossi')).toEqual(['Found']);
});

it('the import of measures finds rows that are already stored, for athletes who share their measures', async () => {
  const { ids, tokens, clubA } = world;
  const agree = (Purpose: 'Body' | 'Blood', Granted: boolean) =>
    server.call(setConsents, {
      params: { id: ids.athleteA },
      body: [{ ClubId: clubA, Purpose, Version: textVersions[Purpose], Granted }],
      token: tokens.athleteA,
    });
  await agree('Body', true);
  const Values = [
    { Key: 'weight' as const, Value: 81.873 },
    { Key: 'waist' as const, Value: 92.5 },
    { Key: 'hba1c' as const, Value: 5.4 },
  ];
  const TimeStamp = '2026-11-14T11:00:00.000Z';
  const own = { ClubId: null, TimeStamp, Values, Note: '' };
  expect((await server.call(createMeasures, { params: { id: ids.athleteA }, body: own, token: tokens.athleteA })).status).toBe(
    201,
  );
  const day = { From: '2026-11-14T00:00:00.000Z', To: '2026-11-14T23:59:59.999Z' };
  const row = (fields: object) => ({ UserId: ids.athleteA, ...day, Values: Values.slice(0, 1), ...fields });
  const stored = async (token = tokens.trainerA) => {
    const Rows = [
      row({}),
      row({ From: TimeStamp, To: TimeStamp }),
      row({ Values: Values.slice(0, 2).toReversed() }),
      row({ Values: [{ Key: 'weight', Value: 81.9 }] }),
      row({ From: '2026-11-15T00:00:00.000Z', To: '2026-11-15T23:59:59.999Z' }),
      row({ UserId: ids.neighbourA }),
      row({ Values: [...Values.slice(0, 1), { Key: 'hips', Value: 99 }] }),
      row({ Values }),
    ];
    return (await server.call(findStoredMeasures, { params: { id: clubA }, body: { Rows }, token })).result.Stored;
  };
  const purposes = async () => {
    const reads = await server.db.selectFrom('health_reads').select('Purpose').where('UserId', '=', ids.athleteA).execute();
    await server.db.deleteFrom('health_reads').where('UserId', '=', ids.athleteA).execute();
    return reads.map(({ Purpose }) => Purpose).toSorted();
  };
  await purposes();
  expect(await stored()).toEqual([0, 1, 2]);
  expect(await purposes()).toEqual(['Body']);
  await agree('Blood', true);
  expect(await stored()).toEqual([0, 1, 2, 7]);
  expect(await purposes()).toEqual(['Blood', 'Body']);
  expect(await stored(tokens.admin)).toEqual([]);
  await agree('Body', false);
  expect(await stored()).toEqual([]);
});
