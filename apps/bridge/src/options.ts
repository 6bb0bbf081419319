import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import about from '../package.json' with { type: 'json' };
import { type AntSettings, STICKS_OF_UDEV } from './ant/sticks.ts';
import { SYSTEM_BUS } from './ble/dbus/bus.ts';
import type { PageAddress } from './page/serve-page.ts';
import type { RadioOptions } from './radio/radio-options.ts';
import { readRadioOptions } from './radio/radio-options.ts';
import { machineHardwareId } from './register.ts';

export const HELP = `Clubpulse bridge: brings the heart rates of a gym to the server and keeps them while the line is down.

  npm run bridge -- --server http://localhost:8080 --code ABCD2345     register this device (once)
  npm run bridge -- --simulate 12                                      twelve simulated athletes
  BRIDGE_ANT_KEY=… npm run bridge                                      the ANT+ sticks of this machine
  BRIDGE_BLUETOOTH=on npm run bridge                                   its Bluetooth straps
  capture-program | npm run bridge -- --stdin                          another radio

Registering
  --server URL           address of the server                              BRIDGE_SERVER
  --code CODE            code from the club's devices screen
  --hardware-id ID       default: derived from the machine's id
  --model TEXT           shown beside the bridge's name
  --mqtt-url URL         another broker address than the server hands out   BRIDGE_MQTT_URL
  --data-dir PATH        credentials and queue, ~/.clubpulse-bridge          BRIDGE_DATA_DIR

Readings come from the ANT+ sticks and the Bluetooth of this machine, with --stdin beside them,
  BRIDGE_ANT_KEY         where it is set: the managed network's key, 16 hex digits
  BRIDGE_ANT_STICKS      how the paths of their ttys begin, default /dev/clubpulse-ant-
  BRIDGE_BLUETOOTH       on: Bluetooth straps too, by the bluetoothd (BlueZ) of this machine
or from one of
  --stdin                ANT+ broadcasts, and measurements of Bluetooth straps, as JSON lines:
                         {"t":1647323670.57,"deviceNumber":12345,"data":"84002e562e562d6c","rssi":-61}
                         t Unix seconds, data the page's eight bytes; t, transmissionType, rssi may be left out
                         {"t":1647323670.57,"address":"A0:9E:1A:00:12:34","data":"16485a03","rssi":-61,"battery":80}
                         data the bytes of characteristic 0x2A37; t, rssi, battery may be left out
  --simulate N           N athletes on straps 20001, 20002, …
  --straps A,B           their strap numbers instead
  --seed N               another gym, default 1
  --replay FILE=STRAP    a recording (CSV offset_s,hr) on a strap; several by comma or by repeating;
                         FILE alone takes the next number of --straps
  --speed N              replay N times faster than time, default 1
  --start INSTANT        instant of offset 0, for example 2026-11-20T18:00:00Z; default: the replay ends now

Running
  --page [HOST:]PORT     a page of straps and waiting readings, and the room's wall while the server is away;
                         this machine alone sees it unless HOST says more, as 0.0.0.0:8090   BRIDGE_PAGE
  --check                say whether everything is there that it needs, and end: 0 when it is
  --exit-when-done       stop when the input has ended and the server has stored everything
  --help, -h             this text
  --version              which version this is
  BRIDGE_QUEUE_DAYS      days of live readings kept while nothing is acknowledged, default 7
  BRIDGE_ACK_TIMEOUT_S   send again after so many seconds without acknowledgement, default 90
`;

export const VERSION = `clubpulse-bridge ${about.version}\n`;

export interface BridgeOptions {
  dataDir: string;
  registration: { server: string; code: string; hardwareId: string; model: string } | undefined;
  mqttUrl: string | undefined;
  radio: RadioOptions;
  exitWhenDone: boolean;
  checkOnly: boolean;
  server: string | undefined;
  page: PageAddress | undefined;
  /** Capture programs that the hub's service starts; undefined when not run by that service. */
  captures: readonly { number: number; program: string }[] | undefined;
  ant: AntSettings | undefined;
  /** D-Bus address; undefined when Bluetooth is not requested. */
  bluetooth: string | undefined;
  sticks: string;
  queueMessages: number;
  ackTimeoutMs: number;
}

const CAPTURES_MAX = 8;
const SECONDS_A_DAY = 86_400;

