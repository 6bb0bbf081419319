import { defineConfig } from '@playwright/test';
// @ts-expect-error: the scripts run before anything is installed, so they are plain JavaScript without declarations.
import { findBrowser } from '../scripts/browser.mjs';

/**
 * Each journey is made on the device it belongs to; on the other one, tagged `@otherDevice`, in `npm run test:long`, and so are those
 * tagged `@atLength`. JOURNEYS is `long` for those alone, `all` for both. A picture of where a journey failed is always kept; with TRACE set also a trace of its steps,
 * which makes every journey a fifth slower.
 */
const journeys = process.env['JOURNEYS'];
const long = /@(?:otherDevice|atLength)/;
const chosen = journeys === 'all' ? {} : journeys === 'long' ? { grep: long } : { grepInvert: long };

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
  // Not a measure of anything: a machine three times as slow and as busy must not fail a journey that goes on.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    timezoneId: 'Europe/Rome',
    trace: process.env['TRACE'] === undefined ? 'off' : 'retain-on-failure',
    launchOptions: { executablePath: String(findBrowser()) },
  },
});
