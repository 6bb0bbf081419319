import { Bridges } from './bridges.ts';
import { Viewers } from './viewers.ts';
import { BRIDGES, type ConnectOrder, type LoadOrder, type LoadReport, type Order } from './world.ts';

const TICK_MS = 4;
let bridges: Bridges | undefined;
let viewers: Viewers | undefined;

process.on('message', (order: Order) => {
  if (order === 'end') end();
  else if (order === 'count') process.send?.({ sent: bridges?.sent ?? 0, acknowledged: bridges?.acknowledged ?? 0 });
  else if ('connect' in order) void connect(order.connect).then(() => process.send?.('connected'));
  else void load(order.load).then((report) => process.send?.(report));
});

async function connect({ mqttPort, liveUrl, queue, begin }: ConnectOrder): Promise<void> {
  bridges = new Bridges(queue, begin);
  await bridges.connect(mqttPort);
  if (liveUrl === undefined) return;
  viewers = new Viewers(bridges);
  await viewers.connect(liveUrl);
}

async function load({ encoding, speed, warmSeconds, seconds }: LoadOrder): Promise<LoadReport> {
  if (!bridges) throw new Error('not connected');
  const perMs = (BRIDGES * speed) / 1000;
  const begin = performance.now();
  let sent = 0;
  const sender = bridges;
  const timer = setInterval(() => {
    const due = Math.floor((performance.now() - begin) * perMs);
    const now = Date.now();
    for (; sent < due; sent++) sender.send(encoding, now);
  }, TICK_MS);

  await pause(warmSeconds);
  viewers?.record();
  process.send?.('measuring');
  const before = { at: performance.now(), sent: bridges.sent, cpu: process.cpuUsage() };
  await pause(seconds);
  const delays = viewers?.stop();
  process.send?.('measured');
  const cpu = process.cpuUsage(before.cpu);
  const elapsed = (performance.now() - before.at) / 1000;
  clearInterval(timer);
  const none = { p50: Number.NaN, p95: Number.NaN, p99: Number.NaN };
  return {
    seconds: elapsed,
    sent: bridges.sent - before.sent,
    waiting: bridges.sent - bridges.acknowledged,
    frames: viewers?.frames ?? 0,
    frameDelay: delays?.frameDelay ?? none,
    readingDelay: delays?.readingDelay ?? none,
    boardDelay: delays?.boardDelay ?? none,
    generatorCpu: (cpu.user + cpu.system) / 1e6 / elapsed,
  };
}

function end(): void {
  bridges?.close();
  viewers?.close();
  process.disconnect();
}

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
