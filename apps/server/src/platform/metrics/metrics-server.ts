import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { Logger } from 'pino';

interface Options {
  readonly host: string;
  readonly port: number;
  readonly token: string | undefined;
  readonly text: () => Promise<string>;
  readonly log: Logger;
}

export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Metrics have their own port (decision 0215): no proxy passes it on, and processes without the role api have metrics too. */
export async function serveMetrics({ host, port, token, text, log }: Options): Promise<MetricsServer> {
  const wanted = token === undefined ? undefined : hashOf(`Bearer ${token}`);
  const server = createServer((request, response) => {
    const end = (status: number, body = '') =>
      void response.writeHead(status, { 'content-type': 'text/plain; version=0.0.4' }).end(body);
    if (request.url === '/alive') return end(200, 'alive\n');
    if (request.url !== '/metrics') return end(404, 'Metrics are at /metrics.\n');
    if (request.method !== 'GET') return end(405, 'Metrics are read with GET.\n');
    if (wanted && !timingSafeEqual(wanted, hashOf(request.headers.authorization ?? '')))
      return end(401, 'Send METRICS_TOKEN as a bearer token.\n');
    text().then(
      (body) => end(200, body),
      (error: unknown) => {
        log.error({ err: error }, 'metrics could not be read');
        end(503, 'The metrics could not be read; the log of the server has the reason.\n');
      },
    );
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}
