import { createSubscriptionType } from '@clubpulse/contract/billing/subscription-types.calls';
import { listClubUserSubscriptions } from '@clubpulse/contract/billing/subscriptions.calls';
import { expect } from '@playwright/test';
import { auditScreen } from '../audit/audit.ts';
import { demoPeople } from '../people/demo.ts';
import { createOwnClub } from '../people/own-club.ts';
import { test } from '../people/stage.ts';
import { openFromMenu, type Visit } from '../people/visitor.ts';

const NAME = 'Ten tickets';
const TICKETS = 10;
const visits: readonly Visit[] = [
  { device: 'phone', language: 'en', theme: 'dark' },
  { device: 'desktop', language: 'it', theme: 'light' },
];

for (const as of visits) {
  test(`a manager sells a subscription to a member (${as.device}, ${as.language}, ${as.theme})`, async ({ enter }) => {
    const { ClubId, call, employ, member } = await createOwnClub('Bazaar');
    await employ(demoPeople.manager, 'Manager');
    const limits = { DurationDays: 60, MaxActivities: TICKETS, MaxWeeklyBookings: null, MaxMonthlyBookings: null };
    await call(createSubscriptionType, {
      body: { ClubId, Name: NAME, Type: 'Open', Price: 12_000, Currency: 'EUR', Purchasable: true, ...limits },
    });
    const { UserId, name } = await member('Petra');

    const manager = await enter(as, { email: demoPeople.manager, ClubId });
    const { page, say } = manager;
    await page.goto('/');
    const dialog = page.getByRole('dialog');
    if (as.device === 'phone') {
      await page
        .getByRole('button', { name: say('kit.sell'), exact: true })
        .first()
        .tap();
      const sheet = page.getByRole('dialog', { name: say('billing.sellTo') });
      await sheet.getByRole('combobox').fill(name);
      await expect(sheet.getByRole('option')).toHaveCount(1);
      await auditScreen(manager, 'Sell, to whom');
      await sheet.getByRole('option', { name }).tap();
    } else {
      await openFromMenu(manager, 'shell.members');
      await page.getByRole('searchbox', { name: say('kit.search') }).fill(name);
      await page.getByRole('main').getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await page.goto(`/#/EditUser/${UserId}/subscriptions`);
      await page
        .getByRole('main')
        .getByRole('button', { name: say('kit.assignSubscription') })
        .first()
        .click();
    }
    await expect(dialog.getByRole('radio', { name: NAME })).toBeChecked();
    await auditScreen(manager, 'A sale');
    await dialog.getByRole('button', { name: say('billing.take', { amount: '' }) }).click();
    await expect(page.getByText(say('billing.assigned', { name: NAME, member: name }))).toBeVisible();
    if (as.device === 'phone') await page.goto(`/#/EditUser/${UserId}/subscriptions`);
    const card = page.getByRole('region', { name: say('kit.subscriptions') }).getByRole('article', { name: NAME });
    await expect(card).toContainText(say('billing.leftOf', { left: TICKETS, total: TICKETS }));
    await auditScreen(manager, 'EditUser, sold');
    const held = await call(listClubUserSubscriptions, { params: { id: ClubId, userId: UserId } });
    expect(held).toMatchObject([{ RemainingTickets: TICKETS }]);
  });
}