/** Throws an error whose message is one line that names the mistake. */
export function readOptions(args: string[], env: Record<string, string | undefined>): BridgeOptions | 'help' | 'version' {
  const { values } = parseArgs({
    args,
    strict: true,
    allowPositionals: false,
    options: {
      server: { type: 'string' },
      code: { type: 'string' },
      'hardware-id': { type: 'string' },
      model: { type: 'string' },
      'mqtt-url': { type: 'string' },
      'data-dir': { type: 'string' },
      stdin: { type: 'boolean' },
      simulate: { type: 'string' },
      straps: { type: 'string' },
      seed: { type: 'string' },
      replay: { type: 'string', multiple: true },
      speed: { type: 'string' },
      start: { type: 'string' },
      'exit-when-done': { type: 'boolean' },
      page: { type: 'string' },
      check: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
      version: { type: 'boolean' },
    },
  });
  if (values.help) return 'help';
  if (values.version) return 'version';
  // `||` is used because a settings file may contain an empty value.
  const server = values.server ?? (env['BRIDGE_SERVER'] || undefined);
  if (values.code !== undefined && server === undefined) throw new Error('--code needs --server, the address to register at');
  if (server !== undefined && !/^https?:\/\/[^/]/.test(server))
    throw new Error('--server is an address like http://localhost:8080');
  const mqttUrl = values['mqtt-url'] ?? (env['BRIDGE_MQTT_URL'] || undefined);
  if (mqttUrl !== undefined && !/^(mqtts?|wss?):\/\/[^/]/.test(mqttUrl))
    throw new Error('--mqtt-url is an address like mqtt://localhost:1883');
  const hardwareId = values['hardware-id'] ?? machineHardwareId();
  return {
    dataDir: values['data-dir'] ?? env['BRIDGE_DATA_DIR'] ?? join(homedir(), '.clubpulse-bridge'),
    registration:
      values.code !== undefined && server !== undefined
        ? { server, code: values.code, hardwareId, model: values.model ?? 'Clubpulse bridge' }
        : undefined,
    mqttUrl,
    radio: readRadioOptions(values),
    exitWhenDone: values['exit-when-done'] ?? false,
    checkOnly: values.check ?? false,
    server,
    captures: captures(env),
    ant: antSettings(env),
    bluetooth: bluetoothBus(env),
    sticks: env['BRIDGE_ANT_STICKS'] || STICKS_OF_UDEV,
    page: pageAddress(values.page ?? env['BRIDGE_PAGE']),
    queueMessages: Math.ceil(positive('BRIDGE_QUEUE_DAYS', env['BRIDGE_QUEUE_DAYS'] ?? '7') * SECONDS_A_DAY),
    ackTimeoutMs: positive('BRIDGE_ACK_TIMEOUT_S', env['BRIDGE_ACK_TIMEOUT_S'] ?? '90') * 1000,
  };
}

function captures(env: Record<string, string | undefined>): BridgeOptions['captures'] {
  if (env['BRIDGE_CAPTURE'] === undefined) return undefined;
  return Array.from({ length: CAPTURES_MAX }, (_, index) => ({
    number: index + 1,
    program: env[index === 0 ? 'BRIDGE_CAPTURE' : `BRIDGE_CAPTURE_${index + 1}`] ?? '',
  })).filter(({ program }) => program !== '');
}

function antSettings(env: Record<string, string | undefined>): AntSettings | undefined {
  const key = env['BRIDGE_ANT_KEY'] || undefined;
  if (key === undefined) return undefined;
  // The message must not contain the licensed key.
  if (!/^[0-9a-f]{16}$/i.test(key)) throw new Error('BRIDGE_ANT_KEY is the key of the ANT+ network, 16 hex digits');
  return { key: [...Buffer.from(key, 'hex')], sticks: env['BRIDGE_ANT_STICKS'] || STICKS_OF_UDEV };
}

function bluetoothBus(env: Record<string, string | undefined>): string | undefined {
  const wanted = env['BRIDGE_BLUETOOTH'] ?? '';
  if (!['', 'on', 'off'].includes(wanted)) throw new Error(`BRIDGE_BLUETOOTH is on or off, not '${wanted}'`);
  return wanted === 'on' ? env['DBUS_SYSTEM_BUS_ADDRESS'] || SYSTEM_BUS : undefined;
}

/** Accepts `8090`, `0.0.0.0:8090` and `[::]:8090`. */
function pageAddress(text: string | undefined): PageAddress | undefined {
  if (text === undefined || text === '') return undefined;
  const [, host = '127.0.0.1', port = ''] = /^(?:(.+):)?(\d+)$/.exec(text) ?? [];
  if (!(Number(port) > 0 && Number(port) < 65_536)) throw new Error(`--page is a port like 8090 or 0.0.0.0:8090, not '${text}'`);
  return { host: host.replace(/^\[(.*)\]$/, '$1'), port: Number(port) };
}

function positive(name: string, text: string): number {
  const value = Number(text);
  if (!(value > 0 && Number.isFinite(value))) throw new Error(`${name} is a number above 0, not '${text}'`);
  return value;
}
