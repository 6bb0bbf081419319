import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { isRefusal } from '@clubpulse/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Outside } from './outside.ts';
import { isPublicAddress } from './public-address.ts';
import { fetchOutside } from './remote.ts';
import { certificate, key } from './test/certificate.ts';

let port: number;
let here: Outside;
const seen: string[] = [];
const server = https.createServer({ key, cert: certificate }, (request, response) => {
  seen.push(request.url ?? '');
  const to = (location: string) => response.writeHead(302, { location }).end();
  switch (request.url) {
    case '/face.png':
      return response.end('picture');
    case '/moved':
      return to('/face.png');
    case '/inside':
      return to('https://10.0.0.1/face.png');
    case '/plain':
      return to('http://localhost/face.png');
    case '/loop':
      return to('/loop');
    case '/large': {
      const part = Buffer.alloc(1_048_576);
      const goOn = () => response.writable && response.write(part, goOn);
      return goOn();
    }
    case '/slow':
      return response.write('begins');
    default:
      return response.writeHead(404).end();
  }
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
  here = { allows: (address) => ['127.0.0.1', '::1'].includes(address), port, ca: certificate };
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const answerOf = async (path: string, outside: Outside = here) => {
  const found = await fetchOutside(path.startsWith('/') ? `https://localhost:${port}${path}` : path, outside);
  return isRefusal(found) ? found.refused : found.toString();
};

describe('a picture from another server', () => {
  it('is fetched, also after a redirect', async () => {
    expect(await answerOf('/face.png')).toBe('picture');
    expect(await answerOf('/moved')).toBe('picture');
  });

  it('is refused with the reason `PayloadTooLarge` when the file is too large', async () => {
    expect(await answerOf('/large')).toBe('PayloadTooLarge');
  });

  it.each(['/missing', '/loop'])('is refused when the server returns no file: %s', async (path) => {
    expect(await answerOf(path)).toBe('ImageNotFetched');
  });

  it('is not fetched when the server responds too late', async () => {
    expect(await answerOf('/slow', { ...here, patienceMs: 200 })).toBe('ImageNotFetched');
  });

  it.each(['/inside', '/plain'])(
    'is refused when the server redirects to the URL in %s, which is internal or without https',
    async (path) => {
      expect(await answerOf(path)).toBe('ImageAddressRefused');
    },
  );

  it('is not requested from an internal server, named by network address or by host name', async () => {
    seen.length = 0;
    const internet = { ...here, allows: isPublicAddress };
    expect(await answerOf('/face.png', internet)).toBe('ImageAddressRefused');
    for (const host of ['127.0.0.1', '[::1]', '0x7f000001', '2130706433'])
      expect(await answerOf(`https://${host}:${port}/face.png`, internet)).toBe('ImageAddressRefused');
    expect(seen).toEqual([]);
  });

  it.each([
    'http://example.com/a.png',
    'file:///etc/passwd',
    'https://me:secret@localhost/a.png',
    'https://localhost:22/',
    'face.png',
  ])('is not requested from the network address %s', async (address) => {
    expect(await answerOf(address)).toBe('ImageAddressRefused');
  });
});

it.each([
  ['93.184.216.34', 'public'],
  ['2606:2800:220:1:248:1893:25c8:1946', 'public'],
  ['10.1.2.3', 'not public'],
  ['172.20.0.1', 'not public'],
  ['192.168.1.1', 'not public'],
  ['169.254.169.254', 'not public'],
  ['100.64.0.1', 'not public'],
  ['0.0.0.0', 'not public'],
  ['255.255.255.255', 'not public'],
  ['::ffff:10.0.0.1', 'not public'],
  ['64:ff9b::a00:1', 'not public'],
  ['fd00::1', 'not public'],
  ['fe80::1', 'not public'],
  ['2002:a00:1::', 'not public'],
  ['localhost', 'not public'],
])('the network address %s is %s', (address, kind) => expect(isPublicAddress(address)).toBe(kind === 'public'));
