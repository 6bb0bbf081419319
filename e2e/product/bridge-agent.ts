import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root } from './product.ts';

export interface Agent {
  /** Settles when the process has ended well; fails with what it said otherwise. */
  readonly done: Promise<void>;
  stop(): Promise<void>;
}

/** Runs the gym hub's agent as a process, with the options of its command line. */
export function runAgent(options: readonly string[]): Agent {
  const child = spawn(process.execPath, [path.join(root, 'apps/bridge/src/main.ts'), ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const done = ended(child).then((code) => {
    if (code !== 0) throw new Error(`The bridge ended with ${code}:\n${output}`);
  });
  // Whoever waits hears of the failure; who only stops the agent need not.
  done.catch(() => undefined);
  return {
    done,
    stop: async () => {
      child.kill('SIGTERM');
      await done.catch(() => undefined);
    },
  };
}

async function ended(child: ChildProcess): Promise<number | null> {
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}
