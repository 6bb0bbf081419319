import { expect } from '@playwright/test';
import { auditScreen } from '../audit/audit.ts';
import { createOwnClub } from '../people/own-club.ts';
import { journey } from '../people/stage.ts';
import { openFromMenu } from '../people/visitor.ts';
import { productUrl } from '../product/product.ts';

const message = { title: 'A seat is yours', text: 'Lunch boxing, tomorrow at 12:10', tag: 'seat-1', view: 'MyBookings' };

journey(
  'the installed client shows a push message, and opens without a network',
  [
    { device: 'phone', language: 'es', theme: 'dark', installs: true },
    { device: 'desktop', language: 'fr', theme: 'light', installs: true },
  ],
  async ({ enter }, as) => {
    const { member } = await createOwnClub('Installed');
    const visitor = await enter(as, { email: (await member('Tilda')).email });
    const { page, context, say } = visitor;
    const worker = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      worker.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
        const active = versions.find(({ status }) => status === 'activated');
        if (active !== undefined) resolve(active.registrationId);
      });
    });
    await worker.send('ServiceWorker.enable');
    await page.goto('/#/Today');
    const today = page.getByRole('heading', { name: say('training.lastTrainings') });
    await expect(today).toBeVisible();

    const registrationId = await registered;
    // The message is checked in the worker, because a headless browser shows no notifications.
    const ours = context.serviceWorkers()[0];
    if (ours === undefined) throw new Error('The app has no service worker');
    await ours.evaluate(`self.registration.showNotification = async (title, { body, tag, data }) => {
      self.shown = { title, text: body, tag, view: data };
    }`);
    const push = { origin: productUrl(), registrationId, data: JSON.stringify(message) };
    await worker.send('ServiceWorker.deliverPushMessage', push);
    await expect.poll(() => ours.evaluate('self.shown')).toEqual(message);

    // Files that were loaded before the worker started must be cached.
    const stored = async (name: string) =>
      page.evaluate(
        `(async () => { for (const name of await caches.keys()) for (const { url } of await (await caches.open(name)).keys())
        if (url.includes(${JSON.stringify(name)})) return true; return false; })()`,
      );
    await expect.poll(() => stored('/assets/Today')).toBe(true);
    await openFromMenu(visitor, 'training.journal');
    await expect(page).toHaveURL(/#\/Journal$/);
    await expect.poll(() => stored('/assets/Journal')).toBe(true);
    await openFromMenu(visitor, 'kit.today');
    await auditScreen(visitor, 'Today, installed');
    const storedSince = page.getByText(new RegExp(say('shell.keptSince', { time: '.*' })));
    await context.setOffline(true);
    await page.reload();
    await expect(today).toBeVisible();
    await expect(storedSince).toBeVisible();
    await openFromMenu(visitor, 'training.journal');
    await expect(page).toHaveURL(/#\/Journal$/);
    await context.setOffline(false);
    await expect(storedSince).toBeHidden();
  },
);
