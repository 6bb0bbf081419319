import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { WebSocketServer } from 'ws';
import type { WallRoom } from './wall-room.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export async function serveWall(dist: string, room: WallRoom): Promise<{ url: string; close: () => void }> {
  const http = createServer((request, response) => void serveFile(dist, request.url ?? '/', response));
  const sockets = new WebSocketServer({ server: http, path: '/api/live' });
  sockets.on('connection', (socket) => {
    socket.once('message', () => {
      socket.send(JSON.stringify(room.roster));
      socket.send(room.frame());
    });
  });
  const beating = setInterval(() => {
    room.beat();
    const frame = room.frame();
    for (const socket of sockets.clients) socket.send(frame);
  }, 1000);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  if (address === null || typeof address === 'string') throw new Error('The bench server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => {
      clearInterval(beating);
      sockets.close();
      for (const socket of sockets.clients) socket.terminate();
      http.close();
    },
  };
}

async function serveFile(dist: string, url: string, response: ServerResponse): Promise<void> {
  const path = normalize(new URL(url, 'http://wall').pathname);
  const file = path === '/tv' ? 'tv.html' : path;
  try {
    const body = await readFile(join(dist, file));
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain' }).end(body);
  } catch {
    response.writeHead(404).end();
  }
}
