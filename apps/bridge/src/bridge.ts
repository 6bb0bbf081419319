import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BridgeCredentials } from '@clubpulse/contract/devices/bridges';
import { READINGS_MAX } from '@clubpulse/contract/live/bridge-protocol';
import { HubClock } from './clock/hub-clock.ts';
import { readCredentials, writeCredentials } from './credentials.ts';
import { lockData } from './data-lock.ts';
import type { BridgeOptions } from './options.ts';
import { ReceivedStraps } from './page/received-straps.ts';
import { type HubState, openHubPage, type PageAddress } from './page/serve-page.ts';
import { ReadingQueue } from './queue/reading-queue.ts';
import { readRecording } from './radio/recording.ts';
import { replay } from './radio/replay.ts';
import { simulate } from './radio/simulate.ts';
import type { RadioSource } from './radio/source.ts';
import { captureInput } from './radio/stdin.ts';
import { register } from './register.ts';
import { ErrorLog } from './uplink/error-log.ts';
import { hostFacts, SOFTWARE_VERSION } from './uplink/host-facts.ts';
import { Uplink } from './uplink/uplink.ts';
import { RoomWalls } from './wall/room-wall.ts';
import { forgetRosters, StoredRoster } from './wall/roster.ts';

/** Runs until `signal` aborts, or with `exitWhenDone` until the server has stored all input. Rejects with a one-line message. */
export async function runBridge(options: BridgeOptions, signal: AbortSignal, print: (text: string) => void): Promise<void> {
  const errors = new ErrorLog(print);
  const clock = new HubClock();
  const source = openRadio(options, errors, clock);
  mkdirSync(options.dataDir, { recursive: true, mode: 0o700 });
  await lockData(options.dataDir);
  const credentials = await ensureRegistered(options, print);
  const { ClubpulseBridgeId, ClubId } = credentials;
  print(`bridge ${ClubpulseBridgeId} of club ${ClubId}: ${source?.name ?? 'no radio (see --help), sending what is queued'}`);

  // Each registration has its own queue, so that readings of a former registration do not reach another club.
  const queue = new ReadingQueue(join(options.dataDir, `queue-${ClubpulseBridgeId}`), {
    maxMessages: options.queueMessages,
    onLoss: (what) => errors.note(what),
  });
  if (queue.waiting > 0) print(`${queue.waiting} messages wait in the queue`);
  let running = source !== undefined;
  const done = new AbortController();
  const stopped = AbortSignal.any([signal, done.signal]);
  const checkDone = () => {
    if (options.exitWhenDone && !running && queue.waiting === 0) done.abort();
  };
  const roster = options.page && new StoredRoster(options.dataDir, ClubpulseBridgeId, (what) => errors.note(what));
  if (!roster) forgetRosters(options.dataDir);
  const walls = new RoomWalls(() => roster?.now());
  const uplink = new Uplink({
    credentials: { ...credentials, MqttUrl: options.mqttUrl ?? credentials.MqttUrl },
    queue,
    errors,
    clock,
    live: options.radio.kind === 'replay' ? Math.max(1, options.radio.speed) : 1,
    ackTimeoutMs: options.ackTimeoutMs,
    facts: () => ({ ...hostFacts(), AntPresent: running && (source?.isHearing?.() ?? true), Processes: true }),
    onAcknowledged: checkDone,
    wall: roster,
    print,
  });
  const receivedStraps = new ReceivedStraps();
  const page = await openPage(options.page, errors, print, () => ({
    BridgeId: ClubpulseBridgeId,
    ClubId,
    Version: SOFTWARE_VERSION,
    Source: source?.name ?? null,
    Heard: receivedStraps.now(),
    Captures: source?.captures?.() ?? [],
    Bluetooth: source?.bluetooth?.() ?? null,
    Waiting: queue.waiting,
    AwaySince: uplink.awaySince ? new Date(uplink.awaySince.getTime() - (clock.aheadMs ?? 0)).toISOString() : null,
    LastError: errors.last ?? null,
    Time: clock.now(),
    Language: roster?.now()?.language ?? null,
    IsRefused: uplink.isRefused,
    // A refused hub must not show the club's athletes.
    Wall: uplink.awaySince && !uplink.isRefused ? walls.now() : null,
  }));
  try {
    await source?.run((sentAt, readings, basis) => {
      receivedStraps.receive(readings);
      if (page) walls.receive(readings);
      for (let at = 0; at < readings.length; at += READINGS_MAX)
        queue.append(sentAt, readings.slice(at, at + READINGS_MAX), basis);
      uplink.poke();
    }, stopped);
    running = false;
    if (source && !signal.aborted) print(`${source.name}: at its end`);
    checkDone();
    await aborted(stopped);
    if (!signal.aborted) print('everything is stored');
  } finally {
    page?.close();
    await uplink.stop();
    queue.close();
  }
}

async function openPage(
  address: PageAddress | undefined,
  errors: ErrorLog,
  print: (text: string) => void,
  state: () => HubState,
): Promise<{ close(): void } | undefined> {
  if (address === undefined) return undefined;
  try {
    const page = await openHubPage(address, state);
    print(`the state of the hub is shown at ${page.url}`);
    return page;
  } catch (error) {
    errors.note(`no page on ${address.host}:${address.port}: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

async function ensureRegistered(options: BridgeOptions, print: (text: string) => void): Promise<BridgeCredentials> {
  if (options.registration) {
    const credentials = await register(options.registration);
    writeCredentials(options.dataDir, credentials);
    print(`registered at ${options.registration.server}`);
    return credentials;
  }
  const known = readCredentials(options.dataDir);
  if (!known) throw new Error('this bridge is not registered: start it once with --server and --code');
  return known;
}

function openRadio(
  { radio, captures, ant, bluetooth }: BridgeOptions,
  errors: ErrorLog,
  clock: HubClock,
): RadioSource | undefined {
  if (radio.kind === 'stdin' || (radio.kind === 'none' && (ant || bluetooth)))
    return captureInput({ input: radio.kind === 'stdin' ? process.stdin : undefined, ant, bluetooth }, clock, {
      onBadLine: (line) => errors.note(`no strap’s line: ${line.slice(0, 80)}`),
      onEnded: (program) => errors.note(`capture program ${program} ended: is its stick plugged in?`),
      onStickEnded: (stick, why) => errors.note(`ANT+ stick ${stick} sends no data: ${why}`),
      onBluetoothEnded: (why) => errors.note(`Bluetooth straps send no data: ${why}`),
      programs: captures?.map(({ number }) => number) ?? [],
    });
  if (radio.kind === 'simulate') return simulate(radio.straps, radio.seed, clock);
  if (radio.kind === 'none') return undefined;
  const tracks = radio.files.map(({ file, strap }) => ({ strap, recording: readRecording(file) }));
  return replay({ tracks, speed: radio.speed, ...(radio.start !== undefined && { start: radio.start }) });
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
