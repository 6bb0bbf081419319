import { expect } from '@playwright/test';
import { aims } from '../../scripts/checks/web/web-sizes.ts';
// @ts-expect-error: the scripts run before anything is installed, so they are plain JavaScript without declarations.
import { loadedOnceItWorks, sizeOf } from '../../scripts/first-screen.mjs';
// @ts-expect-error: as above.
import { webSizes } from '../../scripts/web-sizes.mjs';
import { demoPassword, demoPeople } from '../people/demo.ts';
import { signIn } from '../people/signing-in.ts';
import { test } from '../people/stage.ts';
import { devices, productUrl } from '../people/visitor.ts';

/** What an athlete sees of each on a phone without scrolling. */
const seen = {
  Today: ['booking.bookClass', 'runs.run'],
  Journal: ['training.journal'],
} as const;

test('an athlete’s first screens work within their aims on a phone that has nothing yet, by what is printed of them', async ({
  browser,
  enter,
}) => {
  const athlete = await enter({ device: 'phone', language: 'en', theme: 'light' });
  await signIn(athlete, demoPeople.athlete, demoPassword);
  const storageState = await athlete.context.storageState();
  for (const [screen, parts] of Object.entries(seen)) {
    const name = `shell and ${screen.toLowerCase()}`;
    // A wait is a text that the page evaluates, which its own policy forbids.
    const cold = { ...devices.phone, baseURL: productUrl(), storageState, locale: 'en-GB', bypassCSP: true };
    const context = await browser.newContext(cold);
    const page = await context.newPage();
    await page.goto(`/#/${screen}`, { waitUntil: 'commit' });
    const loaded = await page.waitForFunction(loadedOnceItWorks('main h1'));
    const script = sizeOf(await loaded.jsonValue(), 'js');
    console.log(`  ${name}, in a browser: ${script.kB} kB of script in ${script.files} files`);
    const aim = aims['starts']?.[name];
    expect(script.kB, name).toBeLessThanOrEqual(aim?.kB ?? 0);
    expect(script.files, name).toBeLessThanOrEqual(aim?.files ?? 0);
    // Nothing is in sight that the build's own figure leaves out.
    expect(script.files, name).toBe(webSizes().starts[name].files);
    for (const part of parts) await expect(page.getByRole('heading', { name: athlete.say(part) }).first()).toBeInViewport();
    await context.close();
  }
});
