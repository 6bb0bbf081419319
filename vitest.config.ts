import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
// @ts-expect-error: the scripts run before anything is installed, so they are plain JavaScript without declarations.
import { tags, testFiles } from './scripts/run-tests.mjs';

/** They run every tool over a copy of the whole tree, start the product or install a hub as a person does, or start and kill whole databases. */
const long = [
  'scripts/checks/checks.test.ts',
  'scripts/checks/new-feature.test.ts',
  'scripts/start.test.ts',
  'scripts/bridge-package.test.ts',
  'apps/server/src/platform/database/embedded-postgres.test.ts',
  'apps/server/src/test/proof/killed-import.test.ts',
];

/**
 * Random histories, servers that are killed, every call with every caller: each finds what the tests of one feature cannot, none what a
 * change usually breaks. With PROOFS set, as in `npm run test:long` and the commands of single proofs.
 */
const proofs: string[] = testFiles('apps/server/src', /@module-tag atLength/);
const switched = process.env['PROOFS'] === undefined ? proofs : [];

/** What takes minutes begins first, so that no worker waits at the end for one that began it last. */
class ProofsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isProof = ({ moduleId }: TestSpecification) => [...long, ...proofs].some((path) => moduleId.endsWith(path));
    const sorted = await super.sort(files);
    return [...sorted.filter(isProof), ...sorted.filter((file) => !isProof(file))];
  }
}

/**
 * What runs in Node is loaded by Node, as in production, not transformed by Vite and handed to each worker. The files of a worker share
 * its modules: loading them anew for each cost more than the tests.
 */
const inNode = { isolate: false, experimental: { viteModuleRunner: false, nodeLoader: false } };

/** They end what hangs, and nothing that is slow: a machine may be busy with other things. */
const limits = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 60_000 } } };
/** What waits for a condition waits as long everywhere (`vitest.setup.ts`). */
const patient = { ...limits, setupFiles: fileURLToPath(new URL('vitest.setup.ts', import.meta.url)) };

/** The databases and folders of the server's tests. */
const onServer = { globalSetup: 'apps/server/src/test/global-setup.ts', ...patient };
/** They count which files run: in a process of their own, where no house of another test goes on. */
const ways = ['apps/server/src/test/ways/*.test.ts'];

/** Of the web: what speaks to a real socket, and the parts of its build. */
const withoutPage = ['build/**/*.test.ts', 'src/live/socket.test.ts', 'src/live/tv/pairing.test.ts'];

export default defineConfig({
  test: {
    // Four on two cores: a worker often waits, for the database, for a fault that ends, for a moment that comes.
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
      { test: { name: 'ways', include: ways, ...inNode, isolate: true, ...onServer } },
      {
        extends: 'apps/web/vite.config.ts',
        // React as people run it, which takes half the time of the one for development (`src/test/act.ts`).
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
          // Modules are loaded once in a process; the set-up takes away what a test leaves.
          isolate: false,
          // Each worker loads the whole app: after the others, one for each processor. A third one was no faster.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      { test: { name: 'web without a page', root: 'apps/web', include: withoutPage, ...inNode, ...patient } },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'], exclude: long, ...patient } },
      // Only in `npm run test:long`.
      { test: { name: 'long', include: long, ...patient, testTimeout: 900_000 } },
    ],
  },
});
