import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { createServer } from 'node:net';

/**
 * Rejects when another bridge uses `folder`. The lock is an abstract socket, which the kernel releases when the process ends
 * (Linux only).
 */
export function lockData(folder: string): Promise<void> {
  if (process.platform !== 'linux') return Promise.resolve();
  const name = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32);
  return new Promise((resolve, reject) => {
    const server = createServer().unref();
    server.once('error', () => reject(new Error(`another bridge is running on ${folder}`)));
    server.listen(`\0clubpulse-bridge-${name}`, () => resolve());
  });
}
