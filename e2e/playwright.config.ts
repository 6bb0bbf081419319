import { defineConfig } from '@playwright/test';
// @ts-expect-error: the scripts run before anything is installed, so they are plain JavaScript without declarations.
import { findBrowser } from '../scripts/browser.mjs';

export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.spec.ts',
  globalSetup: './product/global-setup.ts',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    timezoneId: 'Europe/Rome',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: String(findBrowser()) },
  },
});
