import { connect, createServer, type Socket } from 'node:net';

export interface SlowLine {
  readonly port: number;
  cut(): void;
  join(): void;
  close(): void;
}

/** Milliseconds in one direction: mostly short, sometimes long. */
const delay = () => 2 + Math.random() * 30 + (Math.random() < 0.1 ? Math.random() * 400 : 0);

export async function slowLine(to: number): Promise<SlowLine> {
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((screen) => {
    if (isCut) return void screen.destroy();
    const far = connect({ port: to, host: '127.0.0.1', noDelay: true });
    screen.setNoDelay(true);
    for (const socket of [screen, far]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket)).on('error', () => socket.destroy());
    }
    slowly(screen, far);
    slowly(far, screen);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The slow line has no port.');
  const end = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: address.port,
    cut() {
      isCut = true;
      end();
    },
    join() {
      isCut = false;
    },
    close() {
      server.close();
      end();
    },
  };
}

function slowly(from: Socket, to: Socket): void {
  let last = 0;
  from.on('data', (piece) => {
    last = Math.max(last, performance.now() + delay());
    setTimeout(() => to.write(piece), last - performance.now());
  });
  from.on('close', () => to.destroy());
}
