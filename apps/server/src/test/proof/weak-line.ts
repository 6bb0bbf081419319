import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface WeakLine {
  readonly port: number;
  /** Connections made so far. */
  readonly connections: () => number;
  /** Breaks every connection without a goodbye. */
  cut(): void;
  close(): Promise<void>;
}

/** A line between a bridge and the broker at `port` of this machine that breaks when told to. */
export async function openWeakLine(port: number): Promise<WeakLine> {
  const sockets = new Set<Socket>();
  let connections = 0;
  const keep = (socket: Socket, other: () => Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => {
      sockets.delete(socket);
      other().destroy();
    });
  };
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1', () => {
      connections += 1;
    });
    keep(near, () => far);
    keep(far, () => near);
    near.pipe(far).pipe(near);
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
