import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { conclude, runPlaywright, runVitest, timed } from './run-tests.mjs';
import { root, run, withPackages } from './runtime.mjs';
import { buildWeb } from './web-build.mjs';

// npm run test:long: what `npm test` proves shortly or not at all, at length. A variable that is set already wins.
await withPackages();
buildWeb();
process.env.CHROME_BIN = findBrowser();

const long = {
  PROOFS: 'all',
  RACE_ROUNDS: '300',
  RACE_KILLS: '6',
  PROOF_KILLS: '20',
  MONEY_RUNS: '200',
  MONEY_STEPS: '10',
  MATRIX: 'full',
  REFUSALS: 'all',
  WORLDS: 'turns',
  FUZZ_RUNS: '200',
  EXAMPLES: 'all',
  LINGER: '200',
  ...seedOfCommit(),
  ...process.env,
};
const server = 'apps/server/src';
const proofs = [
  ...['race', 'proof', 'money', 'all-calls', 'worlds'].map((name) => `${server}/test/${name}`),
  `${server}/demo/demo.test.ts`,
  `${server}/calendar/seats/answers`,
];
// Files that say themselves what `npm test` leaves out of them.
const asking = (below, file) =>
  readdirSync(join(root, below), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => `${below}/${path}`)
    .filter((path) => readFileSync(join(root, path), 'utf8').includes(`/${file}.ts'`));
const shortened = [
  ...asking(server, 'at-length'),
  ...asking('apps/web/src', 'examples'),
  ...asking('apps/bridge/src', 'at-length'),
];

const projects = ['server', 'web', 'bridge', 'long'].flatMap((name) => ['--project', name]);

const { runChecks } = await import('./checks/all.ts');

conclude([
  await timed('check', () => runChecks(root, 'rest')),
  await timed('vitest', () => runVitest([...projects, ...proofs, ...shortened, 'embedded-postgres', 'scripts/'], long)),
  await timed('browser', () => runPlaywright([], { JOURNEYS: 'long' })),
]);

/** Other inputs for each commit, the same for whoever runs it again. */
function seedOfCommit() {
  const { status, output } = run('git', ['rev-parse', '--short=7', 'HEAD']);
  return status === 0 ? { FUZZ_SEED: String(Number.parseInt(output.slice(0, 7), 16)) } : {};
}
