import { createCreditsPackage, createCreditTransaction, getClubUserCredits } from '@clubpulse/contract/billing/credits.calls';
import { createSubscriptionType } from '@clubpulse/contract/billing/subscription-types.calls';
import { assignSubscription, listClubUserSubscriptions } from '@clubpulse/contract/billing/subscriptions.calls';
import type { ClassFields } from '@clubpulse/contract/calendar/classes/classes';
import type { ErrorType } from '@clubpulse/contract/errors';
import { expect } from '@playwright/test';
import type { Club } from './club.ts';
import { openFromMenu, type Visitor } from './visitor.ts';

/** Opens the page of a member, and a tab of it, as somebody at the desk does. */
export async function openMember(manager: Visitor, name: string): Promise<void> {
  const { page, say } = manager;
  await openFromMenu(manager, 'shell.members');
  await page.getByRole('searchbox', { name: say('kit.search') }).fill(name);
  await page.getByRole('main').getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const chosen = page.getByRole('navigation', { name }).getByRole('link', { name: new RegExp(`^${say('kit.subscriptions')}`) });
  // What comes late into the page's head moves its tabs.
  await expect(async () => {
    await chosen.click();
    await expect(chosen).toHaveAttribute('aria-current', 'page', { timeout: 5000 });
  }).toPass();
}

/** Something the desk sells, and what it means to a class. */
export interface Package {
  readonly name: string;
  /** What a class asks for that this pays. */
  readonly request: Pick<ClassFields, 'ClassSubscriptionIds' | 'CreditsCostInSite'>;
  /** What somebody without it is told. */
  readonly refusal: { readonly type: ErrorType; readonly values: Record<string, number> };
  /** Sells it on the screen; ends where the member has it. */
  sell(manager: Visitor, member: string): Promise<void>;
  /** Gives it without a screen. */
  give(userId: number): Promise<void>;
  /** Tickets or credits that are left. */
  left(userId: number): Promise<number | null | undefined>;
}

const TICKETS = 10;

/** A subscription with ten tickets; a class takes one. */
export async function ticketsPackage({ ClubId, call }: Club, name: string): Promise<Package> {
  const limits = { DurationDays: 60, MaxActivities: TICKETS, MaxWeeklyBookings: null, MaxMonthlyBookings: null };
  const { ClassSubscriptionId } = await call(createSubscriptionType, {
    body: { ClubId, Name: name, Type: 'Open', Price: 12_000, Currency: 'EUR', Purchasable: true, ...limits },
  });
  return {
    name,
    request: { ClassSubscriptionIds: [ClassSubscriptionId], CreditsCostInSite: 0 },
    refusal: { type: 'NoValidSubscriptions', values: {} },
    async sell({ page, say }, member) {
      const held = page.getByRole('region', { name: say('kit.subscriptions') });
      await page
        .getByRole('main')
        .getByRole('button', { name: say('kit.assignSubscription') })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox', { name: say('kit.subscription') }).click();
      await page.getByRole('option', { name }).click();
      await dialog.getByRole('button', { name: say('billing.take', { amount: '' }) }).click();
      await expect(page.getByText(say('billing.assigned', { name, member }))).toBeVisible();
      const left = say('billing.leftOf', { left: TICKETS, total: TICKETS });
      await expect(held.getByRole('article', { name })).toContainText(left);
    },
    async give(userId) {
      await call(assignSubscription, {
        params: { id: ClubId, userId },
        body: { ClassSubscriptionId, Payment: { Method: 'Cash' } },
      });
    },
    async left(userId) {
      const all = await call(listClubUserSubscriptions, { params: { id: ClubId, userId } });
      return all.find((one) => one.ClassSubscriptionId === ClassSubscriptionId)?.RemainingTickets;
    },
  };
}

const CREDITS = 20;
const COST = 2;

/** Twenty credits; a class takes two. */
export async function creditsPackage({ ClubId, call }: Club, name: string): Promise<Package> {
  await call(createCreditsPackage, {
    body: { ClubId, Name: name, Credits: CREDITS, Price: 9000, Currency: 'EUR', PaymentAccountType: 'Manual' },
  });
  return {
    name,
    request: { ClassSubscriptionIds: [], CreditsCostInSite: COST },
    refusal: { type: 'NotEnoughCredits', values: { needed: COST, balance: 0 } },
    async sell({ page, say }) {
      const credits = page.getByRole('region', { name: say('kit.credits') });
      await credits.getByRole('button', { name: say('billing.sellPackage') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox', { name: say('billing.package') }).click();
      await page.getByRole('option', { name }).click();
      await dialog.getByRole('button', { name: say('billing.sell') }).click();
      await expect(page.getByText(say('billing.packageSold'))).toBeVisible();
      await expect(credits.getByText(String(CREDITS), { exact: true }).first()).toBeVisible();
    },
    async give(userId) {
      await call(createCreditTransaction, { params: { id: ClubId, userId }, body: { Credits: COST } });
    },
    async left(userId) {
      return (await call(getClubUserCredits, { params: { id: ClubId, userId } })).Balance;
    },
  };
}
