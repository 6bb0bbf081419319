import {
  encodeReadings,
  type JsonReadings,
  jsonReadingSchema,
  jsonReadingsSchema,
  READINGS_MAX,
} from '@clubpulse/contract/live/bridge-protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Readings } from './readings.wire.ts';

const NOW = Date.UTC(2026, 10, 20, 18, 0, 0);

function read(body: Uint8Array | string) {
  const readings = new Readings();
  const nonsense = readings.read(typeof body === 'string' ? Buffer.from(body) : Buffer.from(body), NOW);
  if (nonsense) return nonsense;
  const { queue, seq, first, sentAt, count } = readings;
  const list = Array.from({ length: count }, (_, index) => ({
    strap: readings.straps[index],
    bpm: readings.bpm[index],
    rssi: readings.rssi[index],
  }));
  return { queue, seq, first, sentAt, readings: list };
}

describe('a message with a binary body', () => {
  it('is decoded to the readings that were encoded', () => {
    const reading = fc.record({
      strap: fc.integer({ min: 0, max: 65_535 }),
      bpm: fc.integer({ min: 0, max: 255 }),
      rssi: fc.integer({ min: -128, max: 0 }),
    });
    const number = fc.integer({ min: 1, max: 0xffffffff });
    const message = fc.record({
      queue: number,
      seq: number,
      first: number,
      sentAt: fc.double(),
      readings: fc.array(reading, { maxLength: 40 }),
    });
    fc.assert(
      fc.property(message, (sent) => {
        expect(read(encodeReadings(sent))).toEqual(sent);
      }),
    );
  });

  it.each([
    [Uint8Array.of(), 'empty'],
    [Uint8Array.of(3, 0, 0), 'version'],
    [Uint8Array.of(1, 0, 0), 'length'],
    [
      encodeReadings({ queue: 1, seq: 1, first: 1, sentAt: 0, readings: [{ strap: 1, bpm: 1, rssi: 0 }] }).subarray(0, 25),
      'length',
    ],
  ])('in example %# is refused because of its %s', (body, reason) => expect(read(body)).toBe(reason));

  it('is refused when it has too many readings', () => {
    const readings = Array.from({ length: READINGS_MAX + 1 }, () => ({ strap: 1, bpm: 100, rssi: 0 }));
    expect(read(encodeReadings({ queue: 1, seq: 1, first: 1, sentAt: NOW, readings }))).toBe('count');
  });
});

const messageSchema = jsonReadingsSchema.extend({ readings: z.array(z.unknown()).max(READINGS_MAX) });

describe('a message with a JSON body', () => {
  it('is accepted when it has only the required fields', () => {
    expect(read('{"readings":[{"hardwareId":"ANT+:12345","hr":148}]}')).toEqual({
      queue: 0,
      seq: 0,
      first: 0,
      sentAt: NOW,
      readings: [{ strap: 12345, bpm: 148, rssi: 0 }],
    });
  });

  it('is accepted with every field', () => {
    const sentAt = '2026-11-20T19:00:05.250+01:00';
    const readings = [
      { hardwareId: 'ANT+:0012345', hr: 148, rssi: -61.4, ageMs: 120 },
      { hardwareId: 'ANT+:2', hr: 90, ageMs: 5001 },
    ];
    expect(read(` ${JSON.stringify({ sentAt, queue: 7, seq: 9, first: 3, readings, bridgeHardwareId: 'x' })}`)).toEqual({
      queue: 7,
      seq: 9,
      first: 3,
      sentAt: NOW + 5250,
      readings: [{ strap: 12345, bpm: 148, rssi: -61 }],
    });
  });

  it.each(['{', '{}x', 'nonsense', '[]', '{"readings":{}}'])('is refused when it is %s', (body) =>
    expect(['json', 'shape', 'version']).toContain(read(body)),
  );

  it('with one invalid reading loses only the invalid reading', () => {
    const readings = new Readings();
    const list = [
      { hardwareId: 'ANT+:1', hr: 300 },
      { hardwareId: 'ANT+:2', hr: 150 },
      { hardwareId: 'ANT+:3', hr: '90' },
      null,
      { hardwareId: 'ANT+:4', hr: 90, rssi: 5 },
      { hardwareId: 'ANT+:5', hr: 91 },
      { hardwareId: 'ANT+:65536', hr: 92 },
      { hardwareId: 'ANT+:0', hr: 93 },
      { hardwareId: 'ANT+:65535', hr: 94 },
    ];
    expect(readings.read(Buffer.from(JSON.stringify({ readings: list })), NOW)).toBeUndefined();
    expect([readings.count, readings.refused, [...readings.straps.subarray(0, 4)]]).toEqual([4, 5, [2, 5, 0, 65_535]]);
  });

  it.each([undefined, 50])(
    'or a binary body loses the readings whose strap numbers an ANT+ radio cannot send, with the battery level %s',
    (battery) => {
      const readings = new Readings();
      const list = [65_536, 0, 99_999, 65_535].map((strap) => ({ strap, bpm: 120, rssi: -60, battery }));
      const body = encodeReadings({ queue: 1, seq: 1, first: 1, sentAt: NOW, readings: list });
      expect(readings.read(Buffer.from(body), NOW)).toBeUndefined();
      expect([readings.count, readings.refused, [...readings.straps.subarray(0, 2)]]).toEqual([2, 2, [0, 65_535]]);
    },
  );

  it.each([
    ['{"queue":7,"seq":9,"first":3,"sentAt":"soon","readings":[]}', 'shape'],
    ['{"queue":7,"seq":9,"first":3}', 'shape'],
    ['{"queue": 7, "seq": 9, "first":3, "readings":[{"hardw', 'json'],
    [JSON.stringify({ queue: 7, seq: 9, first: 3, readings: Array.from({ length: 10_000 }, () => 0) }), 'count'],
  ])('is refused with its sequence number if the number is readable, in example %#', (body, reason) => {
    const readings = new Readings();
    expect(readings.read(Buffer.from(body), NOW)).toBe(reason);
    expect([readings.queue, readings.seq, readings.first]).toEqual([7, 9, 0]);
  });

  it('is accepted exactly when the schema of the documented protocol allows it', () => {
    const odd = fc.oneof(fc.constant(undefined), fc.constant(null), fc.string(), fc.double(), fc.integer({ min: -2, max: 300 }));
    const hardwareId = fc.oneof(
      fc.constantFrom(
        'ANT+:0',
        'ANT+:1',
        'ANT+:65535',
        'ANT+:65536',
        'ANT+:99999',
        'ANT+:0012345',
        'ANT+:1234567',
        'ANT+:12345678',
        'ANT+:',
        'ant+:1',
        'ANT+:1x',
      ),
      odd,
    );
    const reading = fc.oneof(
      { weight: 5, arbitrary: fc.record({ hardwareId, hr: odd, rssi: odd, ageMs: odd }, { requiredKeys: ['hardwareId', 'hr'] }) },
      odd,
    );
    const sentAt = fc.oneof(
      odd,
      fc.constantFrom('2026-11-20T18:00:00Z', '2026-02-30T18:00:00Z', '2026-11-20T18:00:00', '2026-11-20T18:00Z', 'now', 5e12),
      fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31') }).map((date) => date.toISOString()),
    );
    const body = fc.record(
      {
        sentAt,
        queue: odd,
        seq: odd,
        first: odd,
        readings: fc.oneof({ weight: 9, arbitrary: fc.array(reading, { maxLength: 3 }) }, odd),
      },
      { requiredKeys: ['readings'] },
    );
    fc.assert(
      fc.property(body, (input) => {
        const text = JSON.stringify(input);
        const sent: unknown = JSON.parse(text);
        const allowed = messageSchema.safeParse(sent).data;
        const readings = new Readings();
        expect(readings.read(Buffer.from(text), NOW) === undefined).toBe(allowed !== undefined);
        const bad = allowed?.readings.filter((one) => !jsonReadingSchema.safeParse(one).success);
        if (bad) expect(readings.refused).toBe(bad.length);
      }),
      { numRuns: 3000 },
    );
  });

  it('is accepted in each example of the documented protocol', () => {
    const sample: JsonReadings = {
      sentAt: NOW,
      queue: 1,
      seq: 1,
      first: 1,
      readings: [{ hardwareId: 'ANT+:1', hr: 0, rssi: -50 }],
    };
    expect(read(JSON.stringify(sample))).toMatchObject({ seq: 1, readings: [{ strap: 1, bpm: 0, rssi: -50 }] });
  });
});

