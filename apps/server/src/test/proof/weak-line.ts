import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

const RETRY_MS = 50;

export interface WeakLine {
  readonly port: number;
  readonly connections: () => number;
  cut(): void;
  close(): Promise<void>;
}

/** While the broker is down, clients wait at this line, because the retry pauses of the bridge would take too long. */
export async function openWeakLine(port: number): Promise<WeakLine> {
  const sockets = new Set<Socket>();
  let connections = 0;

  function keep(socket: Socket): void {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  }
  function reach(near: Socket): void {
    const far = connect(port, '127.0.0.1');
    keep(far);
    far.once('connect', () => {
      connections += 1;
      near.pipe(far).pipe(near);
      near.on('close', () => far.destroy());
      far.on('close', () => near.destroy());
    });
    far.once('error', () => {
      if (far.pending && !near.destroyed) setTimeout(reach, RETRY_MS, near);
    });
  }
  const server = createServer((near) => {
    keep(near);
    reach(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const cut = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    port: address !== null && typeof address === 'object' ? address.port : 0,
    connections: () => connections,
    cut,
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
