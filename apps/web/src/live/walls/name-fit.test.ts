import { expect, it } from 'vitest';
import { nameFit } from './name-fit.ts';

it.each([
  ['Ale', 'natural'],
  ['Giulia', 'natural'],
  ['Alessandra', 'narrowOnMany'],
  ['Guendalina', 'narrowOnMany'],
  ['Massimiliano', 'narrow'],
  ['MAXIMILIANOO', 'narrow'],
])('the name %s is set in the font style %s', (name, set) => expect(nameFit(name).set).toBe(set));

const rooms = [171 / 36, 173 / 32, 132 / 28];

it('nameFit uses the usual size for twelve usual letters on every wall', () => {
  for (const name of ['Massimiliano', 'Maximilian R', 'Guendalina 2', 'Sebastiano R', 'Christopher2'])
    for (const room of rooms) expect(nameFit(name).em / room).toBeLessThan(1.08);
});
