import { defineConfig } from '@playwright/test';
// @ts-expect-error: the scripts run before anything is installed, so they are plain JavaScript without declarations.
import { findBrowser } from '../scripts/browser.mjs';

/** JOURNEYS: `long` for `@long` tests, `all` for every test. TRACE saves traces of failures, which takes a fifth of the time. */
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
  // The limits end only journeys that hang, because a busy machine must not fail a journey.
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
