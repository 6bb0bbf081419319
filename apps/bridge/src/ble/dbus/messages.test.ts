import { describe, expect, test } from 'vitest';
import { type BusMessage, encodeMessage, MESSAGE, MessageReader } from './messages.ts';
import { typesOf, ValueReader, ValueWriter, variant } from './values.ts';

const HELLO: BusMessage = {
  type: MESSAGE.call,
  serial: 1,
  path: '/org/freedesktop/DBus',
  interface: 'org.freedesktop.DBus',
  member: 'Hello',
  destination: 'org.freedesktop.DBus',
};

const every: readonly (readonly [signature: string, value: unknown])[] = [
  ['y', 255],
  ['b', true],
  ['n', -58],
  ['q', 65_535],
  ['i', -2_000_000_000],
  ['u', 4_000_000_000],
  ['x', -(2n ** 62n)],
  ['t', 2n ** 63n],
  ['s', 'Fréquence ♥'],
  ['o', '/org/bluez/hci0'],
  ['g', 'a{sv}'],
  ['as', ['one', '', 'three']],
  ['ay', Uint8Array.of(0x16, 0x48, 0x5a, 0x03)],
  ['(ysu)', [1, 'two', 3]],
  [
    'a(yu)',
    [
      [1, 2],
      [3, 4],
    ],
  ],
  ['a{sas}', { UUIDs: ['180d'], none: [] }],
];

describe('D-Bus values', () => {
  test.each(every)('of type %s are read with the same value as written, at any offset in the message', (signature, value) => {
    for (const before of ['', 'y', 'yy', 'yyyyyyy']) {
      const writer = new ValueWriter();
      writer.writeAll(before + signature, [...Array.from(before, () => 7), value]);
      expect(new ValueReader(writer.bytes, true).readAll(before + signature).at(-1)).toEqual(value);
    }
  });

  test('in a variant are read as the content of the variant, at any depth', () => {
    const writer = new ValueWriter();
    writer.write('a{sv}', { RSSI: variant('n', -58), Value: variant('v', variant('ay', Uint8Array.of(1, 2))) });
    expect(new ValueReader(writer.bytes, true).read('a{sv}')).toEqual({ RSSI: -58, Value: Uint8Array.of(1, 2) });
  });

  test('are read in little-endian and big-endian byte order', () => {
    // The elements of an array are aligned after the length (D-Bus specification).
    const bytes = Buffer.from('00000008000000000000000000000005', 'hex');
    expect(new ValueReader(bytes, false).read('at')).toEqual([5n]);
    expect(new ValueReader(Buffer.from('ffc6', 'hex'), false).read('n')).toBe(-58);
  });

  test.each(['a', '(', '()', 'a()', '{s}', 'a{s}', 'a{sss}', 'z', 's)', `${'a'.repeat(100)}y`])(
    'are rejected with the invalid signature %s',
    (signature) => {
      expect(() => typesOf(signature)).toThrow(/signature/);
    },
  );

  test.each([
    ['s', 'ffffffff41'],
    ['as', '00000064'],
    ['ay', 'ffffff7f'],
    ['u', '000000'],
    ['v', '0276762e'],
  ])('are rejected with the type %s and the bytes %s, which are cut off or invalid', (signature, hex) => {
    expect(() => new ValueReader(Buffer.from(hex, 'hex'), true).read(signature)).toThrow();
  });

  test('are rejected when they are nested too deeply', () => {
    const nested = Buffer.from('017600'.repeat(1000), 'hex');
    expect(() => new ValueReader(nested, true).read('v')).toThrow('nested too deep');
  });
});

describe('D-Bus messages', () => {
  test('are recognized at any split of their bytes into chunks', () => {
    const bytes = Buffer.concat([
      encodeMessage(HELLO),
      encodeMessage({
        type: MESSAGE.signal,
        serial: 2,
        path: '/',
        interface: 'a.b',
        member: 'C',
        signature: 'ay',
        body: [Uint8Array.of(1)],
      }),
    ]);
    for (const size of [1, 3, 16, 40, bytes.length]) {
      const reader = new MessageReader();
      const found: BusMessage[] = [];
      for (let at = 0; at < bytes.length; at += size) found.push(...reader.take(bytes.subarray(at, at + size)));
      expect(found).toEqual([
        { ...HELLO, signature: '', body: [] },
        expect.objectContaining({ serial: 2, member: 'C', body: [Uint8Array.of(1)] }),
      ]);
    }
  });

  test.each([
    ['no message', '48545450'.repeat(8)],
    ['a message with a declared length over the maximum', `6c010001ffffff7f0100000000000000`],
  ])('end the connection when the received bytes are not a valid message: %s', (_what, hex) => {
    expect(() => new MessageReader().take(Buffer.from(hex, 'hex'))).toThrow();
  });
});