it('reading a message body never throws, whatever the input', () => {
  const readings = new Readings();
  const bytes = fc.uint8Array({ maxLength: 200 });
  fc.assert(
    fc.property(
      fc.oneof(
        bytes,
        bytes.map((rest) => Uint8Array.from([1, ...rest])),
        fc.json().map((text) => Buffer.from(text)),
      ),
      (body) => {
        readings.read(Buffer.from(body), NOW);
        expect(readings.count).toBeLessThanOrEqual(READINGS_MAX);
      },
    ),
    { numRuns: 3000 },
  );
});

describe('Bluetooth straps and battery levels', () => {
  const strap = 2 ** 48 + 0xa09e1a001234;
  const readWhole = (body: Uint8Array | string) => {
    const readings = new Readings();
    const nonsense = readings.read(Buffer.from(body), 0);
    const found = Array.from({ length: readings.count }, (_, at) => [
      readings.straps[at],
      readings.bpm[at],
      readings.battery[at],
    ]);
    return { nonsense, refused: readings.refused, found };
  };
  const message = { queue: 1, seq: 1, first: 1, sentAt: 0 };

  it('are read from binary and JSON bodies', () => {
    const body = encodeReadings({
      ...message,
      readings: [
        { strap, bpm: 120, rssi: -60 },
        { strap: 65_535, bpm: 121, rssi: 0, battery: 8 },
      ],
    });
    expect(readWhole(body)).toEqual({
      nonsense: undefined,
      refused: 0,
      found: [
        [strap, 120, 255],
        [65_535, 121, 8],
      ],
    });
    const readings = [
      { hardwareId: 'BLE:A0:9E:1A:00:12:34', hr: 120 },
      { hardwareId: 'BLE:A0:9E:1A:00:12', hr: 120 },
      { hardwareId: 'ANT+:65535', hr: 121, battery: 8 },
      { hardwareId: 'ANT+:65535', hr: 121, battery: 101 },
    ];
    expect(readWhole(JSON.stringify({ readings }))).toEqual({
      nonsense: undefined,
      refused: 2,
      found: [
        [strap, 120, 255],
        [65_535, 121, 8],
      ],
    });
  });

  it('of an unknown kind are refused, but not the other readings', () => {
    const body = encodeReadings({
      ...message,
      readings: [
        { strap, bpm: 120, rssi: 0 },
        { strap, bpm: 121, rssi: 0 },
      ],
    });
    body[21] = 9;
    expect(readWhole(body)).toEqual({ nonsense: undefined, refused: 1, found: [[strap, 121, 255]] });
  });
});
