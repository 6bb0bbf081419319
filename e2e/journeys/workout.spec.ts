import { expect } from '@playwright/test';
import { demoPassword, demoPeople } from '../people/demo.ts';
import { signIn } from '../people/signing-in.ts';
import { atLength, test } from '../people/stage.ts';

test(
  'an athlete writes a sheet of her own and carries it out on a phone, with the network lost in the middle',
  atLength,
  async ({ enter }) => {
    const visitor = await enter({ device: 'phone', language: 'en', theme: 'dark' });
    const { page, say } = visitor;
    const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
    await signIn(visitor, demoPeople.athlete, demoPassword);
    const name = `In the cellar ${Date.now()}`;
    await page.evaluate("window.location.hash = '#/Today'");
    await page.getByRole('link', { name: say('sheets.newOwn') }).click();
    await page.getByRole('textbox', { name: say('kit.name'), exact: true }).fill(name);
    await press(say('sheets.addExercise'));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${say('sheets.addNamed', { name: '' })}`) })
      .first()
      .click();
    await page.keyboard.press('Escape');
    await press(say('sheets.create'));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

    await press(say('runs.run'));
    await press(say('runs.startDay', { day: say('workouts.dayNumber', { number: 1 }) }));
    await press(say('runs.done'));
    await press(say('runs.startNow'));
    const context = page.context();
    await context.setOffline(true);
    await press(say('runs.done'));
    await press(say('runs.startNow'));
    await press(say('runs.done'));
    await press(say('runs.save'));
    await expect(page.getByText(say('runs.keptHere'))).toBeVisible();
    await context.setOffline(false);
    await page.evaluate("window.location.hash = '#/Journal'");
    await expect(page.getByText(name).first()).toBeVisible();
  },
);
