import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root } from './product.ts';

export interface Agent {
  stop(): Promise<void>;
}

export function runAgent(options: readonly string[]): Agent {
  const child = spawn(process.execPath, [path.join(root, 'apps/bridge/src/main.ts'), ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'exit');
  return {
    stop: async () => {
      if (child.exitCode !== null) throw new Error(`The bridge ended with ${child.exitCode}:\n${output}`);
      child.kill('SIGTERM');
      await ended;
    },
  };
}
