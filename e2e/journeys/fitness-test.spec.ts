import { textVersions } from '@clubpulse/contract/accounts/consents';
import { setConsents } from '@clubpulse/contract/accounts/consents.calls';
import { getSelf } from '@clubpulse/contract/accounts/users.calls';
import { alessia } from '@clubpulse/world/athletes';
import { expect } from '@playwright/test';
import { auditScreen } from '../audit/audit.ts';
import { callerFor } from '../people/calls.ts';
import { openClub } from '../people/club.ts';
import { demoPassword, demoPeople } from '../people/demo.ts';
import { signIn } from '../people/signing-in.ts';
import { atLength, test } from '../people/stage.ts';
import { beatAt, wearStrap } from '../people/strap.ts';
import type { Visitor } from '../people/visitor.ts';

const STEPS_MS = 180_000;
/** Twenty seconds of standing still, of which the heart rate counts. */
const STANDING_MS = 21_000;

const press = ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Prepares a step test with nothing to tell of the health, finds the strap, and begins. */
async function begin(visitor: Visitor): Promise<void> {
  const { say } = visitor;
  await press(visitor, say('fitnessTests.start'));
  await press(visitor, say('fitnessTests.goOn'));
  await press(visitor, say('ownStrap.find'));
  await press(visitor, say('fitnessTests.begin'));
}

test(
  'an athlete’s test stops by itself; with her trainer she runs one to its end, and adds what makes a total',
  atLength,
  async ({ enter }) => {
    const club = await openClub();
    const hers = await callerFor(alessia.email);
    const { UserId } = await hers(getSelf);
    const shared = (['Body', 'HeartRate', 'Contact'] as const).map((Purpose) => ({
      ClubId: club.ClubId,
      Purpose,
      Version: textVersions[Purpose],
      Granted: true,
    }));
    await hers(setConsents, { params: { id: UserId }, body: shared });

    const athlete = await enter({ device: 'phone', language: 'en', theme: 'dark' });
    const trainer = await enter({ device: 'desktop', language: 'it', theme: 'light' });

    await test.step('above 85 percent of her maximum it ends within seconds, and says why', async () => {
      const { page, say } = athlete;
      await wearStrap(athlete, 95);
      await signIn(athlete, demoPeople.athlete, demoPassword);
      await page.evaluate("window.location.hash = '#/FitnessTestView'");
      await begin(athlete);
      await expect(page.getByText(say('fitnessTests.aMinute', { count: 96 }))).toBeVisible();
      await beatAt(athlete, 185);
      await expect(page.getByRole('heading', { name: say('fitnessTests.stopped.interruptedHeartRate') })).toBeVisible({
        timeout: 15_000,
      });
      await expect(page.getByRole('button', { name: say('fitnessTests.planWalk') })).toBeVisible();
      await auditScreen(athlete, 'FitnessTestView, stopped');
    });

    await test.step('her trainer runs one with her on a tablet, by a clock that is faster than hers', async () => {
      const { page, say } = trainer;
      await wearStrap(trainer, 120);
      await signIn(trainer, demoPeople.trainer, demoPassword);
      await page.clock.install();
      await page.evaluate(`window.location.hash = '#/FitnessTestView/${UserId}'`);
      await expect(page.getByRole('heading', { name: say('fitnessTests.stopped.interruptedHeartRate') })).toBeVisible();
      // The same test rests for a day after such a stop: Queens' steps are another one.
      await press(trainer, say('fitnessTests.start'));
      await page.getByRole('combobox', { name: say('fitnessTests.which') }).click();
      await page.getByRole('option', { name: say('fitnessTests.protocol.queensStep') }).click();
      await press(trainer, say('fitnessTests.goOn'));
      await press(trainer, say('ownStrap.find'));
      await page.clock.runFor(2000);
      await press(trainer, say('fitnessTests.begin'));
      await beatAt(trainer, 150);
      await page.clock.runFor(STEPS_MS);
      await expect(page.getByText(say('fitnessTests.stand'))).toBeVisible();
      await page.clock.runFor(STANDING_MS);
      await page.clock.resume();
      await expect(page.getByText(say('fitnessTests.kind.cardio'), { exact: true })).toBeVisible();
    });

    await test.step('she finds the result, and adds what makes a total of it', async () => {
      const { page, say } = athlete;
      await page.evaluate("window.location.hash = '#/FitnessTestView'");
      await page.reload();
      await press(athlete, say('fitnessTests.parts'));
      await page.getByRole('textbox', { name: say('measure.pushUps') }).fill('25');
      await page.getByRole('textbox', { name: say('measure.plankTime') }).fill('130');
      await press(athlete, say('kit.save'));
      await expect(page.getByText(say('fitnessTests.kind.muscular'), { exact: true })).toBeVisible();
      await expect(page.getByText(say('fitnessTests.alone'))).toHaveCount(0);
      await auditScreen(athlete, 'FitnessTestView, a total');
    });
  },
);
