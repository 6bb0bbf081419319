import { expect } from '@playwright/test';
import { auditScreen } from '../audit/audit.ts';
import { demoPassword, demoPeople } from '../people/demo.ts';
import { signIn } from '../people/signing-in.ts';
import { otherDevice, test } from '../people/stage.ts';
import { openFromMenu } from '../people/visitor.ts';

test(
  'the installed app opens without a network: the shell, the day and the journal as they were loaded',
  otherDevice,
  async ({ enter }) => {
    const visitor = await enter({ device: 'phone', language: 'en', theme: 'dark' });
    const { page, context, say } = visitor;
    await signIn(visitor, demoPeople.athlete, demoPassword);
    const journal = page.getByRole('heading', { level: 1, name: say('training.journal') });
    await expect(journal).toBeVisible();
    await openFromMenu(visitor, 'kit.today');
    const today = page.getByText(say('training.lastTrainings'));
    await expect(today).toBeVisible();
    await auditScreen(visitor, 'Today, installed');
    // What the page loaded before its worker was there is kept too.
    const kept = async (name: string) =>
      page.evaluate(
        `(async () => { for (const name of await caches.keys()) for (const { url } of await (await caches.open(name)).keys())
        if (url.includes(${JSON.stringify(name)})) return true; return false; })()`,
      );
    await expect.poll(() => kept('/assets/Journal')).toBe(true);
    await expect.poll(() => kept('/assets/Today')).toBe(true);
    const manifest = await page.evaluate(`fetch('./manifest.webmanifest').then((answer) => answer.json())`);
    expect(manifest).toMatchObject({ start_url: './', display: 'standalone' });

    await context.setOffline(true);
    await page.reload();
    await expect(today).toBeVisible();
    await expect(page.getByText(/You are offline since .* Shown is what was loaded on/)).toBeVisible();
    await openFromMenu(visitor, 'training.journal');
    await expect(journal).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByText(/Shown is what was loaded on/)).toBeHidden();
    await expect(journal).toBeVisible();
  },
);
