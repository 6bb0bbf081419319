import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { ANT_STRAP_MAX, bluetoothStrap } from '@clubpulse/contract/devices/strap-number';
import { z } from 'zod';
import type { StickBroadcast } from '../ant/stick-protocol.ts';
import { type AntSettings, listenToSticks } from '../ant/sticks.ts';
import { StrapListener } from '../ant/strap-listener.ts';
import { type BluetoothNews, type BluetoothTrouble, listenToBluetooth } from '../ble/bluetooth.ts';
import { readMeasurement } from '../ble/heart-rate-measurement.ts';
import type { Basis, HubClock } from '../clock/hub-clock.ts';
import { type Capture, Captures } from './captures.ts';
import type { BluetoothState, Deliver, RadioSource } from './source.ts';

const FLUSH_MS = 250;
const HEART_RATE_DEVICE = 120;
const BLUETOOTH = 'Bluetooth';
const RECORDED_MS = 60_000;

export const captureLineSchema = z.object({
  /** Unix seconds with fraction; default: the line's arrival. */
  t: z.number().positive().optional(),
  deviceNumber: z.number().int().min(1).max(ANT_STRAP_MAX),
  deviceType: z.number().int().optional(),
  transmissionType: z.number().int().min(0).max(255).default(0),
  data: z.string().regex(/^[0-9a-f]{16}$/i),
  rssi: z.number().min(-128).max(0).default(0),
  program: z.number().int().min(1).default(1),
});

const bluetoothLineSchema = captureLineSchema.pick({ t: true, rssi: true, program: true }).extend({
  address: z.string().transform((text, context) => bluetoothStrap(text) ?? (context.addIssue('no address'), z.NEVER)),
  data: z
    .string()
    .regex(/^([0-9a-f]{2})+$/i)
    .transform((hex, context) => readMeasurement(Buffer.from(hex, 'hex')) ?? (context.addIssue('no measurement'), z.NEVER)),
  battery: z.number().int().min(0).max(100).optional(),
});

const lineSchema = z.union([captureLineSchema, bluetoothLineSchema]);

export function captureInput(
  inputs: CaptureInputs,
  clock: HubClock,
  { onBadLine, onEnded, onStickEnded, onBluetoothEnded, programs = [] }: CaptureNews,
): RadioSource & { captures(): Capture[] } {
  const { input, ant, bluetooth } = inputs;
  const captures = new Captures(clock, programs);
  let ears: BluetoothState | undefined = bluetooth === undefined ? undefined : { Straps: 0, Trouble: null, Listens: false };
  const news = {
    onBadLine,
    onBroadcast: (program: number | string) => captures.received(program),
    onEnded: (program: number) => {
      captures.ended(program);
      onEnded(program);
    },
    onStickEnded: (stick: string, why: string) => {
      captures.ended(stick);
      onStickEnded?.(stick, why);
    },
    onReady: () => {
      // `Straps` stays, because a strap may be connected before the second adapter is ready.
      if (ears) ears = { ...ears, Trouble: null, Listens: true };
    },
    onStraps: (Straps: number) => {
      if (ears) ears = { ...ears, Straps };
    },
    onBluetoothEnded: (trouble: BluetoothTrouble) => {
      ears = { Straps: 0, Trouble: trouble.reason, Listens: false };
      onBluetoothEnded?.(trouble.message);
    },
  };
  const names = [ant && 'straps by ANT+ sticks', bluetooth && 'straps by Bluetooth', input && 'straps on standard input'];
  return {
    name: names.filter(Boolean).join(' and '),
    // False if nothing can be received before an ANT+ stick is plugged in.
    isHearing: () => ears?.Listens === true || (captures.isHearing && (input !== undefined || captures.now().length > 0)),
    captures: () => captures.now(),
    bluetooth: () => ears,
    run: (deliver, signal) => listen(inputs, clock, news, deliver, signal),
  };
}

interface CaptureInputs {
  input?: Readable | undefined;
  ant?: AntSettings | undefined;
  bluetooth?: string | undefined;
}

interface CaptureNews {
  onBadLine: (line: string) => void;
  onEnded: (program: number) => void;
  onStickEnded?: (stick: string, why: string) => void;
  onBluetoothEnded?: (why: string) => void;
  programs?: readonly number[];
}

const endedSchema = z.object({ capture: z.literal('ended'), program: z.number().int().min(1).default(1) });

