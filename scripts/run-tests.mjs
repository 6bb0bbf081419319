import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './runtime.mjs';

const reports = join(root, 'test-results');
mkdirSync(reports, { recursive: true });

/** Saves a third of each server start; tests have dozens. */
const compiled = join(root, '.runtime/compiled');

/** Of a test, or of a file by `@module-tag`. PROOFS enables what `npm test` omits. */
export const tags = [
  { name: 'atLength', description: 'Takes long: only in npm run test:long', skip: process.env.PROOFS === undefined },
  { name: 'examples', description: 'Met with more examples in npm run test:long' },
];

export const testFiles = (folder, pattern) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path) && !path.includes('node_modules'))
    .map((path) => `${folder}/${path}`)
    .filter((path) => pattern.test(readFileSync(join(root, path), 'utf8')));

export async function timed(name, run) {
  const began = Date.now();
  const result = await run();
  return { lines: [], ...result, name, seconds: (Date.now() - began) / 1000 };
}

export async function runScript(name) {
  const [status] = await once(spawn(process.execPath, [join(root, 'scripts', name)], { cwd: root, stdio: 'inherit' }), 'exit');
  return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
}

export async function compileServer() {
  // They have new keys in each run and would accumulate.
  rmSync(compiled, { recursive: true, force: true });
  const load = `await import(${JSON.stringify(pathToFileURL(join(root, 'apps/server/src/compose.ts')).href)}); process.exit()`;
  const options = { cwd: root, stdio: 'ignore', env: { ...process.env, NODE_COMPILE_CACHE: compiled } };
  await once(spawn(process.execPath, ['--input-type=module', '-e', load], options), 'exit');
}

export async function runVitest(args, env = {}) {
  const report = join(reports, 'vitest.json');
  const times = join(reports, 'vitest-projects.json');
  rmSync(times, { force: true });
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    '--reporter=./scripts/project-times.mjs',
  ];
  const status = await runProgram(report, 'vitest', ['run', ...args, ...reporters], { PROJECT_TIMES: times, ...env });
  const result = counts(report, status, ({ numPassedTests, numFailedTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
  }));
  const projects = existsSync(times) ? JSON.parse(readFileSync(times, 'utf8')) : [];
  const lines = projects.map(({ name, files, seconds }) => line(`  ${name}`, seconds, `of its workers, ${files} files`));
  return { ...result, lines };
}

export async function runPlaywright(args = [], env = {}) {
  const report = join(reports, 'playwright.json');
  const output = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const status = await runProgram(report, 'playwright', ['test', '-c', 'e2e', '--reporter=list,json', ...args], {
    ...output,
    ...env,
  });
  return counts(report, status, ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }));
}

export function conclude(parts) {
  console.log('');
  for (const { name, passed, failed, seconds, lines } of parts)
    for (const each of [line(name, seconds, `${passed} passed, ${failed} failed`), ...lines]) console.log(each);
  const sum = (key) => parts.reduce((total, part) => total + part[key], 0);
  console.log(line('all', performance.now() / 1000, ''));
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}

const line = (name, seconds, text) => `${name.padEnd(12)} ${seconds.toFixed(1).padStart(7)} s  ${text}`.trimEnd();

async function runProgram(report, program, args, env) {
  rmSync(report, { force: true });
  console.log(`\n${program}`);
  const environment = { NODE_COMPILE_CACHE: compiled, ...process.env, ...env };
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], env: environment });
  // Two reporters would overwrite each other's lines.
  child.stdout.pipe(process.stdout, { end: false });
  const [status] = await once(child, 'close');
  return status;
}

// Also an error while loading, or outside of a test.
function counts(report, status, read) {
  const { passed, failed } = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 };
  return { passed, failed: status === 0 ? failed : Math.max(failed, 1) };
}
