import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
// @ts-expect-error: the scripts run before anything is installed, so they are plain JavaScript without declarations.
import { tags, testFiles } from './scripts/run-tests.mjs';

const long = [
  'scripts/checks/checks.test.ts',
  'scripts/checks/new-feature.test.ts',
  'scripts/start.test.ts',
  'scripts/bridge-package.test.ts',
  'apps/server/src/platform/database/embedded-postgres.test.ts',
  'apps/server/src/test/proof/killed-import.test.ts',
];

/** Faults across features, which a change rarely causes. With PROOFS set (`npm run test:long`). */
const proofs: string[] = testFiles('apps/server/src', /@module-tag atLength/);
const switched = process.env['PROOFS'] === undefined ? proofs : [];

/** So that no worker waits for a slow file that began last. */
class ProofsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isProof = ({ moduleId }: TestSpecification) => [...long, ...proofs].some((path) => moduleId.endsWith(path));
    const sorted = await super.sort(files);
    return [...sorted.filter(isProof), ...sorted.filter((file) => !isProof(file))];
  }
}

/** As in production. Files share modules, because loading them for each file took longer than the tests. */
const inNode = { isolate: false, experimental: { viteModuleRunner: false, nodeLoader: false } };

/** Only against hanging tests, because the machine may be busy. */
const limits = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 60_000 } } };
const patient = { ...limits, setupFiles: fileURLToPath(new URL('vitest.setup.ts', import.meta.url)) };

const onServer = { globalSetup: 'apps/server/src/test/global-setup.ts', ...patient };
/** They record which files run, so they need their own process. */
const ways = ['apps/server/src/test/ways/*.test.ts'];

const withoutPage = ['build/**/*.test.ts', 'src/live/socket.test.ts', 'src/live/tv/pairing.test.ts'];

export default defineConfig({
  test: {
    // On two cores, because a worker often waits for the database or a timer.
    maxWorkers: 4,
    teardownTimeout: 120_000,
    tags,
    sequence: { sequencer: ProofsFirst },
    projects: [
      { test: { name: 'packages', include: ['packages/**/*.test.ts'], ...inNode, ...patient } },
      { test: { name: 'bridge', include: ['apps/bridge/**/*.test.ts'], ...inNode, ...patient } },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          exclude: [...long, ...switched, ...ways],
          ...inNode,
          ...onServer,
        },
      },
      { test: { name: 'ways', include: ways, exclude: switched, ...inNode, isolate: true, ...onServer } },
      {
        extends: 'apps/web/vite.config.ts',
        // Takes half the time of React's development build (`src/test/act.ts`).
        plugins: [{ name: 'jsx-of-production', config: () => ({ oxc: { jsx: { development: false } } }) }],
        test: {
          name: 'web',
          root: 'apps/web',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: withoutPage,
          environment: 'happy-dom',
          env: { NODE_ENV: 'production' },
          ...limits,
          setupFiles: [patient.setupFiles, fileURLToPath(new URL('apps/web/src/test/setup.ts', import.meta.url))],
          // The set-up removes what a test leaves.
          isolate: false,
          // Each worker loads the whole app, so one per processor; a third was no faster.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      { test: { name: 'web without a page', root: 'apps/web', include: withoutPage, ...inNode, ...patient } },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'], exclude: long, ...patient } },
      { test: { name: 'long', include: long, ...patient, testTimeout: 900_000 } },
    ],
  },
});
