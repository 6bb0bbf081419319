import { getSelf } from '@clubpulse/contract/accounts/users.calls';
import { getClub, joinClub, listMyClubs } from '@clubpulse/contract/clubs/clubs.calls';
import { expect, it } from 'vitest';
import { answer, checkNetwork, respond, stageNetwork } from './network.ts';
import { clubWith } from './world.ts';

const ask = (path: string, init: RequestInit = {}) => fetch(`/api${path}`, init);

it('answers as the server would, for the path that was asked', async () => {
  stageNetwork([
    answer(getClub, {}, () => respond(404, {})),
    answer(getClub, { id: 5 }, Object.assign(clubWith(5), { Secret: 'stays in the house' })),
  ]);
  expect(await (await ask('/clubs/5')).json()).toEqual(clubWith(5));
  expect((await ask('/clubs/6')).status).toBe(404);
  checkNetwork();
});

it('a call that nobody stubbed fails the test by its name', async () => {
  stageNetwork([]);
  await expect(ask('/users/self')).rejects.toThrow();
  expect(checkNetwork).toThrow(`Nobody stubbed ${getSelf.id}`);
});

it('a call that the contract does not know fails it', async () => {
  stageNetwork([]);
  await expect(ask('/clubs/1/unknownstraps')).rejects.toThrow();
  expect(checkNetwork).toThrow('No call of the contract: GET /api/clubs/1/unknownstraps');
});

it('a result that does not parse, or another good status than the call’s, fails it', async () => {
  stageNetwork([
    answer(listMyClubs, {}, () => respond(200, [{ ClubId: 'five' }])),
    answer(getClub, {}, () => respond(201, clubWith(5))),
  ]);
  await expect(ask('/clubs')).rejects.toThrow();
  expect(checkNetwork).toThrow(`Answer of ${listMyClubs.id}`);
  await expect(ask('/clubs/5')).rejects.toThrow();
  expect(checkNetwork).toThrow(`${getClub.id} answers 200, not 201`);
});

it('what the server would refuse fails it, unless the stub refuses it too', async () => {
  const init = { method: 'POST', body: '{"Code":7}' };
  stageNetwork([answer(joinClub, {}, clubWith(5))]);
  await expect(ask('/clubs:join', init)).rejects.toThrow();
  expect(checkNetwork).toThrow(`Sent to ${joinClub.id}`);
  stageNetwork([answer(joinClub, {}, () => respond(400, {}))]);
  expect((await ask('/clubs:join', init)).status).toBe(400);
  checkNetwork();
});
