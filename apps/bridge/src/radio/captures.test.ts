import { expect, test } from 'vitest';
import { HubClock } from '../clock/hub-clock.ts';
import { Captures } from './captures.ts';

test('a capture program is reported when it has ended, or when it receives nothing while another capture program receives readings', () => {
  let passed = 0;
  const captures = new Captures(new HubClock({ boot: 'b', steadyMs: () => passed, wallMs: () => passed }), [1, 2]);
  const states = () => captures.now().map(({ Program, State }) => `${Program} ${State}`);
  expect(states()).toEqual(['1 hears', '2 hears']);
  passed = 300_000;
  expect(states()).toEqual(['1 hears', '2 hears']);
  captures.received(1);
  expect(states()).toEqual(['1 hears', '2 silent']);
  captures.received(2);
  captures.ended(1);
  expect(states()).toEqual(['1 ended', '2 hears']);
  expect(captures.isHearing).toBe(true);
  captures.ended(2);
  expect(captures.isHearing).toBe(false);
  captures.received(1);
  expect(states()).toEqual(['1 hears', '2 ended']);
});
