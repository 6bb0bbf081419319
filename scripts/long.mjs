import { findBrowser } from './browser.mjs';
import { conclude, runPlaywright, runVitest, testFiles, timed } from './run-tests.mjs';
import { root, run, withPackages } from './runtime.mjs';
import { buildWeb } from './web-build.mjs';

// npm run test:long: what `npm test` proves shortly or not at all, at length; of what is tried on one thing after the other a share, another
// for each commit, and with TURN= all of it. A variable that is set already wins.
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
  FUZZ_RUNS: '100',
  LINGER: '100',
  ...ofCommit(),
  ...process.env,
};
// Files say themselves what `npm test` leaves out of them; what it ran of them is not run again.
const tagged = /@module-tag (?:atLength|examples)|tags: \['(?:atLength|examples)'\]/;
const files = ['apps/server/src', 'apps/web/src', 'apps/bridge/src', 'scripts'].flatMap((folder) => testFiles(folder, tagged));
const chosen = [...files, '--tags-filter', 'atLength || examples'];

const projects = ['server', 'web', 'bridge', 'long'].flatMap((name) => ['--project', name]);

const { runChecks } = await import('./checks/all.ts');

conclude([
  await timed('check', () => runChecks(root, 'rest')),
  await timed('vitest', () => runVitest([...projects, ...chosen], long)),
  await timed('browser', () => runPlaywright([], { JOURNEYS: 'long' })),
]);

/** Other inputs and shares for each commit, the same for whoever runs it again. */
function ofCommit() {
  const { status, output } = run('git', ['rev-parse', '--short=7', 'HEAD']);
  const seed = String(Number.parseInt(output.slice(0, 7), 16));
  return status === 0 ? { FUZZ_SEED: seed, TURN: seed } : {};
}
