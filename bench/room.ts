import { cpus } from 'node:os';
import { type Measured, startGenerator } from './live/generator.ts';
import { startServer } from './live/server.ts';
import { BRIDGES, READINGS_PER_SECOND, STRAPS_EACH } from './live/world.ts';

// Measures a hundred athletes: delay of the wall, growth of memory in three hours.
if (BRIDGES !== 1) throw new Error('Start this with npm run bench -- room.');

const USUAL = { encoding: 'binary', speed: 1, warmSeconds: 3, seconds: 30 } as const;
const TEN_MINUTES = { encoding: 'binary', speed: 60, warmSeconds: 0, seconds: 10 } as const;
const TENS = 18;
const GROWTH_AIM = 5;
const PATIENCE_MS = 30_000;

console.log(`bench/room: ${STRAPS_EACH} athletes in one room, one screen; ${cpus().length} cores, ${cpus()[0]?.model.trim()}`);
const server = await startServer();
try {
  const generator = await startGenerator({ mqttPort: server.mqttPort, liveUrl: server.liveUrl });
  const used = () => ({ cpu: server.cpu(), databaseCpu: server.databaseCpu() });
  const empty = await server.memory();
  const usual = await generator.measure(USUAL, used);
  say('once a second', usual);

  const memory: number[] = [];
  for (let ten = 1; ten <= TENS; ten++) {
    const replayed = await generator.measure(TEN_MINUTES, used);
    memory.push(await server.memory());
    if (ten === 1 || ten === TENS) say(`minutes ${ten * 10 - 10} to ${ten * 10}`, replayed);
  }
  let counted = await generator.count();
  for (const until = Date.now() + PATIENCE_MS; counted.acknowledged < counted.sent && Date.now() < until; ) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    counted = await generator.count();
  }
  generator.end();

  const [first = Number.NaN] = memory;
  const growth = (bytes: number) => `${((bytes / first - 1) * 100).toFixed(1)} %`;
  console.log(`\nMemory in use after a garbage collection: ${mb(empty)} before, ${mb(first)} after ten minutes`);
  for (const [index, bytes] of memory.entries())
    if (index % 3 === 2) console.log(`  minute ${index * 10 + 10}: ${mb(bytes)}, ${growth(bytes)}`);
  console.log(`  at most ${growth(Math.max(...memory))} over what ten minutes took (aim ${GROWTH_AIM} %)`);
  console.log(
    `\nStored: ${await server.storedSeconds()} of ${counted.sent * STRAPS_EACH} heart rates, ${counted.acknowledged} of ${counted.sent} messages acknowledged`,
  );
} finally {
  await server.stop();
}

function say(when: string, { sent, seconds, frames, frameDelay, boardDelay, cpu, databaseCpu }: Measured): void {
  const readings = Math.round((sent * STRAPS_EACH) / seconds);
  const share = (part: number) => `${(part * 100).toFixed(1)} %`;
  console.log(
    `  ${when}: ${readings} readings/s (${READINGS_PER_SECOND} in the room), ${frames} frames, ${frameDelay.p50.toFixed(0)} ms late (p99 ${frameDelay.p99.toFixed(0)}), ` +
      `board p99 ${boardDelay.p99.toFixed(0)} ms; server ${share(cpu)} of a core, database ${share(databaseCpu)}`,
  );
}
function mb(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
