import { expect, it } from 'vitest';
import { countFrom } from './at-length.ts';

it.each(['histories=300', '', '0', '-1', '2.5', 'NaN', '1e3', ' 3'])('a number of runs is refused when it is %j', (text) => {
  expect(() => countFrom('RUNS', 8, { RUNS: text })).toThrow(`RUNS must be a positive whole number, not "${text}".`);
});

it('a number of runs is read from the environment, or has its default value', () => {
  expect([countFrom('RUNS', 8, { RUNS: '300' }), countFrom('RUNS', 8, {})]).toEqual([300, 8]);
});
