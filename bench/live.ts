import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { answerOf, type Generator, type Measured, startGenerator, startProcess } from './live/generator.ts';
import { cpuOf } from './live/processes.ts';
import { type MeasuredServer, startServer } from './live/server.ts';
import { BRIDGES, type Encoding, READINGS_PER_SECOND, STRAPS_EACH } from './live/world.ts';

// Measures readings from strap to wall, compared with a broker that only counts, and the capacity of one process.
const { values: flags } = parseArgs({ options: { seconds: { type: 'string', default: '20' } } });
const SECONDS = Number(flags.seconds);
const WARM_SECONDS = 3;
const BARE_SECONDS = Math.min(SECONDS, 10);
/** Seconds, longer than a club's write interval, so that a backlog is visible. */
const STEP_WARM_SECONDS = 9;
const STEP_SECONDS = 6;
const STEPS: Record<Encoding, readonly number[]> = { binary: [8, 16, 24], json: [8, 16] };
const FRAME_LIMIT_MS = 250;
const WAITING_SECONDS = 13;
const BARE_WARM_SECONDS = 2;
const CALM_MS = 8000;
const PATIENCE_MS = 30_000;
const ARRIVAL_LOOKS = 30;
/** The minutes after the begin of the trainings, in which journals are written, pass at this speed. */
const PASSING = { speed: 8, seconds: 40 } as const;
/** A replay sends in batches; a training closes only after this silence. */
const QUIET_SECONDS = 30;
const STOP_PATIENCE_MS = 240_000;
/** The aims are only printed; they fail no run. */
const RATIO_AIMS: Record<Encoding, number> = { binary: 1.5, json: 2 };
const JOURNALS_AIM_SECONDS = 60;
const READINGS_AIM = 1_500_000;
const TURN_AIM_MS = 50;
const MEMORY_AIM = 1500;
const encodings = ['binary', 'json'] as const satisfies Encoding[];

interface Held {
  readonly speed: number;
  readonly measured: Measured;
}

console.log(
  `bench/live: ${BRIDGES} bridges with ${STRAPS_EACH} straps each, ${BRIDGES} screens; ${cpus().length} cores, ${cpus()[0]?.model.trim()}`,
);
const server = await startServer();
try {
  const empty = await server.memory();
  const generator = await startGenerator({ mqttPort: server.mqttPort, liveUrl: server.liveUrl });
  const cpusOfServer = () => ({ cpu: server.cpu(), databaseCpu: server.databaseCpu() });

  const arrival = await arrive(generator, server);
  const usual = new Map<Encoding, Measured>();
  await server.longestTurn();
  for (const encoding of encodings) {
    usual.set(
      encoding,
      await generator.measure({ encoding, speed: 1, warmSeconds: WARM_SECONDS, seconds: SECONDS }, cpusOfServer),
    );
  }
  const longestTurn = await server.longestTurn();
  const stoppedAt = Date.now();
  const memory = (await server.memory()) - empty;
  const stop = await allStops(server, stoppedAt);
  const stored = await everythingStored(server, generator);
  const highest = new Map<Encoding, Held>();
  for (const encoding of encodings) {
    const held = await climb(encoding, generator, server);
    if (held) highest.set(encoding, held);
  }
  generator.end();
  await server.stop();

  console.log(`\nEverybody arrives at once: ${arrival}`);
  console.log(
    `\nThen, at ${BRIDGES} messages/s (${READINGS_PER_SECOND} readings/s): (b) the whole server, (a) a broker with a subscriber that only counts, (a2) the same that also writes ${BRIDGES} frames/s`,
  );
  for (const encoding of encodings) {
    const measured = usual.get(encoding);
    if (measured) await compare(encoding, measured);
  }
  console.log(
    `  memory          ${(memory / READINGS_PER_SECOND).toFixed(0)} bytes for each of ${READINGS_PER_SECOND} athletes training (aim ${MEMORY_AIM}; ${(memory / 1e6).toFixed(0)} MB over the empty server)`,
  );
  console.log(`  event loop      held ${longestTurn.toFixed(0)} ms at most (aim ${TURN_AIM_MS})`);
  console.log(`  stored          ${storedText(stored)}`);
  console.log(`\nEverybody stops at once: ${stop}`);

  console.log(`\nThe highest load held with the p99 of frames under ${FRAME_LIMIT_MS} ms`);
  for (const encoding of encodings) {
    const held = highest.get(encoding);
    if (held) console.log(`  ${encoding.padEnd(15)} ${brief(held.measured)}`);
    else console.log(`  ${encoding.padEnd(15)} none of the steps`);
  }
  const most = Math.max(0, ...[...highest.values()].map(({ measured }) => readingsOf(measured)));
  console.log(
    `\nAim: ${READINGS_AIM.toLocaleString('en')} readings/s on one process. Held: ${Math.round(most).toLocaleString('en')}.`,
  );
  console.log('Generator, database and server share the cores: what one needs the others lack. bench/README.md says more.');
} finally {
  await server.stop();
}

