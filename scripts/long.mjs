import { findBrowser } from './browser.mjs';
import { conclude, runPlaywright, runVitest, timed } from './run-tests.mjs';
import { installPackages, run, underNode24 } from './runtime.mjs';
import { buildWeb } from './web-build.mjs';

// npm run test:long: what `npm test` proves shortly or not at all, at length. A variable that is set already wins.
await underNode24();
installPackages();
buildWeb();
process.env.CHROME_BIN = findBrowser();

const long = {
  RACE_ROUNDS: '300',
  RACE_KILLS: '6',
  PROOF_KILLS: '20',
  MONEY_RUNS: '200',
  MONEY_STEPS: '10',
  MATRIX: 'full',
  STALE: 'all',
  EDGES: 'all',
  WORLDS: 'all',
  FUZZ_RUNS: '200',
  ...seedOfCommit(),
  ...process.env,
};
const proofs = [
  'race',
  'proof',
  'money',
  'all-calls/edges-of-values',
  'all-calls/generated-inputs',
  'all-calls/permission-matrix',
  'all-calls/stale-answers',
  'worlds',
].map((name) => `apps/server/src/test/${name}`);

conclude([
  await timed('vitest', () =>
    runVitest(['--project', 'server', '--project', 'long', ...proofs, 'embedded-postgres', 'scripts/'], long),
  ),
  await timed('browser', () => runPlaywright([], { JOURNEYS: 'long' })),
]);

/** Other inputs for each commit, the same for whoever runs it again. */
function seedOfCommit() {
  const { status, output } = run('git', ['rev-parse', '--short=7', 'HEAD']);
  return status === 0 ? { FUZZ_SEED: String(Number.parseInt(output.slice(0, 7), 16)) } : {};
}
