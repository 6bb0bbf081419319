import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let folder: string;
let supervisor: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clubpulse-supervise-'));
});
afterEach(() => {
  supervisor?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function supervise(ends: readonly (number | 'SIGKILL' | 'runs')[], options: object = {}) {
  const program = join(folder, 'program.mjs');
  writeFileSync(
    program,
    `import { appendFileSync, readFileSync } from 'node:fs';
    const note = (line) => appendFileSync(${JSON.stringify(join(folder, 'notes'))}, line + '\\n');
    note('start');
    const starts = readFileSync(${JSON.stringify(join(folder, 'notes'))}, 'utf8').split('\\n').length - 1;
    const end = ${JSON.stringify(ends)}[starts - 1];
    if (typeof end === 'number') process.exit(end);
    if (end === 'SIGKILL') process.kill(process.pid, end);
    process.on('SIGINT', () => process.exit(0));
    process.on('disconnect', () => (note('alone'), process.exit(0)));
    note('runs');
    setInterval(() => {}, 1000);`,
  );
  const settings = JSON.stringify({ pauseMs: 1, ...options });
  const code = `import { supervise } from ${JSON.stringify(join(import.meta.dirname, 'supervise.mjs'))};
    await supervise([${JSON.stringify(program)}], ${settings});`;
  const started = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'ignore', 'pipe'] });
  supervisor = started;
  let printed = '';
  started.stderr.on('data', (text) => {
    printed += String(text);
  });
  const ended = once(started, 'close').then(([status, signal]) => status ?? signal);
  return { started, ended, printed: () => printed };
}

const notes = (): string[] => readFileSync(join(folder, 'notes'), 'utf8').trim().split('\n');
const runs = () => vi.waitFor(() => expect(notes()).toContain('runs'));

it('the supervisor restarts a program that failed or was killed, until it ends normally', async () => {
  const { ended, printed } = await supervise([70, 'SIGKILL', 0]);
  expect(await ended).toBe(0);
  expect(notes()).toEqual(['start', 'start', 'start']);
  expect(printed()).toContain('The server ended with code 70. It starts again in 0.001 s.');
  expect(printed()).toContain('The server ended with SIGKILL. It starts again in 0.002 s.');
});

it('the supervisor does not restart a program that cannot start', async () => {
  const { ended } = await supervise([1]);
  expect(await ended).toBe(1);
  expect(notes()).toEqual(['start']);
});

it('the supervisor ends after repeated failures of the program', async () => {
  const { ended, printed } = await supervise([70, 70, 70, 70], { most: 2 });
  expect(await ended).toBe(70);
  expect(notes()).toEqual(['start', 'start', 'start']);
  expect(printed()).toContain('3 times within 10 minutes: it is not started again');
});

it('the supervisor ends with the program on a signal', async () => {
  const { started, ended } = await supervise(['runs']);
  await runs();
  started.kill('SIGINT');
  expect(await ended).toBe(0);
  expect(notes()).toEqual(['start', 'runs']);
});

it('a signal during the pause before a restart ends the supervisor at once', async () => {
  const { started, ended, printed } = await supervise([70], { pauseMs: 3_600_000 });
  await vi.waitFor(() => expect(printed()).toContain('It starts again in 3600 s'));
  started.kill('SIGINT');
  expect(await ended).toBe(0);
  expect(notes()).toEqual(['start']);
});

it('the program ends when the supervisor is killed', async () => {
  const { started } = await supervise(['runs']);
  await runs();
  started.kill('SIGKILL');
  await vi.waitFor(() => expect(notes()).toEqual(['start', 'runs', 'alone']));
});
