import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './runtime.mjs';

const reports = join(root, 'test-results');
mkdirSync(reports, { recursive: true });

/** Runs one part of the tests and adds how many seconds it took: { name, passed, failed, seconds, lines }. */
export async function timed(name, run) {
  const began = Date.now();
  const result = await run();
  return { lines: [], ...result, name, seconds: (Date.now() - began) / 1000 };
}

/** Runs one of these scripts in a process of its own, so that something else can go on beside it. */
export async function runScript(name) {
  const [status] = await once(spawn(process.execPath, [join(root, 'scripts', name)], { cwd: root, stdio: 'inherit' }), 'exit');
  return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
}

/** Runs Vitest with these arguments; `lines` say what each project took of the workers' time. */
export function runVitest(args, env = {}) {
  const report = join(reports, 'vitest.json');
  const times = join(reports, 'vitest-projects.json');
  rmSync(times, { force: true });
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    '--reporter=./scripts/project-times.mjs',
  ];
  const status = runProgram(report, 'vitest', ['run', ...args, ...reporters], { PROJECT_TIMES: times, ...env });
  const result = counts(report, status, ({ numPassedTests, numFailedTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
  }));
  const projects = existsSync(times) ? JSON.parse(readFileSync(times, 'utf8')) : [];
  const lines = projects.map(({ name, files, seconds }) => line(`  ${name}`, seconds, `of its workers, ${files} files`));
  return { ...result, lines };
}

/** Runs the journeys in a browser. */
export function runPlaywright(args = [], env = {}) {
  const report = join(reports, 'playwright.json');
  const output = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const status = runProgram(report, 'playwright', ['test', '-c', 'e2e', '--reporter=list,json', ...args], { ...output, ...env });
  return counts(report, status, ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }));
}

/** Prints what each part took and found, some beside another, last all of it since the start; sets the exit code. */
export function conclude(parts) {
  console.log('');
  for (const { name, passed, failed, seconds, lines } of parts)
    for (const each of [line(name, seconds, `${passed} passed, ${failed} failed`), ...lines]) console.log(each);
  const sum = (key) => parts.reduce((total, part) => total + part[key], 0);
  console.log(line('all', performance.now() / 1000, ''));
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}

const line = (name, seconds, said) => `${name.padEnd(12)} ${seconds.toFixed(1).padStart(7)} s  ${said}`.trimEnd();

function runProgram(report, program, args, env) {
  rmSync(report, { force: true });
  console.log(`\n${program}`);
  return spawnSync(program, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } }).status;
}

// What ends badly without a failed test (a file that does not load, an error outside of a test) counts as one.
function counts(report, status, read) {
  const { passed, failed } = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 };
  return { passed, failed: status === 0 ? failed : Math.max(failed, 1) };
}
