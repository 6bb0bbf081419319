import { expect } from '@playwright/test';
import { demoPassword, demoPeople } from '../people/demo.ts';
import { signIn } from '../people/signing-in.ts';
import { atLength, test } from '../people/stage.ts';

test(
  'one offline moment leaves nothing broken: what was tried meanwhile comes when the network is back',
  atLength,
  async ({ enter }) => {
    const visitor = await enter({ device: 'desktop', language: 'en', theme: 'light' });
    const { page, say } = visitor;
    await signIn(visitor, demoPeople.athlete, demoPassword);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // What tells of failures is fetched behind the first screen.
    const toasts = `performance.getEntriesByType('resource').some(({ name }) => name.includes('ToastStack'))`;
    await expect.poll(() => page.evaluate(toasts)).toBe(true);
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    const offline = (isOffline: boolean) =>
      network.send('Network.emulateNetworkConditions', {
        offline: isOffline,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: -1,
      });

    await offline(true);
    await page.evaluate("window.location.hash = '#/MyBookings'");
    await expect(page.getByRole('heading', { level: 1, name: say('booking.myBookings') })).toBeVisible();
    await expect(page.getByText(say('kit.needsNetwork'))).toBeVisible();
    await page.evaluate("window.location.hash = '#/JoinClub'");
    await expect(page.getByRole('heading', { level: 1, name: say('clubs.join') })).toBeVisible();
    await expect(page.getByText(say('kit.needsNetwork'))).toBeVisible();
    // The banner says why, and nothing says it a second time.
    await expect(page.getByRole('alert')).toHaveCount(0);
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await offline(false);
    await expect(page.getByText(say('kit.needsNetwork'))).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: say('clubs.join') })).toBeVisible();
    await page.evaluate("window.location.hash = '#/MyBookings'");
    await expect(page.getByRole('heading', { level: 1, name: say('booking.myBookings') })).toBeVisible();
    expect(loads).toBe(0);
  },
);

test('a browser that may keep nothing is told what to allow, in its language', async ({ enter }) => {
  const { page, say } = await enter({ device: 'phone', language: 'it', theme: 'light' });
  const denied = `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError'); } })`;
  await page.addInitScript({ content: denied });
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText(say('check-browser-settings'));
  await expect(page.getByRole('button', { name: say('shell.reload') })).toBeVisible();
});
