import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { LoadOrder, LoadReport, Order } from './world.ts';

export interface Cpus {
  readonly cpu: number;
  readonly databaseCpu: number;
}
export type Measured = LoadReport & Cpus;

const DAY_MS = 86_400_000;

export async function startGenerator(to: { mqttPort: number; liveUrl: string | undefined }) {
  const child = startProcess('load.ts');
  const send = (order: Order) => child.send(order);
  const begin = Math.floor((Date.now() - 3 * DAY_MS) / 60_000) * 60_000;
  send({ connect: { ...to, queue: 1 + Math.floor(Math.random() * 1e9), begin } });
  await answerOf(child);

  return {
    async measure(order: LoadOrder, cpus: () => Cpus): Promise<Measured> {
      send({ load: order });
      await answerOf(child);
      const before = cpus();
      await answerOf(child);
      const after = cpus();
      const report = await answerOf<LoadReport>(child);
      return {
        ...report,
        cpu: (after.cpu - before.cpu) / report.seconds,
        databaseCpu: (after.databaseCpu - before.databaseCpu) / report.seconds,
      };
    },
    count(): Promise<{ sent: number; acknowledged: number }> {
      send('count');
      return answerOf(child);
    },
    end: () => void send('end'),
  };
}
export type Generator = Awaited<ReturnType<typeof startGenerator>>;

/** The processes do not exchange JSON, because a missing measurement is NaN, which JSON does not have. */
export const startProcess = (file: string): ChildProcess => fork(join(import.meta.dirname, file), { serialization: 'advanced' });

export function answerOf<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`${child.spawnfile} ended with code ${code}.`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message as T);
    });
  });
}
