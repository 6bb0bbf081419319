import { expect, it } from 'vitest';
import { freeName } from './free-name.ts';

const taken =
  (...names: string[]) =>
  (name: string) =>
    names.includes(name);

it.each([
  ['Cadenza Isola', [], 'Cadenza Isola 1'],
  ['Cadenza Isola', ['Cadenza Isola 1', 'Cadenza Isola 2'], 'Cadenza Isola 3'],
  ['Cadenza Isola 2', ['Cadenza Isola 3'], 'Cadenza Isola 4'],
  ['Cadenza Isola 999', [], 'Cadenza Isola 1'],
  ['Cadenza Isola 998', ['Cadenza Isola 999', 'Cadenza Isola 1'], 'Cadenza Isola 2'],
  ['Cadenza 1995', [], 'Cadenza 1995 1'],
  ['24', [], '24 1'],
])('the free name suggested for %s, with %j taken, is %s', (name, others, free) => {
  expect(freeName(name, taken(...others))).toBe(free);
});

it('the suggested name gets a second number when the numbers from 1 to 999 are all taken', () => {
  const all = Array.from({ length: 999 }, (_, at) => `Cadenza Isola ${at + 1}`);
  expect(freeName('Cadenza Isola', taken(...all))).toBe('Cadenza Isola 999 1');
});