/** Waits until frames are on time, and the work of a new day and new clubs is done. */
async function arrive(by: Generator, at: MeasuredServer): Promise<string> {
  const begin = Date.now();
  const before = { cpu: at.cpu(), databaseCpu: at.databaseCpu() };
  const order = { encoding: 'binary', speed: 1, warmSeconds: 0, seconds: 2 } as const;
  const cpusOf = () => ({ cpu: at.cpu(), databaseCpu: at.databaseCpu() });
  let late = 0;
  let onTime = 0;
  // Two good measurements are required, because one may be chance.
  for (let looks = 0; onTime < 2 && looks < ARRIVAL_LOOKS; looks++) {
    const { frames, frameDelay, seconds } = await by.measure(order, cpusOf);
    const isOnTime = frames >= 0.99 * BRIDGES * (seconds - 1) && frameDelay.p99 < FRAME_LIMIT_MS;
    onTime = isOnTime ? onTime + 1 : 0;
    if (!isOnTime) late = (Date.now() - begin) / 1000;
  }
  const [cpu, databaseCpu] = [at.cpu() - before.cpu, at.databaseCpu() - before.databaseCpu];
  await by.measure({ ...order, ...PASSING }, cpusOf);
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; ) {
    await by.measure({ ...order, seconds: 4 }, cpusOf);
    if ((await at.waitingJobs()) === 0) break;
  }
  const text = onTime < 2 ? 'frames were never on time' : `frames on time after ${late.toFixed(0)} s`;
  return `${text}; meanwhile ${cpu.toFixed(1)} s of a core by the server, ${databaseCpu.toFixed(1)} s by the database`;
}

async function allStops(at: MeasuredServer, begin: number): Promise<string> {
  const before = { cpu: at.cpu(), databaseCpu: at.databaseCpu() };
  let open = await at.openJournals();
  for (; open > 0 && Date.now() - begin < STOP_PATIENCE_MS; open = await at.openJournals()) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  const seconds = (Date.now() - begin) / 1000;
  const used = `${(at.cpu() - before.cpu).toFixed(1)} s of a core by the server, ${(at.databaseCpu() - before.databaseCpu).toFixed(1)} s by the database`;
  const closed = `${await at.closedJournals()} journals written`;
  return open > 0
    ? `${open} journals not written after ${seconds.toFixed(0)} s; ${closed}`
    : `${closed} ${(seconds - QUIET_SECONDS).toFixed(0)} s after the half minute in which more might come (aim ${JOURNALS_AIM_SECONDS}); ${used}`;
}

interface Stored {
  readonly sent: number;
  readonly acknowledged: number;
  readonly seconds: number;
}

async function everythingStored(from: MeasuredServer, by: Generator): Promise<Stored> {
  let counted = await by.count();
  for (let until = Date.now() + PATIENCE_MS; counted.acknowledged < counted.sent && Date.now() < until; ) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const { acknowledged } = counted;
    counted = await by.count();
    if (counted.acknowledged > acknowledged) until = Date.now() + PATIENCE_MS;
  }
  return { ...counted, seconds: await from.storedSeconds() };
}

function storedText({ sent, acknowledged, seconds }: Stored): string {
  return `${seconds} of ${sent * STRAPS_EACH} readings as seconds in the database, ${acknowledged} of ${sent} messages acknowledged`;
}

async function climb(encoding: Encoding, by: Generator, at: MeasuredServer): Promise<Held | undefined> {
  let held: Held | undefined;
  for (const speed of STEPS[encoding]) {
    let measured = await attempt(speed);
    if (!measured) {
      await new Promise((resolve) => setTimeout(resolve, CALM_MS));
      measured = await attempt(speed);
    }
    if (!measured) break;
    held = { speed, measured };
  }
  return held;

  async function attempt(speed: number): Promise<Measured | undefined> {
    const order = { encoding, speed, warmSeconds: STEP_WARM_SECONDS, seconds: STEP_SECONDS };
    const before = await everythingStored(at, by);
    const measured = await by.measure(order, () => ({ cpu: at.cpu(), databaseCpu: at.databaseCpu() }));
    const after = await everythingStored(at, by);
    const step = {
      sent: after.sent - before.sent,
      acknowledged: after.acknowledged - before.acknowledged,
      seconds: after.seconds - before.seconds,
    };
    const problem = problemOf(measured, speed) ?? lossOf(step);
    console.log(`  step ${encoding} x${speed}: ${brief(measured)}, ${storedText(step)}${problem ? `: ${problem}` : ''}`);
    return problem ? undefined : measured;
  }
}

