import { expect, it } from 'vitest';
import { nameFit } from './name-fit.ts';

it.each([
  ['Ale', 'natural'],
  ['Giulia', 'natural'],
  ['Alessandra', 'narrowOnMany'],
  ['Guendalina', 'narrowOnMany'],
  ['Massimiliano', 'narrow'],
  ['MAXIMILIANOO', 'narrow'],
])('%s is set %s', (name, set) => expect(nameFit(name).set).toBe(set));

/** Room of a name in em of its usual size, on walls of 24, 40 and 60. */
const rooms = [171 / 36, 173 / 32, 132 / 28];

it('twelve usual letters fit in their usual size on every wall', () => {
  for (const name of ['Massimiliano', 'Maximilian R', 'Guendalina 2', 'Sebastiano R', 'Christopher2'])
    for (const room of rooms) expect(nameFit(name).em / room).toBeLessThan(1.08);
});
