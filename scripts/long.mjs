import { findBrowser } from './browser.mjs';
import { conclude, runPlaywright, runVitest, testFiles, timed } from './run-tests.mjs';
import { root, run, withPackages } from './runtime.mjs';
import { buildWeb } from './web-build.mjs';

// npm run test:long: a share of large example sets by commit, all with TURN=. Variables that are set win.
await withPackages();
buildWeb();
process.env.CHROME_BIN = findBrowser();

const long = {
  PROOFS: 'all',
  RACE_ROUNDS: '40',
  RACE_KILLS: '3',
  PROOF_KILLS: '6',
  MONEY_RUNS: '50',
  MONEY_STEPS: '10',
  MONEY_HISTORIES: '20',
  FUZZ_RUNS: '100',
  LINGER: '100',
  ...ofCommit(),
  ...process.env,
};
// Only tests that `npm test` omits.
const tagged = /@module-tag (?:atLength|examples)|tags: \['(?:atLength|examples)'\]/;
const files = ['apps/server/src', 'apps/web/src', 'apps/bridge/src', 'packages', 'scripts'].flatMap((folder) =>
  testFiles(folder, tagged),
);
const chosen = [...files, '--tags-filter', 'atLength || examples'];

const projects = ['server', 'ways', 'web', 'bridge', 'packages', 'long'].flatMap((name) => ['--project', name]);

const { runChecks } = await import('./checks/all.ts');

conclude([
  await timed('check', () => runChecks(root, 'rest')),
  await timed('vitest', () => runVitest([...projects, ...chosen], long)),
  await timed('browser', () => runPlaywright([], { JOURNEYS: 'long' })),
]);

/** By the commit, so that a run can be repeated. */
function ofCommit() {
  const { status, output } = run('git', ['rev-parse', '--short=7', 'HEAD']);
  const seed = String(Number.parseInt(output.slice(0, 7), 16));
  return status === 0 ? { FUZZ_SEED: seed, TURN: seed } : {};
}
