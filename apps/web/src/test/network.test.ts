import { getSelf } from '@clubpulse/contract/accounts/users.calls';
import { getClub, joinClub, listMyClubs } from '@clubpulse/contract/clubs/clubs.calls';
import { deleteRoom, listRooms } from '@clubpulse/contract/devices/rooms.calls';
import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { api, callKey, change, queryClient } from '../platform/api.ts';
import { provideToken } from '../platform/calls/call-layer.ts';
import { leftBy } from './late.ts';
import { answer, checkFresh, checkNetwork, respond, stageNetwork } from './network.ts';
import { clubDetailsWith, clubWith } from './world.ts';

const ask = (path: string, init: RequestInit = {}) => fetch(`/api${path}`, init);

it('a stub responds like the server for the requested path', async () => {
  stageNetwork([
    answer(getClub, {}, () => respond(404, {})),
    answer(getClub, { id: 5 }, Object.assign(clubDetailsWith(5), { Secret: 'stays on the server' })),
  ]);
  expect(await (await ask('/clubs/5')).json()).toEqual(clubDetailsWith(5));
  expect((await ask('/clubs/6')).status).toBe(404);
  checkNetwork();
});

it('a call without a stub fails the test with its name', async () => {
  stageNetwork([]);
  await expect(ask('/users/self')).rejects.toThrow();
  expect(checkNetwork).toThrow(`No test stubbed ${getSelf.id}`);
});

describe('a request that arrives after the end of its test', () => {
  const next = Promise.withResolvers<void>();
  let late: Promise<unknown> = Promise.resolve();
  it('is sent by one test', () => {
    expect(leftBy()).toBeUndefined();
    late = new Promise((resolve) => {
      setTimeout(() => resolve(next.promise.then(() => ask('/users/self')).catch((error: unknown) => error)), 0);
    });
  });

  it('does not fail another test, and is logged with the name of its own test', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    stageNetwork([]);
    next.resolve();
    expect(await late).toBeInstanceOf(TypeError);
    checkNetwork();
    expect(logged.mock.calls).toEqual([
      [expect.stringMatching(/network\.test\.ts: .*is sent by one test went on: No test stubbed/)],
    ]);
    await expect(new Promise((resolve) => setTimeout(resolve, 0)).then(() => ask('/users/self'))).rejects.toThrow();
    expect(checkNetwork).toThrow(`No test stubbed ${getSelf.id}`);
    await new Promise<void>((resolve) => {
      setTimeout(
        () =>
          resolve(
            ask('/users/self').then(
              () => {},
              () => {},
            ),
          ),
        0,
      );
    });
    expect(checkNetwork).toThrow(`No test stubbed ${getSelf.id}`);
  });
});

it('a call that the contract does not declare fails the test', async () => {
  stageNetwork([]);
  await expect(ask('/clubs/1/unknownstraps')).rejects.toThrow();
  expect(checkNetwork).toThrow('No call of the contract: GET /api/clubs/1/unknownstraps');
});

it('a stub result that does not parse, or another success status, fails the test', async () => {
  stageNetwork([
    answer(listMyClubs, {}, () => respond(200, [{ ClubId: 'five' }])),
    answer(getClub, {}, () => respond(201, clubWith(5))),
  ]);
  await expect(ask('/clubs')).rejects.toThrow();
  expect(checkNetwork).toThrow(`Answer of ${listMyClubs.id}`);
  await expect(ask('/clubs/5')).rejects.toThrow();
  expect(checkNetwork).toThrow(`${getClub.id} answers 200, not 201`);
});

it('input that the server would refuse fails the test, unless the stub refuses it too', async () => {
  const init = { method: 'POST', body: '{"Code":7}' };
  stageNetwork([answer(joinClub, {}, { ...clubWith(5), Waiting: false })]);
  await expect(ask('/clubs:join', init)).rejects.toThrow();
  expect(checkNetwork).toThrow(`Sent to ${joinClub.id}`);
  stageNetwork([answer(joinClub, {}, () => respond(400, {}))]);
  expect((await ask('/clubs:join', init)).status).toBe(400);
  checkNetwork();
});

it('a test fails when visible data that a call changed was not reloaded', async () => {
  provideToken(() => Promise.resolve('token'));
  const input = { params: { id: 5 } };
  const answering = vi.fn();
  stageNetwork([
    answer(listRooms, {}, () => {
      answering();
      return [];
    }),
    answer(deleteRoom, {}, undefined),
  ]);
  const observer = new QueryObserver(queryClient, { queryKey: callKey(listRooms, input), queryFn: () => api(listRooms, input) });
  const leave = observer.subscribe(() => {});
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await change(deleteRoom, { params: { id: 7 } });
  await checkFresh();
  checkNetwork();
  expect(answering).toHaveBeenCalledTimes(2);

  await change(deleteRoom, { params: { id: 7 } }, { reloads: [listRooms] });
  await checkFresh();
  expect(checkNetwork).toThrow(`${deleteRoom.id} made ["${listRooms.id}",{"id":5},{}] stale, and it was not reloaded`);

  // Data that the app updated itself, or that is hidden, need not be reloaded.
  await change(deleteRoom, { params: { id: 7 } }, { reloads: [listRooms] });
  queryClient.setQueryData(callKey(listRooms, input), []);
  await checkFresh();
  await change(deleteRoom, { params: { id: 7 } }, { leaves: true });
  leave();
  await checkFresh();
  checkNetwork();
});