function problemOf({ sent, seconds, frames, frameDelay, waiting }: Measured, speed: number): string | undefined {
  if (sent < 0.97 * BRIDGES * speed * seconds) return 'the generator cannot send more on this machine';
  if (frames < 0.99 * BRIDGES * (seconds - 1)) return frames === 0 ? 'no frame arrived' : 'frames were missing';
  if (frameDelay.p99 >= FRAME_LIMIT_MS) return 'frames were late';
  if (waiting > WAITING_SECONDS * BRIDGES * speed) return 'the database does not store as fast';
  return undefined;
}

/** Loss is checked, because a server that loses readings would seem fast. */
function lossOf({ sent, seconds }: Stored): string | undefined {
  return seconds === sent * STRAPS_EACH ? undefined : 'readings are missing in the database';
}

async function measureBare(encoding: Encoding, hasScreens: boolean): Promise<Measured> {
  const broker = startProcess('bare-broker.ts');
  const { port, screensPort } = await answerOf<{ port: number; screensPort: number }>(broker);
  const bare = await startGenerator({ mqttPort: port, liveUrl: hasScreens ? `ws://127.0.0.1:${screensPort}` : undefined });
  const order = { encoding, speed: 1, warmSeconds: BARE_WARM_SECONDS, seconds: BARE_SECONDS };
  const measured = await bare.measure(order, () => ({ cpu: cpuOf(broker.pid ?? 0), databaseCpu: 0 }));
  bare.end();
  broker.disconnect();
  return measured;
}

async function compare(encoding: Encoding, baseline: Measured): Promise<void> {
  const counting = await measureBare(encoding, false);
  const writing = await measureBare(encoding, true);
  const line = (label: string, text: string) => console.log(`  ${label.padEnd(15)} ${text}`);
  const ratio = (bare: Measured) => (baseline.cpu / bare.cpu).toFixed(2);
  line(encoding, `${Math.round(readingsOf(baseline))} readings/s in ${Math.round(baseline.sent / baseline.seconds)} messages/s`);
  line('  CPU', `(b) ${core(baseline.cpu)}, (a2) ${core(writing.cpu)}: ratio ${ratio(writing)} (aim ${RATIO_AIMS[encoding]})`);
  line('', `(a) ${core(counting.cpu)}: ratio ${ratio(counting)}`);
  line('', `database ${core(baseline.databaseCpu)}, generator ${core(baseline.generatorCpu)}`);
  line(
    '  frame',
    `p50 ${ms(baseline.frameDelay.p50)}, p95 ${ms(baseline.frameDelay.p95)}, p99 ${ms(baseline.frameDelay.p99)} after it was due`,
  );
  line('  board', `p50 ${ms(baseline.boardDelay.p50)}, p99 ${ms(baseline.boardDelay.p99)} after the reading was sent`);
  line(
    '  screen',
    `p50 ${ms(baseline.readingDelay.p50)}, p95 ${ms(baseline.readingDelay.p95)}, p99 ${ms(baseline.readingDelay.p99)} after the reading was sent (one frame a second)`,
  );
}

function readingsOf({ sent, seconds }: Measured): number {
  return (sent * STRAPS_EACH) / seconds;
}
function core(share: number): string {
  return `${(share * 100).toFixed(1)} % of a core`;
}
/** A step without frames has no delay, which is NaN. */
function ms(value: number): string {
  return Number.isNaN(value) ? 'not measured' : `${value.toFixed(0)} ms`;
}
function brief(measured: Measured): string {
  const { cpu, databaseCpu, generatorCpu, frameDelay, waiting, sent, seconds } = measured;
  const shares = `server ${core(cpu)}, database ${core(databaseCpu)}, generator ${core(generatorCpu)}`;
  return `${Math.round(readingsOf(measured))} readings/s, ${shares}, frames p99 ${ms(frameDelay.p99)}, ${((waiting * seconds) / sent).toFixed(1)} s wait to be stored`;
}
