import { createSubscriptionType } from '@clubpulse/contract/billing/subscription-types.calls';
import { assignSubscription, getUserSubscription } from '@clubpulse/contract/billing/subscriptions.calls';
import { carmen, gaia } from '@clubpulse/world/athletes';
import { fullName } from '@clubpulse/world/people';
import { expect } from '@playwright/test';
import { auditScreen } from '../audit/audit.ts';
import { openClub } from '../people/club.ts';
import { dayFromNow, typed } from '../people/days.ts';
import { demoPassword, demoPeople } from '../people/demo.ts';
import { openMember } from '../people/desk.ts';
import { signIn } from '../people/signing-in.ts';
import { atLength, inTurn, test } from '../people/stage.ts';
import type { Visit } from '../people/visitor.ts';

const journeys: { visit: Visit; subscription: string; email: string; member: string }[] = [
  {
    visit: { device: 'desktop', language: 'it', theme: 'light' },
    subscription: 'Stagione',
    email: gaia.email,
    member: fullName(gaia),
  },
  {
    visit: { device: 'phone', language: 'en', theme: 'dark' },
    subscription: 'Season',
    email: carmen.email,
    member: fullName(carmen),
  },
];

for (const { visit, subscription, email, member } of inTurn(journeys)) {
  test(`a subscription is suspended and comes back (${visit.device}, ${visit.language})`, atLength, async ({ enter }) => {
    const { ClubId, call, userId } = await openClub();
    const type = { Name: subscription, Type: 'Invite' as const, Price: 18_000, Currency: 'EUR' as const, DurationDays: 90 };
    const limits = { MaxActivities: null, MaxWeeklyBookings: 3, MaxMonthlyBookings: null };
    const { ClassSubscriptionId } = await call(createSubscriptionType, { body: { ClubId, ...type, ...limits } });
    const { UserSubscriptionId, ExpiryDate } = await call(assignSubscription, {
      params: { id: ClubId, userId: await userId(email) },
      body: { ClassSubscriptionId, Payment: { Method: 'Cash' } },
    });
    const held = () => call(getUserSubscription, { params: { id: UserSubscriptionId } });

    const manager = await enter(visit);
    const { page, say } = manager;
    await signIn(manager, demoPeople.manager, demoPassword);
    await openMember(manager, member);
    const card = page.getByRole('article', { name: subscription });
    const act = async (label: 'billing.suspend' | 'billing.reactivate') => {
      await card.getByRole('button', { name: say('kit.actionsOf', { name: subscription }) }).click();
      await page.getByRole('menuitem', { name: say(label), exact: true }).click();
    };
    const dialog = page.getByRole('dialog');
    await expect(card).toContainText(say('billing.stateActive'));
    await expect(card).toContainText(say('billing.paid'));
    await auditScreen(manager, 'EditUser, subscriptions');

    await test.step('six days are too few, eight will do', async () => {
      await act('billing.suspend');
      const day = dialog.getByRole('textbox', { name: say('billing.reactivationDate') });
      await day.fill(typed(dayFromNow(6)));
      await dialog.getByRole('button', { name: say('billing.suspend'), exact: true }).click();
      await expect(dialog.getByText(say('suspension-min-days'))).toBeVisible();
      await auditScreen(manager, 'EditUser, suspending too shortly');
      await day.fill(typed(dayFromNow(8)));
      await dialog.getByRole('button', { name: say('billing.suspend'), exact: true }).click();
      await expect(page.getByText(say('billing.suspended', { name: subscription }))).toBeVisible();
      await expect(card).toContainText(say('billing.stateSuspended'));
      await expect(card).toContainText(typed(dayFromNow(8)));
      expect(await held()).toMatchObject({ State: 'Suspended', ReactivationDate: dayFromNow(8) });
      await auditScreen(manager, 'EditUser, suspended');
    });

    await test.step('it comes back the same day, with its end where it was', async () => {
      await card.getByRole('button', { name: say('billing.reactivate'), exact: true }).click();
      await auditScreen(manager, 'EditUser, reactivating');
      await dialog.getByRole('button', { name: say('billing.reactivateNow') }).click();
      await expect(page.getByText(say('billing.reactivated', { name: subscription }))).toBeVisible();
      await expect(card).toContainText(say('billing.stateActive'));
      expect(await held()).toMatchObject({ State: 'Active', SuspendedDate: null, ReactivationDate: null, ExpiryDate });
    });
  });
}
