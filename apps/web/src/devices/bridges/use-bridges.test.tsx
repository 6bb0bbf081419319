import type { BridgeState } from '@clubpulse/contract/devices/bridges';
import { getBridgeState, listBridges } from '@clubpulse/contract/devices/bridges.calls';
import { getConfig, getHealth } from '@clubpulse/contract/platform/platform.calls';
import { act, screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPhrases } from '../../platform/phrases.ts';
import { type Answers, answer, respond, type SentCall, stageNetwork } from '../../test/network.ts';
import { openPart } from '../../test/part.tsx';
import { config } from '../../test/signed-in.ts';
import { bridgeNamed as bridge, healthy, bridgeState as state } from '../test/bridges.ts';
import { useBridges } from './use-bridges.ts';
import { worstFirst } from './worst-first.ts';

beforeAll(() => startPhrases('en'));
beforeEach(() => {
  vi.useFakeTimers();
});

it('the list of bridges is sorted worst first (offline, partial, problem, warning, fine), then by name', () => {
  const bridges = [
    bridge('fine', state('Online', { SystemStatus: 'Ok' })),
    bridge('nodes', state('Online', { Warnings: ['disconnected-nodes'] })),
    bridge('antenna', state('Online', { SystemStatus: 'Problem' })),
    bridge('errors', state('Partial')),
    bridge('down z', state('Offline')),
    bridge('down a', state('Offline')),
  ];
  expect(worstFirst(bridges).map(({ Name }) => Name)).toEqual(['down a', 'down z', 'errors', 'antenna', 'nodes', 'fine']);
});

describe('the polling of bridges', () => {
  const LIST = 'GET /clubs/1/bridges';
  const STATE = 'GET /devices/bridges/3/state';
  const PING = 'GET /health';
  const Shown = ({ fast }: { fast: boolean }) => useBridges(1, { fast }).data?.map(({ State }) => State.OnlineStatus);

  const answering = (states: BridgeState[] = []): Answers => [
    answer(listBridges, { id: 1 }, [bridge('Studio', state('Online'))]),
    answer(getBridgeState, { id: 3 }, () => states.shift() ?? state('Online')),
    answer(getHealth, {}, healthy),
    answer(getConfig, {}, config),
  ];
  const pathsOf = (sent: readonly SentCall[]) =>
    sent.map(({ method, path }) => `${method} ${path}`).filter((call) => call !== 'GET /config');
  const settled = () => act(() => vi.advanceTimersByTimeAsync(10));
  async function cycles(sent: SentCall[], count: number, seconds: number): Promise<string[]> {
    const found: string[] = [];
    for (let cycle = 0; cycle < count; cycle++) {
      const before = sent.length;
      await act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
      await settled();
      found.push(pathsOf(sent.slice(before)).join(' + '));
    }
    return found;
  }
  const nine = [PING, PING, STATE, PING, PING, STATE, PING, PING, LIST];

  it.each([
    ['normal', 30, false],
    ['fast', 10, true],
  ])('in %s mode requests states in each 3rd cycle of %d s and the list in each 9th', async (_, seconds, fast) => {
    const { sent } = openPart(<Shown fast={fast} />, answering());
    await settled();
    expect(pathsOf(sent)).toEqual([LIST]);
    expect(await cycles(sent, 9, seconds)).toEqual(nine);
    expect((await cycles(sent, 3, seconds)).at(-1)).toBe(STATE);
  });

  it('is shared by all views of the club, at the rate of the fastest view', async () => {
    const { sent } = openPart(
      <>
        <Shown fast={false} />
        <Shown fast />
      </>,
      answering(),
    );
    await settled();
    expect(pathsOf(sent)).toEqual([LIST]);
    expect(await cycles(sent, 9, 10)).toEqual(nine);
  });

  it('shows the received states, also when a later request fails', async () => {
    const { sent } = openPart(<Shown fast />, answering([state('Offline')]));
    await settled();
    expect(screen.getByText('Online')).toBeTruthy();
    await cycles(sent, 3, 10);
    expect(screen.getByText('Offline')).toBeTruthy();

    stageNetwork([getHealth, listBridges, getBridgeState].map((call) => answer(call, {}, () => respond(500, {}))));
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(screen.getByText('Offline')).toBeTruthy();
  });

  it('shows a bridge as offline that the server does not return', async () => {
    const { sent } = openPart(<Shown fast />, [...answering(), answer(getBridgeState, { id: 3 }, () => respond(404, {}))]);
    await settled();
    expect(screen.getByText('Online')).toBeTruthy();
    await cycles(sent, 3, 10);
    expect(screen.getByText('Offline')).toBeTruthy();
  });

  it('stops when no view is open', async () => {
    const { sent, unmount } = openPart(<Shown fast />, answering());
    await settled();
    unmount();
    expect(await cycles(sent, 3, 10)).toEqual(['', '', '']);
  });
});
