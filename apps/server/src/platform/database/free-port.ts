import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

const LOWEST = 10_000;
/** From here up systems choose the ports of outgoing connections, which may take a free port before its server listens. */
const END = 32_768;
const ATTEMPTS = 100;

/** A free TCP port of 127.0.0.1. */
export async function freePort(): Promise<number> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const port = randomInt(LOWEST, END);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${LOWEST} to ${END} is free.`);
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
