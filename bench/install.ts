import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runTool } from '../scripts/checks/tool.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = await mkdtemp(path.join(tmpdir(), 'clubpulse-install-'));
await chmod(folder, 0o755);
const clone = path.join(folder, 'clone');

async function output(command: string, args: readonly string[], cwd: string): Promise<string> {
  const { status, stdout, stderr } = await runTool(cwd, command, [...args]);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
  return stdout;
}

async function megabytes(name: string): Promise<number> {
  return Number((await output('du', ['-sm', name], clone)).split('\t')[0]);
}

try {
  await output('git', ['clone', '--quiet', root, clone], root);
  const began = performance.now();
  const { npm_execpath: _, npm_node_execpath: __, ...environment } = process.env;
  const env = {
    ...environment,
    PATH: String(process.env['PATH'])
      .split(path.delimiter)
      .filter((entry) => !entry.startsWith(root))
      .join(path.delimiter),
    npm_config_cache: path.join(folder, 'cache'),
    PORT: '0',
    MQTT_PORT: '0',
    DATA_DIR: path.join(folder, 'data'),
  };
  const product = spawn('npm', ['start'], { cwd: clone, env, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    product.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      if (printed.includes('Clubpulse is running')) resolve();
    });
    product.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${printed}`)));
  });
  const seconds = (performance.now() - began) / 1000;
  for (const [line] of printed.matchAll(/^.+: \d+ s$/gm)) console.log(line);
  console.log(`until it serves: ${seconds.toFixed(0)} s`);
  const folders = ['node_modules', '.runtime', 'apps/web/dist'];
  const sizes = await Promise.all(folders.map(megabytes));
  for (const [index, name] of folders.entries()) console.log(`${name}: ${sizes[index]} MB`);
  console.log(`installed: ${sizes.reduce((sum, size) => sum + size, 0)} MB`);
  const ended = once(product, 'exit');
  process.kill(-Number(product.pid), 'SIGTERM');
  await ended;
} finally {
  await rm(folder, { recursive: true, force: true });
}
