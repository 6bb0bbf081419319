import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runHub } from './hub-process.ts';

const log = pino({ level: 'silent' });
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'clubpulse-hub-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function program(first: string, last = '', name = 'hub'): Promise<{ file: string; starts: () => Promise<number[]> }> {
  const [file, diary] = [path.join(folder, `${name}.mjs`), path.join(folder, `${name}.starts`)];
  await writeFile(diary, '');
  await writeFile(
    file,
    `import { appendFileSync } from 'node:fs';\n${first}\nappendFileSync(${JSON.stringify(diary)}, process.pid + '\\n');\n${last}`,
  );
  return { file, starts: async () => (await readFile(diary, 'utf8')).trim().split('\n').filter(Boolean).map(Number) };
}

const alive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('the hub process is restarted at once after a failure, and after a pause when it ended normally', {
  tags: ['atLength'],
}, async () => {
  const { file, starts } = await program('', 'process.exit(process.argv[2] === "fail" ? 1 : 0);');
  let requests = 0;
  const args = () => Promise.resolve([requests++ === 0 ? 'fail' : 'end']);
  const hub = runHub({ name: 'test', args, pauseMs: 50, program: file }, log);
  await expect.poll(async () => (await starts()).length).toBeGreaterThan(2);
  await hub.stop();
  const ended = (await starts()).length;
  const other = await program('', 'process.exit(0);', 'other');
  const later = runHub({ name: 'other', args: () => Promise.resolve([]), pauseMs: 50, program: other.file }, log);
  await expect.poll(async () => (await other.starts()).length).toBeGreaterThan(2);
  await later.stop();
  expect(await starts()).toHaveLength(ended);
});

it('the hub process ends on stop and starts again on restart', async () => {
  const { file, starts } = await program('process.on("SIGTERM", () => process.exit(0)); setInterval(() => {}, 1000);');
  const hub = runHub({ name: 'test', args: () => Promise.resolve([]), pauseMs: 10, program: file }, log);
  await expect.poll(starts).toHaveLength(1);
  hub.restart();
  await expect.poll(starts).toHaveLength(2);
  await hub.stop();
  for (const pid of await starts()) expect(alive(pid)).toBe(false);
});

it('the hub process ends when the server is killed', { tags: ['atLength'] }, async () => {
  const { file, starts } = await program('setInterval(() => {}, 1000);');
  const parent = path.join(folder, 'server.ts');
  const module = new URL('hub-process.ts', import.meta.url).href;
  await writeFile(
    parent,
    `import { runHub } from ${JSON.stringify(module)};
const quiet = { debug() {}, warn() {} };
runHub({ name: 'test', args: async () => [], pauseMs: 10, program: ${JSON.stringify(file)} }, quiet as never);
setInterval(() => {}, 1000);`,
  );
  const server = spawn(process.execPath, [parent], { stdio: 'ignore' });
  await expect.poll(starts).toHaveLength(1);
  const [pid = 0] = await starts();
  server.kill('SIGKILL');
  await once(server, 'exit');
  await expect.poll(() => alive(pid)).toBe(false);
});
