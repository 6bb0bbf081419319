import { expect, it } from 'vitest';
import { freeName } from './free-name.ts';

const taken =
  (...names: string[]) =>
  (name: string) =>
    names.includes(name);

it.each([
  ['Cadenza Isola', [], 'Cadenza Isola 2'],
  ['Cadenza Isola', ['Cadenza Isola 2', 'Cadenza Isola 3'], 'Cadenza Isola 4'],
  ['Cadenza Isola 2', ['Cadenza Isola 3'], 'Cadenza Isola 4'],
  ['24', [], '24 2'],
])('%s with %j taken: %s', (name, others, free) => {
  expect(freeName(name, taken(...others))).toBe(free);
});
