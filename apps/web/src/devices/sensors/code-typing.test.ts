import { parseSensorCode } from '@clubpulse/rules/devices/sensors/code';
import { describe, expect, it } from 'vitest';
import { codeOfStrap, codeState, modelOfStrap } from './code-typing.ts';

describe('the code of a strap during typing', () => {
  it.each([
    ['Clubpulse', '', 'typing'],
    ['Clubpulse', 'd', 'typing'],
    ['Clubpulse', 'D0', 'typing'],
    ['Clubpulse', 'D01234', 'typing'],
    ['Clubpulse', ' x000001 ', 'good'],
    ['Clubpulse', 'D065535', 'good'],
    ['Clubpulse', 'D065536', 'bad'],
    ['Clubpulse', 'A', 'bad'],
    ['Clubpulse', 'D1', 'bad'],
    ['Clubpulse', '12345', 'bad'],
    ['Clubpulse', 'D0123456', 'bad'],
    ['MZ', '1', 'good'],
    ['MZ', '0000', 'typing'],
    ['MZ', '12345678', 'bad'],
    ['MZ', '12a', 'bad'],
    ['Garmin', '123456789012', 'good'],
    ['Garmin', '1234567890123', 'bad'],
    ['Garmin', '000', 'typing'],
  ] as const)('of %s with the text %j is %s', (model, code, is) => expect(codeState(model, code).is).toBe(is));

  it('returns the radio number, and whether a strap can send that number', () => {
    expect(codeState('Garmin', '3312345678')).toEqual({ is: 'good', number: 25_166, receivable: true });
    expect(codeState('MZ', '65536')).toEqual({ is: 'good', number: 0, receivable: false });
  });
});

describe('the code of a received strap', () => {
  it.each([
    ['Clubpulse', 4711, 'D004711'],
    ['Clubpulse', 65_535, 'D065535'],
    ['Clubpulse', 385_600, ''],
    ['MZ', 4711, '4711'],
    ['Garmin', 4711, '4711'],
  ] as const)('of kind %s with number %d is %j', (model, number, code) => expect(codeOfStrap(model, number)).toBe(code));

  it('parses back to the received number', () => {
    for (const model of ['Clubpulse', 'MZ', 'Garmin'] as const)
      for (const number of [1, 801, 20_011, 65_535])
        expect(parseSensorCode(model, codeOfStrap(model, number))?.number).toBe(number);
  });
});

it('a strap received by its Bluetooth address can only be of the Bluetooth kind', () => {
  const strap = 2 ** 48 + 0xa09e1a001234;
  expect(modelOfStrap(strap, 'MZ')).toBe('Bluetooth');
  expect(codeOfStrap('Bluetooth', strap)).toBe('A0:9E:1A:00:12:34');
  expect(codeOfStrap('Garmin', strap)).toBe('');
  expect(modelOfStrap(4711, 'Bluetooth')).toBe('Clubpulse');
  expect(codeOfStrap('Bluetooth', 4711)).toBe('');
});
