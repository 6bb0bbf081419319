import { createSubscriptionType } from '@clubpulse/contract/billing/subscription-types.calls';
import { assignSubscription, listMySubscriptions } from '@clubpulse/contract/billing/subscriptions.calls';
import { expect } from '@playwright/test';
import { auditScreen } from '../audit/audit.ts';
import { dayFromNow } from '../people/days.ts';
import { createOwnClub, publishClass } from '../people/own-club.ts';
import { journey } from '../people/stage.ts';
import { openFromMenu } from '../people/visitor.ts';

const NAME = 'Lunch boxing';
const TICKETS = 10;

journey(
  'an athlete books a class with a ticket and cancels the booking',
  [
    { device: 'phone', language: 'it', theme: 'light' },
    { device: 'desktop', language: 'en', theme: 'dark' },
  ],
  async ({ enter }, as) => {
    const club = await createOwnClub('Lagoon');
    const { ClubId, call } = club;
    const limits = { DurationDays: 60, MaxActivities: TICKETS, MaxWeeklyBookings: null, MaxMonthlyBookings: null };
    const { ClassSubscriptionId } = await call(createSubscriptionType, {
      body: { ClubId, Name: 'Ten tickets', Type: 'Open', Price: 12_000, Currency: 'EUR', ...limits },
    });
    await publishClass(
      club,
      { Kind: 'Single', ScheduleStartDate: dayFromNow(1), SingleStartTime: '12:10', SingleDuration: 45 },
      { Name: NAME, MaxInSiteParticipants: 2, TrainingType: 'functionalTraining', ClassSubscriptionIds: [ClassSubscriptionId] },
    );
    const { UserId, email, call: own } = await club.member('Ilaria');
    const left = async () => (await own(listMySubscriptions, { params: { id: UserId } }))[0]?.RemainingTickets;

    const athlete = await enter(as, { email });
    const { page, say } = athlete;
    const row = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: NAME, exact: true }) });
    const openTomorrow = async () => {
      await openFromMenu(athlete, 'booking.title');
      await page
        .getByRole('list', { name: say('kit.days') })
        .getByRole('button')
        .nth(1)
        .click();
    };
    await page.goto('/');
    await openTomorrow();
    await row.getByRole('button', { name: say('booking.whyNot') }).click();
    await expect(row.getByRole('alert')).toContainText(say('error.NoValidSubscriptions'));
    await auditScreen(athlete, 'Book, refused');

    await call(assignSubscription, {
      params: { id: ClubId, userId: UserId },
      body: { ClassSubscriptionId, Payment: { Method: 'Cash' } },
    });
    await page.reload();
    await openTomorrow();
    await row.getByRole('button', { name: `${say('booking.book')}: ${NAME}` }).click();
    await expect(row).toContainText(say('booking.state.booked'));
    expect(await left()).toBe(TICKETS - 1);
    await auditScreen(athlete, 'Book, booked');

    // The page is reloaded, because an act directly after booking counts as a double tap.
    await page.reload();
    await openTomorrow();
    await row.getByRole('button', { name: `${say('booking.cancelShort')}: ${NAME}` }).click();
    await auditScreen(athlete, 'Book, cancelling');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('booking.cancelBooking') })
      .click();
    await expect(page.getByText(say('booking.cancelled', { name: NAME }))).toBeVisible();
    expect(await left()).toBe(TICKETS);
  },
);
