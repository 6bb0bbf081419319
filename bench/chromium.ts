import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Page {
  send(method: string, params?: object): Promise<Record<string, unknown>>;
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<void>;
}

export async function openPage(): Promise<Page> {
  const binary = process.env['CHROME_BIN'];
  if (binary === undefined) throw new Error('Set CHROME_BIN to a Chromium, or start this with npm run bench.');
  const profile = await mkdtemp(join(tmpdir(), 'wall-'));
  const browser = spawn(
    binary,
    [
      '--headless',
      '--no-sandbox',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--window-size=1920,1080',
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    browser.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const port = /ws:\/\/127\.0\.0\.1:(\d+)\//.exec(output)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
    browser.once('exit', () => reject(new Error(`Chromium did not start: ${output}`)));
  });
  const targets = (await (await fetch(`${origin}/json/list`)).json()) as { type: string; webSocketDebuggerUrl: string }[];
  const target = targets.find(({ type }) => type === 'page');
  if (target === undefined) throw new Error('Chromium has no page.');
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));

  let last = 0;
  const waiting = new Map<number, { resolve: (result: Record<string, unknown>) => void; reject: (error: Error) => void }>();
  socket.addEventListener('message', (event) => {
    const message = JSON.parse(String(event.data)) as {
      id?: number;
      result?: Record<string, unknown>;
      error?: { message: string };
    };
    const pending = waiting.get(message.id ?? 0);
    waiting.delete(message.id ?? 0);
    if (message.error) pending?.reject(new Error(message.error.message));
    else pending?.resolve(message.result ?? {});
  });
  const send: Page['send'] = (method, params = {}) =>
    new Promise((resolve, reject) => {
      waiting.set(++last, { resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params }));
    });

  await send('Page.enable');

  return {
    send,
    async evaluate(expression) {
      const answer = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
      return (answer['result'] as { value?: unknown }).value;
    },
    async close() {
      const exited = new Promise((resolve) => browser.once('exit', resolve));
      // Debian's executable is a script, and a signal would end only the script.
      await Promise.race([send('Browser.close'), exited]);
      await exited;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
