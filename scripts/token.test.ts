import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let dataDir = '';
let server: Server;
let requests: { url: string; headers: IncomingHttpHeaders; body: string }[] = [];

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'clubpulse-token-'));
  requests = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (text) => {
      body += String(text);
    });
    request.on('end', () => {
      requests.push({ url: request.url ?? '', headers: request.headers, body });
      if (body.includes('nobody')) response.writeHead(404).end();
      else response.end(JSON.stringify({ access_token: 'header.payload.signature' }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => {
  server.close();
  rmSync(dataDir, { recursive: true });
});

const running = () => {
  const { port } = server.address() as AddressInfo;
  writeFileSync(
    join(dataDir, 'run.json'),
    JSON.stringify({ pid: 1, url: `http://127.0.0.1:${port}`, tokenSecret: 'between us' }),
  );
};

function token(...args: string[]): Promise<{ code: number | null; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'token.mjs'), ...args], {
      env: { ...process.env, DATA_DIR: dataDir },
    });
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (text) => {
      stdout += String(text);
    });
    child.stderr.on('data', (text) => {
      stderr += String(text);
    });
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}

describe('the command npm run token', () => {
  it('prints only the bearer token of the account', async () => {
    running();
    expect(await token('ada@example.org')).toEqual({ code: 0, stdout: 'header.payload.signature\n', stderr: '' });
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      url: '/oidc/dev/token',
      headers: { 'x-clubpulse-secret': 'between us' },
      body: '{"email":"ada@example.org"}',
    });
  });

  it('explains that the account, the server or the argument is missing', async () => {
    expect((await token('ada@example.org')).stderr).toContain('Clubpulse is not running');
    running();
    expect((await token('nobody@example.org')).stderr).toContain('There is no account nobody@example.org');
    expect((await token()).stderr).toContain('Whose token?');
    await new Promise((resolve) => server.close(resolve));
    const away = await token('ada@example.org');
    expect(away).toMatchObject({ code: 1, stdout: '' });
    expect(away.stderr).toContain('Nothing answers at http://127.0.0.1');
  });
});
