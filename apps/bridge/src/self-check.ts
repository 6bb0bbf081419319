import { constants } from 'node:fs';
import { access, readdir, readFile, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { connectAsync } from 'mqtt';
import { z } from 'zod';
import { findSticks } from './ant/sticks.ts';
import { lookAtBluetooth } from './ble/bluetooth.ts';
import { readCredentials } from './credentials.ts';
import { lockData } from './data-lock.ts';
import type { BridgeOptions } from './options.ts';
import type { PageAddress } from './page/serve-page.ts';
import type { Capture } from './radio/captures.ts';

const FREE_BYTES = 200_000_000;
const CLOCK_MS = 10_000;
const ANSWER_MS = 10_000;
const USB_DEVICES = '/sys/bus/usb/devices';

const hubRadiosSchema = z.object({
  Captures: z.array(z.object({ Program: z.union([z.number(), z.string()]), State: z.enum(['hears', 'silent', 'ended']) })),
  Bluetooth: z.object({ Straps: z.number(), Listens: z.boolean() }).nullish(),
});

/** Throws an error with a message when the part does not work. */
type Finding = (options: BridgeOptions) => Promise<string>;

const findings: readonly (readonly [name: string, finding: Finding])[] = [
  ['folder', folder],
  ['registered', registered],
  ['server', server],
  ['broker', broker],
  ['sticks', sticks],
  ['bluetooth', bluetooth],
  ['capture', capture],
  ['running', running],
];

export async function selfCheck(options: BridgeOptions, print: (text: string) => void): Promise<boolean> {
  let isWell = true;
  for (const [name, finding] of findings) {
    try {
      print(`ok     ${name}: ${await finding(options)}`);
    } catch (error) {
      isWell = false;
      print(`WRONG  ${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return isWell;
}

async function folder({ dataDir }: BridgeOptions): Promise<string> {
  await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK).catch((error: unknown) => {
    throw new Error(`${dataDir} is not there, or cannot be written by this user`, { cause: error });
  });
  const { bavail, bsize } = await statfs(dataDir);
  const megabytes = Math.floor((bavail * bsize) / 1_000_000);
  if (bavail * bsize < FREE_BYTES) throw new Error(`only ${megabytes} MB are free for ${dataDir}: the queue of a week needs 200`);
  return `${dataDir}, ${megabytes} MB free`;
}

function known(dataDir: string) {
  const credentials = readCredentials(dataDir);
  if (!credentials) throw new Error('not registered: start it once with --server and --code');
  return credentials;
}

async function registered({ dataDir }: BridgeOptions): Promise<string> {
  const { ClubpulseBridgeId, ClubId } = known(dataDir);
  return `bridge ${ClubpulseBridgeId} of club ${ClubId}`;
}

async function server({ server: address }: BridgeOptions): Promise<string> {
  if (address === undefined) return 'not asked, --server names none';
  const url = `${address.replace(/\/+$/, '')}/api/health`;
  const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) }).catch((error: unknown) => {
    throw new Error(`no answer from ${address}`, { cause: error });
  });
  if (!response.ok) throw new Error(`${address} answers ${response.status}: is it a Clubpulse server?`);
  const late = Date.now() - Date.parse(response.headers.get('date') ?? '');
  if (Math.abs(late) > CLOCK_MS) {
    const seconds = Math.round(Math.abs(late) / 1000);
    throw new Error(`this machine's clock is ${seconds} s ${late > 0 ? 'ahead' : 'behind'}: set it by NTP`);
  }
  return `${address} answers${Number.isNaN(late) ? '' : ', clocks agree'}`;
}

async function broker({ dataDir, mqttUrl }: BridgeOptions): Promise<string> {
  const { ClubpulseBridgeId, Secret, MqttUrl } = known(dataDir);
  const url = mqttUrl ?? MqttUrl;
  // The client id differs from the bridge's, because the broker disconnects the older of two clients with the same id.
  const clientId = `clubpulse-bridge-${ClubpulseBridgeId}-check`;
  const account = { clientId, username: String(ClubpulseBridgeId), password: Secret };
  const client = await connectAsync(
    url,
    { ...account, protocolVersion: 4, connectTimeout: ANSWER_MS, reconnectPeriod: 0 },
    false,
  ).catch((error: unknown) => {
    throw new Error(`${url} does not take this bridge: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  });
  await client.endAsync();
  return `${url} takes this bridge`;
}

async function sticks({ ant, sticks: start, page }: BridgeOptions): Promise<string> {
  const found = await findSticks(start);
  if (!ant) {
    if (found.length === 0) return 'not asked, BRIDGE_ANT_KEY is not set';
    throw new Error(
      `${found.length === 1 ? 'an ANT+ stick is' : `${found.length} ANT+ sticks are`} plugged in, and not read without the network key: set BRIDGE_ANT_KEY, see README`,
    );
  }
  if (found.length === 0) {
    throw new Error(
      (await isStickPluggedIn())
        ? 'an ANT+ stick is plugged in and has no tty: is the udev rule installed, and the module usb_serial_simple there?'
        : `no ANT+ stick is plugged in (none at ${start}*)`,
    );
  }
  for (const { path } of found) {
    await access(path, constants.R_OK | constants.W_OK).catch((error: unknown) => {
      throw new Error(`${path} cannot be opened by this user: is it in the group dialout?`, { cause: error });
    });
  }
  const wrong = (await capturesNow(page)).flatMap(({ Program, State }) => {
    if (typeof Program === 'number' || State === 'hears') return [];
    return State === 'ended' ? [`${Program} sends no data: see journalctl`] : [`${Program} receives nothing while another does`];
  });
  if (wrong.length > 0) throw new Error(wrong.join('; '));
  return found.map(({ stick }) => stick).join(', ');
}

async function isStickPluggedIn(): Promise<boolean> {
  const devices = await readdir(USB_DEVICES).catch(() => []);
  const output = (device: string, file: string) =>
    readFile(join(USB_DEVICES, device, file), 'utf8').then(
      (text) => text.trim(),
      () => '',
    );
  for (const device of devices)
    if ((await output(device, 'idVendor')) === '0fcf' && /^100[89]$/.test(await output(device, 'idProduct'))) return true;
  return false;
}

async function bluetooth({ bluetooth: bus, page }: BridgeOptions): Promise<string> {
  if (bus === undefined) return 'not asked, BRIDGE_BLUETOOTH is not on';
  const looked = await lookAtBluetooth(bus);
  const now = (await radiosNow(page))?.Bluetooth;
  if (now && !now.Listens) throw new Error('the running bridge does not receive it: see journalctl');
  return now ? `${looked}, ${now.Straps === 1 ? 'one strap is' : `${now.Straps} straps are`} connected` : looked;
}

async function capture({ captures, page, ant, bluetooth: bus }: BridgeOptions): Promise<string> {
  if (captures === undefined) return 'not asked, BRIDGE_CAPTURE is not set';
  if (captures.length === 0 && (ant || bus)) return `none is named, ${ant ? 'the sticks are' : 'Bluetooth is'} read without one`;
  if (captures.length === 0)
    throw new Error('neither BRIDGE_ANT_KEY nor BRIDGE_BLUETOOTH nor BRIDGE_CAPTURE is set: nothing is received');
  const wrong = (await capturesNow(page)).flatMap(({ Program, State }) => {
    if (typeof Program === 'string') return [];
    if (State === 'ended') return [`program ${Program} ends and is started again: is its stick plugged in?`];
    return State === 'silent' ? [`program ${Program} receives nothing for minutes while another does: look at its stick`] : [];
  });
  if (wrong.length > 0) throw new Error(wrong.join('; '));
  return captures.map(({ program }) => program).join(', ');
}

async function capturesNow(page: PageAddress | undefined): Promise<readonly Capture[]> {
  return (await radiosNow(page))?.Captures ?? [];
}

async function radiosNow(page: PageAddress | undefined): Promise<z.output<typeof hubRadiosSchema> | undefined> {
  if (page === undefined) return undefined;
  const everywhere = page.host === '0.0.0.0' || page.host === '::';
  const host = everywhere ? '127.0.0.1' : page.host;
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${page.port}/state`;
  const state = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) }).then(
    (response) => response.json(),
    () => undefined,
  );
  return hubRadiosSchema.safeParse(state).data;
}

async function running({ dataDir }: BridgeOptions): Promise<string> {
  return lockData(dataDir).then(
    () => 'no bridge runs here now',
    () => 'a bridge runs here now',
  );
}
