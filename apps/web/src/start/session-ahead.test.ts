import { getSelf } from '@clubpulse/contract/accounts/users.calls';
import { listMyClubs } from '@clubpulse/contract/clubs/clubs.calls';
import { expect, it } from 'vitest';
import { callKey } from '../platform/api.ts';
import { isComing, openedOr } from '../platform/calls/opened.ts';
import { answer, respond } from '../test/network.ts';
import { signIn } from '../test/signed-in.ts';
import { clubWith, selfWith } from '../test/world.ts';
import { sessionAhead, sessionCalls } from './session-ahead.ts';

const again = () => Promise.resolve('requested again');

it('the calls of the session are requested before the app asks, each result for one use', async () => {
  expect(sessionCalls).toEqual({ [getSelf.id]: getSelf.path, [listMyClubs.id]: listMyClubs.path });
  const sent = signIn({ self: selfWith(), clubs: [clubWith(1)] });
  sessionAhead(Promise.resolve());
  expect(await openedOr(callKey(listMyClubs), again)).toMatchObject([{ ClubId: 1 }]);
  expect(await openedOr(callKey(getSelf), again)).toMatchObject({ UserId: 11 });
  expect(sent.map(({ path }) => path).filter((path) => path !== '/config')).toEqual(Object.values(sessionCalls));
  expect(isComing(callKey(getSelf))).toBe(false);
});

it('the app requests the session again when the request before it was refused', async () => {
  signIn({ self: selfWith(), answers: [answer(getSelf, {}, () => respond(403, {}))] });
  sessionAhead(Promise.resolve());
  expect(await openedOr(callKey(getSelf), again)).toBe('requested again');
  expect(await openedOr(callKey(listMyClubs), again)).toEqual([]);
});
