import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
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
  const result = counts(report, status, ({ numPassedTests, numFailedTests, testResults }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    failures: testResults.flatMap(failuresOfFile),
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
  return counts(report, status, ({ stats, suites, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: [...suites.flatMap(failuresOfSuite), ...errors.map(({ message }) => ({ title: 'playwright', message }))],
  }));
}

function failuresOfFile({ name, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  const file = relative(root, name);
  if (failed.length === 0) return message ? [{ title: file, message }] : [];
  return failed.map((test) => ({ title: `${file}: ${test.fullName}`, message: test.failureMessages.join('\n') }));
}

const failuresOfSuite = ({ suites = [], specs = [] }) => [
  ...specs.filter((spec) => !spec.ok).map((spec) => ({ title: `${spec.file}: ${spec.title}`, message: errorsOf(spec) })),
  ...suites.flatMap(failuresOfSuite),
];

const errorsOf = ({ tests }) =>
  tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message))).join('\n');

/** Failures come last, so that the end of a long log names them. */
export function conclude(parts) {
  console.log('');
  for (const { name, passed, failed, seconds, lines } of parts)
    for (const each of [line(name, seconds, `${passed} passed, ${failed} failed`), ...lines]) console.log(each);
  const sum = (key) => parts.reduce((total, part) => total + part[key], 0);
  console.log(line('all', performance.now() / 1000, ''));
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  for (const { title, message } of parts.flatMap(({ failures = [] }) => failures))
    console.log(`\nfailed: ${title}\n${stripVTControlCharacters(message).split('\n').slice(0, 20).join('\n')}`);
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
function counts(report, status, tests) {
  const read = existsSync(report) ? tests(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0, failures: [] };
  return { ...read, failed: status === 0 ? read.failed : Math.max(read.failed, 1) };
}
