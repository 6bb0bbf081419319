import type { BridgeReport } from '@clubpulse/contract/devices/bridges';
import { describe, expect, it } from 'vitest';
import { type BridgeFacts, bridgeState, isRecent, pollOf, severity } from './status.ts';

const now = '2026-11-20T12:00:00Z';
const state = (report: BridgeReport, facts: Partial<BridgeFacts> = {}) =>
  bridgeState(
    {
      report,
      pingConnected: true,
      pingLastOnline: '2026-11-20T11:59:50Z',
      iotConnected: true,
      iotLastOnline: null,
      clockSeconds: null,
      lastRefusal: null,
      ...facts,
    },
    now,
  );

describe('the online status of a bridge', () => {
  it.each([
    [true, {}, 'Online'],
    [true, { CldErrors: 0 }, 'Online'],
    [true, { CldErrors: 3 }, 'Partial'],
    [false, { CldErrors: 0 }, 'Offline'],
    [false, { CldErrors: 3 }, 'Offline'],
  ])('with `pingConnected` %s and the report %j is %s', (pingConnected, report, status) =>
    expect(state(report, { pingConnected }).OnlineStatus).toBe(status),
  );
});

describe('the system status of a bridge', () => {
  it.each([
    [{ AntPresent: true, Processes: true }, 'Ok'],
    [{ AntPresent: false, Processes: true }, 'Problem'],
    [{ AntPresent: true, Processes: false }, 'Problem'],
    [{ AntPresent: true }, 'Problem'],
    [{ Processes: true }, 'Problem'],
    [{}, null],
  ])('after the report %j is %s', (report, status) => expect(state(report).SystemStatus).toBe(status));
});

describe('the warnings of a bridge', () => {
  const hourAgo = { pingConnected: false, pingLastOnline: '2026-11-20T11:00:00Z' };
  const longer = { pingConnected: false, pingLastOnline: '2026-11-20T10:59:59Z' };
  it.each<[BridgeReport, Partial<BridgeFacts>, string[]]>([
    [{ AntPresent: true, Processes: true, CldErrors: 0, DisconnectedNodes: 0 }, {}, []],
    [{ AntPresent: false }, {}, ['missing-antenna']],
    [{}, { pingConnected: false }, ['offline']],
    [{ CldErrors: 1 }, {}, ['network-errors']],
    [{ CldErrors: 1 }, hourAgo, ['offline', 'network-errors']],
    [{ CldErrors: 1 }, longer, ['offline']],
    [{ CldErrors: 1 }, { ...longer, pingLastOnline: null }, ['offline']],
    [{ DisconnectedNodes: 2 }, {}, ['disconnected-nodes']],
    [{ ClockAhead: 59 }, {}, []],
    [{ ClockAhead: -60 }, {}, ['wrong-clock']],
    [{}, { clockSeconds: 3600 }, ['wrong-clock']],
    [{}, { clockSeconds: 3600, pingConnected: false }, ['offline']],
    [{}, { lastRefusal: { Reason: 'shape', At: '2026-11-20T11:00:00Z' } }, ['refused']],
    [{}, { lastRefusal: { Reason: 'shape', At: '2026-11-20T10:59:59Z' } }, []],
  ])('after the report %j with the facts %j are %j', (report, facts, expected) =>
    expect(state(report, facts).Warnings).toEqual(expected),
  );
});

describe('the time when a bridge was last online', () => {
  it.each([
    ['2026-11-20T11:00:00Z', '2026-11-20T11:30:00Z', '2026-11-20T11:30:00Z'],
    ['2026-11-20T12:45:00+01:00', '2026-11-20T11:30:00Z', '2026-11-20T12:45:00+01:00'],
    ['2026-11-20T11:00:00Z', null, '2026-11-20T11:00:00Z'],
    [null, null, null],
  ])('with a last message at %s and a session last open at %s is %s', (pingLastOnline, iotLastOnline, last) =>
    expect(state({}, { pingLastOnline, iotLastOnline }).LastOnline).toBe(last),
  );

  it.each([
    ['2026-11-06T12:00:00Z', 'recent'],
    ['2026-11-05T12:00:00Z', 'recent'],
    ['2026-11-05T11:59:59Z', 'not recent'],
    ['2026-11-04T12:00:00Z', 'not recent'],
    ['never', 'not recent'],
  ])('(%s) is %s', (last, age) => expect(isRecent(last === 'never' ? null : last, now)).toBe(age === 'recent'));
});

it('bridges are sorted worst first: offline, partial, problem, warning, fine', () => {
  const order = [
    state({}, { pingConnected: false }),
    state({ CldErrors: 2 }),
    state({ AntPresent: false }),
    state({ AntPresent: true, Processes: true, DisconnectedNodes: 1 }),
    state({ AntPresent: true, Processes: true }),
  ];
  expect(order.map(severity)).toEqual([4, 3, 2, 1, 0]);
});

it('the list of bridges reloads states in the 3rd and 6th of nine cycles, and the complete list in the 9th', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(pollOf)).toEqual([
    'ping',
    'ping',
    'state',
    'ping',
    'ping',
    'state',
    'ping',
    'ping',
    'list',
  ]);
});