async function listen(
  { input, ant, bluetooth }: CaptureInputs,
  clock: HubClock,
  news: ListenNews,
  deliver: Deliver,
  signal: AbortSignal,
): Promise<void> {
  const listener = new StrapListener();
  const momentsOf = new Map<number | string, LineMoments>();
  let receivedIn: { second: number; basis: Basis | undefined } = { second: 0, basis: undefined };
  const flush = () => {
    const readings = listener.take();
    if (readings.length > 0) deliver(receivedIn.second, readings, receivedIn.basis);
  };
  const timer = setInterval(() => clock.now() >= receivedIn.second + 1000 && flush(), FLUSH_MS);
  const enter = (program: number | string, t?: number): number => {
    const moments = momentsOf.get(program) ?? new LineMoments(clock);
    momentsOf.set(program, moments);
    const { at, steady, basis } = moments.of(t);
    const second = Math.floor(at / 1000) * 1000;
    if (second !== receivedIn.second || basis?.base !== receivedIn.basis?.base) flush();
    receivedIn = { second, basis };
    return steady;
  };
  const onLine = (line: string) => {
    if (line.trim() === '') return;
    const parsedLine = parseLine(line);
    const ended = endedSchema.safeParse(parsedLine).data;
    if (ended) return news.onEnded(ended.program);
    const received = lineSchema.safeParse(parsedLine).data;
    if (!received) return news.onBadLine(line);
    if ('deviceType' in received && received.deviceType !== undefined && received.deviceType !== HEART_RATE_DEVICE)
      return news.onBroadcast(received.program);
    news.onBroadcast(received.program);
    const at = enter(received.program, received.t);
    const rssi = Math.round(received.rssi);
    if ('address' in received)
      listener.measure({ at, strap: received.address, ...received.data, rssi, battery: received.battery });
    else listener.receive({ ...received, at, rssi, data: Buffer.from(received.data, 'hex') });
  };
  const stickNews = {
    onReady: news.onBroadcast,
    onBroadcast: (stick: string, broadcast: StickBroadcast) => {
      news.onBroadcast(stick);
      listener.receive({ ...broadcast, at: enter(stick) });
    },
    onEnded: news.onStickEnded,
  };
  const bluetoothNews: BluetoothNews = {
    onReady: news.onReady,
    onStraps: news.onStraps,
    onEnded: news.onBluetoothEnded,
    onMeasurement: (strap, data, rssi, battery) => {
      const measurement = readMeasurement(data);
      if (measurement) listener.measure({ ...measurement, at: enter(BLUETOOTH), strap, rssi, battery });
    },
  };
  try {
    await Promise.all([
      input && readLines(input, onLine, signal),
      ant && listenToSticks(ant, stickNews, signal),
      bluetooth !== undefined && listenToBluetooth(bluetooth, bluetoothNews, signal),
    ]);
  } finally {
    clearInterval(timer);
    flush();
  }
}

interface ListenNews extends Required<Pick<CaptureNews, 'onBadLine' | 'onEnded' | 'onStickEnded'>> {
  onReady: () => void;
  onStraps: (count: number) => void;
  onBluetoothEnded: (trouble: BluetoothTrouble) => void;
  onBroadcast: (program: number | string) => void;
}

async function readLines(input: Readable, onLine: (line: string) => void, signal: AbortSignal): Promise<void> {
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  signal.addEventListener('abort', () => lines.close(), { once: true });
  lines.on('line', onLine);
  await new Promise<void>((resolve, reject) => {
    lines.once('close', resolve);
    input.once('error', reject);
  });
}

/** The time of a live line is computed from its age, because the machine's clock may be set. */
class LineMoments {
  readonly #clock: HubClock;
  #isRecorded: boolean | undefined;

  constructor(clock: HubClock) {
    this.#clock = clock;
  }

  /** @param t Unix seconds. The returned `steady` does not change when the clock is set. */
  of(t: number | undefined): { at: number; steady: number; basis: Basis | undefined } {
    const clock = this.#clock;
    const [now, steady, basis] = [clock.now(), clock.steady(), clock.basis()];
    if (t === undefined) return { at: now, steady, basis };
    const ago = clock.wall() - t * 1000;
    this.#isRecorded ??= Math.abs(ago) > RECORDED_MS;
    if (this.#isRecorded) return { at: t * 1000, steady: t * 1000, basis: undefined };
    const late = ago >= 0 && ago < RECORDED_MS ? ago : 0;
    return { at: now - late, steady: steady - late, basis };
  }
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
