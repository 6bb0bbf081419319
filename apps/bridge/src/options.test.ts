import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

const readAny = (line: string, env: Record<string, string> = {}) => readOptions(line === '' ? [] : line.split(' '), env);
function read(line: string, env?: Record<string, string>) {
  const options = readAny(line, env);
  return typeof options === 'string' ? undefined : options;
}

test.each([
  ['--stdin', { kind: 'stdin' }],
  ['', { kind: 'none' }],
  ['--simulate 3', { kind: 'simulate', straps: [20001, 20002, 20003], seed: 1 }],
  ['--straps 5,ANT+:7 --seed 9', { kind: 'simulate', straps: [5, 7], seed: 9 }],
  [
    '--replay a.csv=5,b.csv=6 --replay c=d.csv=7',
    {
      kind: 'replay',
      files: [
        ['a.csv', 5],
        ['b.csv', 6],
        ['c=d.csv', 7],
      ],
      speed: 1,
    },
  ],
  [
    '--replay a.csv,b.csv --straps 5,6 --speed 60',
    {
      kind: 'replay',
      files: [
        ['a.csv', 5],
        ['b.csv', 6],
      ],
      speed: 60,
    },
  ],
] as const)('the options "%s" select the source of readings', (line, radio) => {
  const expected = 'files' in radio ? { ...radio, files: radio.files.map(([file, strap]) => ({ file, strap })) } : radio;
  expect(read(line)?.radio).toMatchObject(expected);
});

test('the option for a strap accepts any valid number, including 0', () => {
  expect(read('--simulate 2 --straps ANT+:0,65535')?.radio).toMatchObject({ straps: [0, 65_535] });
});

test('the option --start is a date and time with a time zone', () => {
  expect(read('--replay a.csv=5 --start 2026-01-05T19:00:00+01:00')?.radio).toMatchObject({ start: Date.UTC(2026, 0, 5, 18) });
});

test('a command line option overrides the environment variable of the same setting', () => {
  const env = {
    BRIDGE_SERVER: 'http://a',
    BRIDGE_DATA_DIR: '/a',
    BRIDGE_QUEUE_DAYS: '0.5',
    BRIDGE_ACK_TIMEOUT_S: '3',
    BRIDGE_MQTT_URL: 'mqtt://m',
  };
  expect(read('--code X', env)).toMatchObject({
    registration: { server: 'http://a', code: 'X' },
    dataDir: '/a',
    mqttUrl: 'mqtt://m',
    queueMessages: 43_200,
    ackTimeoutMs: 3000,
  });
  expect(read('--code X --server http://b --data-dir /b', env)).toMatchObject({
    registration: { server: 'http://b' },
    dataDir: '/b',
  });
  expect(read('')).toMatchObject({ registration: undefined, queueMessages: 604_800, ackTimeoutMs: 90_000 });
});

test.each([
  ['--code X', '--code needs --server'],
  ['--server localhost:8080', '--server is an address like'],
  ['--mqtt-url localhost', '--mqtt-url is an address like'],
  ['--stdin --simulate 3', 'readings come from one of'],
  ['--simulate 0', "--simulate is a whole number from 1 to 45535, not '0'"],
  ['--simulate 3 --straps 1,2', '--simulate 3 does not fit 2 --straps'],
  ['--straps 70000', "a strap number is a whole number from 0 to 65535, not '70000'"],
  ['--straps 5,5', '--straps names a strap twice'],
  ['--replay a.csv', '--replay a.csv needs a strap'],
  ['--replay a.csv=5,b.csv=5', '--replay puts two recordings on one strap'],
  ['--replay a.csv=5 --speed 0', '--speed is a number'],
  ['--replay a.csv=5 --start yesterday', '--start is an instant'],
  ['--simulate 3 --speed 2', '--speed and --start belong to --replay'],
  ['--replay a.csv=5 --seed 2', '--seed belongs to --simulate'],
  ['--unknown', "Unknown option '--unknown'"],
])('the options refuse %s', (line, message) => {
  expect(() => read(line)).toThrow(message);
});

test('an invalid number in an environment variable is refused', () => {
  expect(() => read('', { BRIDGE_QUEUE_DAYS: 'many' })).toThrow("BRIDGE_QUEUE_DAYS is a number above 0, not 'many'");
});

test('ANT+ sticks are used when the network key is set', () => {
  expect(read('', { BRIDGE_ANT_KEY: '0102030405060708' })?.ant).toEqual({
    key: [1, 2, 3, 4, 5, 6, 7, 8],
    sticks: '/dev/clubpulse-ant-',
  });
  expect(read('', { BRIDGE_ANT_KEY: '' })?.ant).toBeUndefined();
  // The message does not contain the key, because an invalid key may be a mistyped secret.
  expect(() => read('', { BRIDGE_ANT_KEY: '01020304050607' })).toThrow(
    /^BRIDGE_ANT_KEY is the key of the ANT\+ network, 16 hex digits$/,
  );
});

test('Bluetooth is used when requested, on the system bus or on the given bus', () => {
  expect(read('', { BRIDGE_BLUETOOTH: 'on' })?.bluetooth).toBe('unix:path=/run/dbus/system_bus_socket');
  expect(read('', { BRIDGE_BLUETOOTH: 'on', DBUS_SYSTEM_BUS_ADDRESS: 'unix:path=/b' })?.bluetooth).toBe('unix:path=/b');
  expect([read('')?.bluetooth, read('', { BRIDGE_BLUETOOTH: 'off' })?.bluetooth]).toEqual([undefined, undefined]);
  expect(() => read('', { BRIDGE_BLUETOOTH: 'yes' })).toThrow("BRIDGE_BLUETOOTH is on or off, not 'yes'");
});

test('-h is short for --help', () => expect(readAny('-h')).toBe('help'));

test.each(['help', 'version'])('the option --%s takes effect even if another setting is invalid', (word) => {
  expect(readAny(`--${word}`, { BRIDGE_QUEUE_DAYS: 'many' })).toBe(word);
});

test('the settings file of the installation package is valid without changes', () => {
  const lines = readFileSync(join(import.meta.dirname, '../hub/clubpulse-bridge.env'), 'utf8').split('\n');
  const settings = lines.filter((line) => /^\w+=/.test(line)).map((line) => line.split(/=(.*)/).slice(0, 2) as [string, string]);
  expect(read('', Object.fromEntries(settings))).toMatchObject({
    server: undefined,
    mqttUrl: undefined,
    captures: [],
    ant: undefined,
    bluetooth: undefined,
    page: { host: '127.0.0.1', port: 8090 },
  });
});
