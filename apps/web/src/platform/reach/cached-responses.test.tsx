import { listMyCredits } from '@clubpulse/contract/billing/credits.calls';
import { getConfig } from '@clubpulse/contract/platform/platform.calls';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answer } from '../../test/network.ts';
import { goOffline } from '../../test/offline.ts';
import { openPart } from '../../test/part.tsx';
import { config } from '../../test/signed-in.ts';
import { queryClient, useCall } from '../api.ts';
import { keepSession } from '../identity/stored-session.ts';
import { cachedResponse, cacheResponse, useCachedSince } from './cached-responses.ts';

const signIn = (sub: string, lasting = true) => keepSession(config, { access_token: sub, profile: { sub } }, lasting);
const question = ['a.call', { id: 1 }, {}];

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  signIn('ada');
});

function Count() {
  const credits = useCall(listMyCredits, { params: { id: 11 } }, { keep: true, quiet: true });
  const since = useCachedSince();
  return (
    <p>
      {credits.data === undefined ? (credits.error ? 'failed' : 'asking') : `${credits.data.length} balances`}
      {since === null ? '' : ' of before'}
    </p>
  );
}

it('loaded data is shown offline, marked as old, and reloaded when the network is back', {
  tags: ['atLength'],
}, async () => {
  openPart(<Count />, [answer(getConfig, {}, config), answer(listMyCredits, {}, [])]);
  await screen.findByText('0 balances');
  const comeBack = goOffline();
  await act(() => queryClient.resetQueries());
  expect(await screen.findByText('0 balances of before')).toBeTruthy();
  comeBack();
  await waitFor(() => expect(screen.getByText('0 balances')).toBeTruthy());
});

it('no data is stored without a session, and none is shown to another user', () => {
  cacheResponse(question, 'of ada');
  expect(cachedResponse(question)).toEqual({ answer: 'of ada' });
  signIn('bea');
  expect(cachedResponse(question)).toBeNull();
  cacheResponse(question, 'of bea');
  expect(Object.values({ ...window.localStorage }).join()).not.toContain('of ada');
  window.localStorage.clear();
  cacheResponse(question, 'without a user');
  expect(Object.values({ ...window.localStorage, ...window.sessionStorage }).join()).not.toContain('without a user');
});

it('data stored during a session for one visit is deleted when the browser closes', () => {
  signIn('ada', false);
  cacheResponse(question, 'of a visit');
  expect(cachedResponse(question)).toEqual({ answer: 'of a visit' });
  expect(Object.values({ ...window.localStorage }).join()).not.toContain('of a visit');
});

it('the oldest stored entries are deleted first', () => {
  for (let index = 0; index < 70; index += 1) cacheResponse(['a.call', { id: index }], index);
  const stored = Array.from({ length: 70 }, (_, index) => cachedResponse(['a.call', { id: index }])).filter(
    (one) => one !== null,
  );
  expect(stored).toHaveLength(60);
});
