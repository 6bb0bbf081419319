import { getSelf } from '@clubpulse/contract/accounts/users.calls';
import { createMeasures } from '@clubpulse/contract/body/measures/measures.calls';
import { expect } from '@playwright/test';
import { callerFor } from '../../people/calls.ts';
import { demoPassword, demoPeople } from '../../people/demo.ts';
import { signIn } from '../../people/signing-in.ts';
import { atLength, test } from '../../people/stage.ts';

const scheme = 'data-mantine-color-scheme';

test('what is printed from the dark is light, and a report begins on its first page', atLength, async ({ enter }) => {
  const visitor = await enter({ device: 'desktop', language: 'fr', theme: 'dark' });
  const { page } = visitor;
  const html = page.locator('html');
  const call = await callerFor(demoPeople.athlete);
  const { UserId: id } = await call(getSelf);
  const body = { TimeStamp: new Date().toISOString(), Values: [{ Key: 'weight' as const, Value: 61 }], Note: '', ClubId: null };
  const { MeasureEventId } = await call(createMeasures, { params: { id }, body });
  await signIn(visitor, demoPeople.athlete, demoPassword);
  await page.goto(`/#/BiometricReport/${MeasureEventId}`);
  await expect(page.getByRole('table')).toBeVisible();
  await expect(html).toHaveAttribute(scheme, 'dark');

  await page.emulateMedia({ media: 'print' });
  await expect(html).toHaveAttribute(scheme, 'light');
  await expect(html).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.emulateMedia({ media: 'screen' });
  await expect(html).toHaveAttribute(scheme, 'dark');

  // On paper with room for all of it, only a break would begin a second page.
  await page.evaluate(
    `addEventListener('beforeprint', () => { document.title = document.documentElement.getAttribute('${scheme}'); })`,
  );
  const printed = await page.pdf({ width: '210mm', height: '3000mm' });
  expect(printed.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await expect(page).toHaveTitle('light');
  await expect(html).toHaveAttribute(scheme, 'dark');
});
