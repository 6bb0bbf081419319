import { defineConfig } from '@playwright/test';
// @ts-expect-error: the scripts run before anything is installed, so they are plain JavaScript without declarations.
import { findBrowser } from '../scripts/browser.mjs';

/**
 * `npm test` makes each journey once; `npm run test:long` those tagged `@long`: the same on other devices and in other languages, the screens
 * at every width. JOURNEYS is `long` for those alone, `all` for both. A picture of where a journey failed is always stored; with TRACE set
 * also a trace of its steps, which makes every journey a fifth slower.
 */
const journeys = process.env['JOURNEYS'];
const chosen = journeys === 'all' ? {} : journeys === 'long' ? { grep: /@long/ } : { grepInvert: /@long/ };

export default defineConfig({
  ...chosen,
  testDir: 'journeys',
  testMatch: '**/*.spec.ts',
  globalSetup: './product/global-setup.ts',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // They only catch what hangs: a machine three times as slow and as busy must not fail a journey that goes on.
  timeout: 3_600_000,
  expect: { timeout: 300_000 },
  reporter: 'list',
  use: {
    actionTimeout: 300_000,
    navigationTimeout: 300_000,
    timezoneId: 'Europe/Rome',
    trace: process.env['TRACE'] === undefined ? 'off' : 'retain-on-failure',
    launchOptions: { executablePath: String(findBrowser()) },
  },
});
