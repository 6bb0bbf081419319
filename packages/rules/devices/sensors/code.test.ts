import { sensorModels } from '@clubpulse/contract/devices/sensors';
import { strapNumber } from '@clubpulse/contract/devices/strap-number';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSensorCode } from './code.ts';

describe('the code printed on a strap', () => {
  it.each([
    ['Clubpulse', 'd012345', 'ANT+:12345'],
    ['Clubpulse', 'D012345', 'ANT+:12345'],
    ['Clubpulse', 'X065535', 'ANT+:65535'],
    ['Clubpulse', 'x000001', 'ANT+:1'],
    ['Clubpulse', ' M000042 ', 'ANT+:42'],
    ['MZ', '1234567', 'ANT+:54919'],
    ['MZ', '5512345', 'ANT+:7321'],
    ['MZ', '0000042', 'ANT+:42'],
    ['Garmin', '3987654321', 'ANT+:50865'],
    ['Garmin', '3312345678', 'ANT+:25166'],
    ['Garmin', '123456789012', 'ANT+:6676'],
    ['Bluetooth', 'a0:9e:1a:00:12:34', 'BLE:A0:9E:1A:00:12:34'],
    ['Bluetooth', '00:00:00:00:00:01', 'BLE:00:00:00:00:00:01'],
  ] as const)('of %s, %s, is read as %s', (model, code, hardwareId) => {
    const parsed = parseSensorCode(model, code);
    expect(parsed).toMatchObject({ hardwareId, receivable: true });
    expect(strapNumber(hardwareId)).toBe(parsed?.number);
  });

  it.each([
    ['Clubpulse', 'L065536'],
    ['Clubpulse', 'D065536'],
    ['Clubpulse', 'A012345'],
    ['Clubpulse', 'D112345'],
    ['Clubpulse', 'D01234'],
    ['Clubpulse', '0012345'],
    ['Clubpulse', ''],
    ['MZ', '12345678'],
    ['MZ', '0000'],
    ['MZ', '12a'],
    ['MZ', '-12'],
    ['Garmin', '1234567890123'],
    ['Garmin', '000'],
    ['Garmin', ''],
  ] as const)('of %s, %j, is invalid', (model, code) => expect(parseSensorCode(model, code)).toBeUndefined());

  it.each([
    ['Clubpulse', 'D000000'],
    ['MZ', '65536'],
    ['Garmin', '131072'],
  ] as const)('of %s, %s, is valid, although no strap sends the number 0', (model, code) => {
    expect(parseSensorCode(model, code)).toEqual({ hardwareId: 'ANT+:0', number: 0, receivable: false });
  });

  it('yields a number whose value is the low 16 bits of the printed number, or is invalid, for any text', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...sensorModels),
        fc.oneof(fc.string(), fc.stringMatching(/^[DLMX]?\d{1,13}$/)),
        (model, code) => {
          const parsed = parseSensorCode(model, code);
          if (parsed === undefined) return;
          expect(BigInt(parsed.number)).toBe(BigInt(code.trim().replace(/\D/g, '')) & 0xffffn);
        },
      ),
    );
  });
});
