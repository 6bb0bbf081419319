import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { freePort } from '../apps/server/src/platform/database/free-port.ts';

// @ts-expect-error: the scripts are plain JavaScript without declarations.

import { loadedFiles, observeFirstScreen, sizeOf } from '../scripts/first-screen.mjs';
import { openPage, type Page } from './chromium.ts';

/** Measures kB and files until a screen works (aims: `scripts/checks/web/web-sizes.ts`). */
const root = path.resolve(import.meta.dirname, '..');
const demo = { athlete: 'alessia.conti@example.com', manager: 'marco.villa@example.com' };
const screens: readonly [name: string, address: string, who: keyof typeof demo | null, heading: string][] = [
  ['Home', '/', null, 'h1'],
  ['Journal', '/#/Journal', 'athlete', 'main h1'],
  ['Today', '/#/Today', 'athlete', 'main h1'],
  ['ClubProfile', '/#/ClubProfile', 'manager', 'main h1'],
  ['ClubClasses', '/#/ClubClasses', 'manager', 'main h1'],
  ['TV', '/tv', null, 'h1'],
];

interface Product {
  url: string;
  tokenSecret: string;
  stop: () => Promise<void>;
}

async function startProduct(): Promise<Product> {
  const folder = await mkdtemp(path.join(tmpdir(), 'clubpulse-start-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), MQTT_PORT: '0', DATA_DIR: folder, DEMO: 'on', RATE_LIMIT: '100000' };
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    let output = '';
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes('Clubpulse is running')) resolve();
    });
    server.once('exit', (code) => reject(new Error(`The product ended with ${code}:\n${output}`)));
  });
  const { tokenSecret } = JSON.parse(await readFile(path.join(folder, 'run.json'), 'utf8')) as { tokenSecret: string };
  const stop = async () => {
    const exited = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await exited;
    await rm(folder, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${port}`, tokenSecret, stop };
}

async function signIn(page: Page, product: Product, email: string): Promise<void> {
  const headers = { 'content-type': 'application/json', 'x-clubpulse-secret': product.tokenSecret };
  const answer = await fetch(`${product.url}/oidc/dev/token`, { method: 'POST', headers, body: JSON.stringify({ email }) });
  const { access_token } = (await answer.json()) as { access_token: string };
  const config = (await (await fetch(`${product.url}/api/config`)).json()) as { issuer: string; clientId: string };
  const session = { access_token, token_type: 'Bearer', profile: {}, expires_at: Math.floor(Date.now() / 1000) + 3600 };
  const item = [`oidc.user:${config.issuer}:${config.clientId}`, JSON.stringify(session)].map((text) => JSON.stringify(text));
  await page.send('Page.navigate', { url: `${product.url}/icon.svg` });
  await until(page, `location.pathname === '/icon.svg' && document.readyState === 'complete'`);
  await page.evaluate(`localStorage.setItem(${item.join(', ')})`);
}

async function until(page: Page, expression: string): Promise<unknown> {
  const end = Date.now() + 60_000;
  for (;;) {
    const value = await page.evaluate(expression);
    if (value !== false && value !== undefined) return value;
    if (Date.now() > end) throw new Error(`This did not become true: ${expression}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const phone = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true };
const AHEAD_MS = 4000;
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWER = 4;

interface Loaded {
  name: string;
  bytes: number;
}

function line(name: string, atWork: readonly Loaded[], afterwards: readonly Loaded[]): string {
  const [script, style, all] = [sizeOf(atWork, 'js'), sizeOf(atWork, 'css'), sizeOf(afterwards, 'js')];
  return [
    name.padEnd(12),
    script.kB.toFixed(1).padStart(9),
    String(script.files).padStart(6),
    style.kB.toFixed(1).padStart(9),
    String(style.files).padStart(6),
    String(atWork.length + 1).padStart(9),
    (all.kB - script.kB).toFixed(1).padStart(11),
  ].join(' ');
}

const firstScreen = async (page: Page) =>
  (await until(page, 'globalThis.firstScreen')) as { afterMs: number; loaded: readonly Loaded[] };

const observe = (page: Page, heading: string) =>
  page.send('Page.addScriptToEvaluateOnNewDocument', { source: observeFirstScreen(heading) });

async function onPhone(product: Product): Promise<number> {
  const page = await openPage();
  try {
    await signIn(page, product, demo.athlete);
    await page.send('Emulation.setDeviceMetricsOverride', phone);
    await page.send('Network.enable');
    await page.send('Network.clearBrowserCache');
    await page.send('Page.navigate', { url: 'about:blank' });
    await page.send('Network.emulateNetworkConditions', network);
    await page.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await observe(page, 'main h1');
    await page.send('Page.navigate', { url: `${product.url}/#/Today` });
    return (await firstScreen(page)).afterMs;
  } finally {
    await page.close();
  }
}

const product = await startProduct();
try {
  console.log('screen       script kB  files  style kB  files  requests  then kB');
  for (const [name, address, person, heading] of screens) {
    const page = await openPage();
    try {
      if (person !== null) await signIn(page, product, demo[person]);
      if (person === 'athlete') await page.send('Emulation.setDeviceMetricsOverride', phone);
      await page.send('Network.enable');
      await page.send('Network.clearBrowserCache');
      await page.send('Page.navigate', { url: 'about:blank' });
      await observe(page, heading);
      await page.send('Page.navigate', { url: product.url + address });
      const { loaded } = await firstScreen(page);
      // Parts that acts open are loaded later, so they are counted separately.
      await new Promise((resolve) => setTimeout(resolve, AHEAD_MS));
      console.log(line(name, loaded, (await page.evaluate(loadedFiles)) as Loaded[]));
    } finally {
      await page.close();
    }
  }
  console.log(`Today on a phone with 4G works after ${((await onPhone(product)) / 1000).toFixed(1)} s`);
} finally {
  await product.stop();
}
