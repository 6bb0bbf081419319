import { connect, createServer, type Socket } from 'node:net';

export async function gateTo(url: URL) {
  const gate = { isOpen: true, isSilent: false, knocks: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    gate.knocks += 1;
    sockets.add(socket);
    socket.on('error', () => {});
    if (!gate.isOpen) return socket.destroy();
    const beyond = connect({ host: url.hostname, port: Number(url.port) });
    beyond.on('error', () => socket.destroy());
    sockets.add(beyond);
    socket.on('close', () => void (gate.isSilent || beyond.destroy()));
    beyond.on('close', () => void (gate.isSilent || socket.destroy()));
    socket.on('data', (bytes) => void (gate.isSilent || beyond.write(bytes)));
    return beyond.on('data', (bytes) => void (gate.isSilent || socket.write(bytes)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String(address.port);
  return {
    gate,
    url: through.toString(),
    shut() {
      gate.isOpen = false;
      for (const socket of sockets) socket.destroy();
      sockets.clear();
      gate.knocks = 0;
    },
    end() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
