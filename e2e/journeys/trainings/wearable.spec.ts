import { expect } from '@playwright/test';
import { auditScreen } from '../../audit/audit.ts';
import { demoPassword, demoPeople } from '../../people/demo.ts';
import { languagesOfTheDay } from '../../people/languages.ts';
import { signIn } from '../../people/signing-in.ts';
import { atLength, test } from '../../people/stage.ts';
import { type Garmin, openGarmin } from '../../product/garmin.ts';
import { type Product, startProduct } from '../../product/product.ts';

const ACCOUNT = 'account-of-alessia';
const WATCH = 'Forerunner 935';
const SECONDS = 1800;
const READ_MS = 120_000;

/** The maker's servers are named in the product's settings, so this product is its own. */
let garmin: Garmin;
let product: Product;
test.beforeAll(async () => {
  garmin = await openGarmin(ACCOUNT);
  product = await startProduct('127.0.0.1', garmin.settings);
});
test.afterAll(async () => {
  await product.stop();
  garmin.close();
});

/** A run that ended an hour ago, as it is pushed: what it came to, and its samples. */
const BEGIN = Math.floor(Date.now() / 1000) - 3600 - SECONDS;
const summary = {
  activityName: 'Bergamo Running',
  activityType: 'RUNNING',
  startTimeInSeconds: BEGIN,
  startTimeOffsetInSeconds: 3600,
  durationInSeconds: SECONDS,
  averageHeartRateInBeatsPerMinute: 150,
  activeKilocalories: 320,
  distanceInMeters: 5400,
  deviceName: WATCH,
};
const named = { userId: ACCOUNT, activityId: BEGIN };
const activity = { ...named, summaryId: `x-${BEGIN}`, ...summary };
const details = {
  ...named,
  summaryId: `x-${BEGIN}-detail`,
  summary,
  samples: Array.from({ length: SECONDS / 2 }, (_, index) => ({
    startTimeInSeconds: BEGIN + 2 * index,
    heartRate: 150,
    speedMetersPerSecond: 3,
    totalDistanceInMeters: 6 * index,
  })),
  laps: [{ startTimeInSeconds: BEGIN }],
};

test(
  'what her watch recorded comes by its maker’s push, once, and nothing more after she disconnects it',
  atLength,
  async ({ enter }) => {
    const [language = 'it'] = languagesOfTheDay(1);
    const visitor = await enter({ device: 'phone', language, theme: 'light', url: product.url });
    const { page, say } = visitor;
    const trainings = page.getByRole('link').filter({ hasText: WATCH });
    const journal = async () => {
      await page.goto('/#/Today');
      await page.goto('/#/Journal');
      await page.reload();
    };

    await test.step('she connects it: agrees at its maker, and is back on her profile', async () => {
      await signIn(visitor, demoPeople.athlete, demoPassword);
      await page.goto('/#/Profile');
      await page.getByRole('button', { name: say('wearables.connect') }).click();
      await page.getByRole('link', { name: 'Agree' }).click();
      await expect(page).toHaveURL(/#\/Profile/);
      await expect(page.getByText(say('wearables.unheard'))).toBeVisible();
      await auditScreen(visitor, 'Profile, a watch that is connected');
    });

    await test.step('a push becomes a training, with its heart rates and what recorded it', async () => {
      await garmin.push(product.url, 'activities', [activity]);
      await garmin.push(product.url, 'activityDetails', [details]);
      await expect(async () => {
        await journal();
        await expect(trainings.first()).toBeVisible({ timeout: 5000 });
      }).toPass({ timeout: READ_MS });
      await trainings.first().click();
      await expect(page.getByText(WATCH, { exact: false }).first()).toBeVisible();
      const figures = page.getByRole('region', { name: say('training.summary') });
      await expect(figures).toContainText('30:00');
      await expect(figures).toContainText('150');
      await auditScreen(visitor, 'Training, of a watch');
    });

    await test.step('pushed again it is no second one', async () => {
      await garmin.push(product.url, 'activityDetails', [details]);
      await garmin.push(product.url, 'activities', [
        activity,
        { ...activity, summaryId: 'x-later', activityId: 1, deviceName: 'Edge 530', startTimeInSeconds: BEGIN - 7200 },
      ]);
      // The one behind it has been read, so it was read too.
      await expect(async () => {
        await journal();
        await expect(page.getByRole('link').filter({ hasText: 'Edge 530' }).first()).toBeVisible({ timeout: 5000 });
      }).toPass({ timeout: READ_MS });
      await expect(trainings).toHaveCount(1);
    });

    await test.step('disconnected, its maker is told, and what it pushes yet is taken from nobody', async () => {
      await page.goto('/#/Profile');
      await page.getByRole('button', { name: say('wearables.disconnect') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('wearables.disconnect') })
        .click();
      await expect(page.getByText(say('wearables.disconnected'))).toBeVisible();
      await expect.poll(() => garmin.goodbyes, { timeout: READ_MS }).toContain(ACCOUNT);
      await garmin.push(product.url, 'activities', [
        { ...activity, summaryId: 'x-late', activityId: 2, deviceName: 'Edge 840', startTimeInSeconds: BEGIN - 14_400 },
      ]);
      await journal();
      await expect(trainings.first()).toBeVisible();
      await expect(page.getByRole('link').filter({ hasText: 'Edge 840' })).toHaveCount(0);
    });
  },
);
