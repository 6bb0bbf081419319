import { findBrowser } from './browser.mjs';
import { conclude, runPlaywright, runVitest, testFiles, timed } from './run-tests.mjs';
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
  LINGER: '200',
  ...seedOfCommit(),
  ...process.env,
};
// Files say themselves what `npm test` leaves out of them; what it ran of them is not run again.
const tagged = /@module-tag (?:atLength|examples)|tags: \['(?:atLength|examples)'\]/;
const files = ['apps/server/src', 'apps/web/src', 'apps/bridge/src', 'scripts'].flatMap((folder) => testFiles(folder, tagged));
const chosen = [...files, '--tags-filter', 'atLength || examples'];

const projects = ['server', 'web', 'bridge', 'long'].flatMap((name) => ['--project', name]);

const { runChecks } = await import('./checks/all.ts');

// Two ways through it, as in `npm test`: much of the one waits for servers that start and end, and leaves its processor to the other.
const vitest = timed('vitest', () => runVitest([...projects, ...chosen], long));
const check = await timed('check', () => runChecks(root, 'rest'));
const browser = await timed('browser', () => runPlaywright([], { JOURNEYS: 'long' }));
conclude([check, await vitest, browser]);

/** Other inputs for each commit, the same for whoever runs it again. */
function seedOfCommit() {
  const { status, output } = run('git', ['rev-parse', '--short=7', 'HEAD']);
  return status === 0 ? { FUZZ_SEED: String(Number.parseInt(output.slice(0, 7), 16)) } : {};
}
