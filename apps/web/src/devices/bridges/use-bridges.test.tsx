import type { BridgeState } from '@clubpulse/contract/devices/bridges';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPhrases } from '../../platform/phrases.ts';
import { bridgeNamed as bridge, bridgeState as state } from '../test/bridges.ts';
import { type SentCall, show, stageServer } from '../test/staged-server.tsx';
import { useBridges } from './use-bridges.ts';
import { worstFirst } from './worst-first.ts';

beforeAll(() => startPhrases('en'));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('worst first: offline, partial, problem, warning, fine; equals by name', () => {
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

describe('polling', () => {
  const LIST = 'GET /api/clubs/1/bridges';
  const STATE = 'GET /api/devices/bridges/3/state';
  const PING = 'GET /api/health';
  const Shown = ({ fast }: { fast: boolean }) => useBridges(1, { fast }).data?.map(({ State }) => State.OnlineStatus);

  function stage(states: BridgeState[] = []): SentCall[] {
    return stageServer({
      [LIST]: () => ({ body: [bridge('Studio', state('Online'))] }),
      [STATE]: () => ({ body: states.shift() ?? state('Online') }),
      [PING]: () => ({ body: { status: 'ok' } }),
    });
  }
  /** Lets answers that have come reach the screen. */
  const settled = () => act(() => vi.advanceTimersByTimeAsync(10));
  /** What is asked in each of the next cycles. */
  async function cycles(sent: SentCall[], count: number, seconds: number): Promise<string[]> {
    const asked: string[] = [];
    for (let cycle = 0; cycle < count; cycle++) {
      const before = sent.length;
      await act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
      await settled();
      asked.push(
        sent
          .slice(before)
          .map(({ call }) => call)
          .join(' + '),
      );
    }
    return asked;
  }
  const nine = [PING, PING, STATE, PING, PING, STATE, PING, PING, LIST];

  it.each([
    [30, false],
    [10, true],
  ])('asks every %d seconds (fast mode %s): states in every 3rd cycle, the list in every 9th', async (seconds, fast) => {
    const sent = stage();
    show(<Shown fast={fast} />);
    await settled();
    expect(sent.map(({ call }) => call)).toEqual([LIST]);
    expect(await cycles(sent, 9, seconds)).toEqual(nine);
    expect((await cycles(sent, 3, seconds)).at(-1)).toBe(STATE);
  });

  it('is shared by all who look at the club, at the pace of the fastest', async () => {
    const sent = stage();
    show(
      <>
        <Shown fast={false} />
        <Shown fast />
      </>,
    );
    await settled();
    expect(sent.map(({ call }) => call)).toEqual([LIST]);
    expect(await cycles(sent, 9, 10)).toEqual(nine);
  });

  it('shows what the states say, and keeps it when an answer does not come', async () => {
    const sent = stage([state('Offline')]);
    show(<Shown fast />);
    await settled();
    expect(screen.getByText('Online')).toBeTruthy();
    await cycles(sent, 3, 10);
    expect(screen.getByText('Offline')).toBeTruthy();

    stageServer({});
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(screen.getByText('Offline')).toBeTruthy();
  });

  it('stops when nobody looks any more', async () => {
    const sent = stage();
    const { unmount } = show(<Shown fast />);
    await settled();
    unmount();
    expect(await cycles(sent, 3, 10)).toEqual(['', '', '']);
  });
});
