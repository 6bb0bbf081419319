import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openPage, type Page } from './chromium.ts';

/**
 * What a browser with an empty cache asks for until a screen works, as the product sends it: it has its heading and its data. Prints
 * per screen: script in kB and files, styles in kB and files, all requests; script that comes behind the screen that works stands apart.
 */
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/** The product as its users start it, with the demo club in a folder of its own. */
async function startProduct(): Promise<Product> {
  const folder = await mkdtemp(path.join(tmpdir(), 'clubpulse-start-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), MQTT_PORT: '0', DATA_DIR: folder, DEMO: 'on', RATE_LIMIT: '100000' };
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    let said = '';
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('Clubpulse is running')) resolve();
    });
    server.once('exit', (code) => reject(new Error(`The product ended with ${code}:\n${said}`)));
  });
  const { tokenSecret } = JSON.parse(await readFile(path.join(folder, 'run.json'), 'utf8')) as { tokenSecret: string };
  const stop = async () => {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await gone;
    await rm(folder, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${port}`, tokenSecret, stop };
}

/** Makes the browser somebody's, as if she had signed in: the page that does it is not measured. */
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

async function until(page: Page, expression: string): Promise<void> {
  const end = Date.now() + 60_000;
  while ((await page.evaluate(expression)) !== true) {
    if (Date.now() > end) throw new Error(`This did not become true: ${expression}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const AHEAD_MS = 4000;

interface Loaded {
  name: string;
  bytes: number;
}

/** What the page loaded: bytes over the wire without headers. What the browser was only told to have ready is no part of a start. */
const loaded = `performance.getEntriesByType('resource')
  .filter((one) => document.querySelector('link[rel="prefetch"][href="' + one.name + '"]') === null)
  .map((one) => ({ name: new URL(one.name).pathname, bytes: one.encodedBodySize }))`;

function line(name: string, atWork: readonly Loaded[], afterwards: readonly Loaded[]): string {
  const matching = (all: readonly Loaded[], pattern: RegExp) => all.filter((one) => pattern.test(one.name));
  const size = (some: readonly Loaded[]) => some.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const [script, style, all] = [matching(atWork, /\.js$/), matching(atWork, /\.css$/), matching(afterwards, /\.js$/)];
  return [
    name.padEnd(12),
    size(script).toFixed(1).padStart(9),
    String(script.length).padStart(6),
    size(style).toFixed(1).padStart(9),
    String(style.length).padStart(6),
    String(atWork.length + 1).padStart(9),
    (size(all) - size(script)).toFixed(1).padStart(11),
  ].join(' ');
}

const product = await startProduct();
try {
  console.log('screen       script kB  files  style kB  files  requests  then kB');
  for (const [name, address, who, heading] of screens) {
    const page = await openPage();
    try {
      if (who !== null) await signIn(page, product, demo[who]);
      await page.send('Network.enable');
      await page.send('Network.clearBrowserCache');
      await page.send('Page.navigate', { url: 'about:blank' });
      await page.send('Page.navigate', { url: product.url + address });
      const heads = `document.querySelector(${JSON.stringify(heading)})?.textContent?.length > 0`;
      await until(page, `${heads} && document.querySelector('[aria-busy="true"]') === null`);
      const atWork = (await page.evaluate(loaded)) as Loaded[];
      // What acts open is fetched behind the screen that works.
      await new Promise((resolve) => setTimeout(resolve, AHEAD_MS));
      console.log(line(name, atWork, (await page.evaluate(loaded)) as Loaded[]));
    } finally {
      await page.close();
    }
  }
} finally {
  await product.stop();
}
