import { getUserLive, type UserLive } from '@clubpulse/contract/live/board.calls';
import { getConfig } from '@clubpulse/contract/platform/platform.calls';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient, useCall } from '../../platform/api.ts';
import { startPhrases } from '../../platform/phrases.ts';
import { answer, respond } from '../../test/network.ts';
import { openPart } from '../../test/part.tsx';
import { config } from '../../test/signed-in.ts';
import { LiveCard } from './LiveCard.tsx';

const NOW = Date.UTC(2026, 10, 20, 18, 0, 0);
const athlete: UserLive = {
  UserId: 11,
  Nickname: 'Ale',
  FirstMidName: 'Alessia',
  LastName: 'Conti',
  DisplayGroupId: null,
  HeartRate: 151,
  Percent: 82,
  Zone: 4,
  Points: 120,
  Since: '2026-11-20T17:20:00Z',
  LastHeard: '2026-11-20T18:00:00Z',
  Silence: 0,
  Signal: 'fresh',
  ClubId: 1,
  OffTheWall: false,
};
const words = () => screen.queryByRole('region', { name: 'Your heart rate now' })?.textContent ?? '';
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

function Polled() {
  const { data, dataUpdatedAt } = useCall(getUserLive, { params: { id: 11 } }, { pollEvery: 2000 });
  return data ? <LiveCard athlete={data} answeredAt={dataUpdatedAt} /> : null;
}

beforeEach(async () => {
  queryClient.clear();
  await startPhrases('en');
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

it('the live card shows that it has no new data while the server does not respond, and recovers', async () => {
  let isThere = true;
  openPart(<Polled />, [
    answer(getConfig, {}, config),
    answer(getUserLive, { id: 11 }, () => (isThere ? athlete : respond(503, {}))),
  ]);
  await pass(4);
  expect(words()).toMatch(/^Live.*82%Z4 151 bpm120 points$/);
  isThere = false;
  await pass(7);
  expect(words()).toContain('No new data');
  expect(words()).toContain('82%');
  await pass(9);
  expect(words()).toMatch(/^Offline. Trying again..*--was 151 bpm120 points$/);
  isThere = true;
  await pass(5);
  expect(words()).toContain('Live');
  expect(words()).toContain('82%');
});

it('the live card recovers from a connection that broke without a close event', async () => {
  let isThere = true;
  const silent = new Promise<Response>(() => {});
  openPart(<Polled />, [answer(getConfig, {}, config), answer(getUserLive, { id: 11 }, () => (isThere ? athlete : silent))]);
  await pass(4);
  isThere = false;
  await pass(20);
  expect(words()).toContain('Offline. Trying again.');
  isThere = true;
  await pass(13);
  expect(words()).toContain('Live');
});

it.each([
  [4, 'Live', '82%'],
  [14, 'Live', '82%'],
  [15, 'No signal', '--'],
])('the live card shows the state of a strap that has been silent for %d s', (Silence, state, value) => {
  openPart(<LiveCard athlete={{ ...athlete, Silence }} answeredAt={NOW} />, []);
  expect(words()).toContain(state);
  expect(words()).toContain(value);
});

it('the live card shows that a trainer removed the athlete from the wall, and how to return', () => {
  const off = { HeartRate: null, Percent: null, Zone: null, Signal: 'looking', OffTheWall: true } as const;
  openPart(<LiveCard athlete={{ ...athlete, ...off }} answeredAt={NOW} />, []);
  expect(words()).toMatch(/^You were taken off the wall.*Ask to be back.*120 points$/);
});
