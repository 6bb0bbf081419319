import { addDays, dayIn } from '@clubpulse/rules/time/days';
import { currency, timeZone } from '@clubpulse/world/clubs';
import { cashSales, creditOrders, type Holding, holdings } from '@clubpulse/world/holdings';
import { creditsPackages, monthlyPlan, subscriptionTypes, yearPlan } from '@clubpulse/world/prices';
import { createCreditsPackages, createOrders } from '../../billing/credits/public.ts';
import { createPaymentAccounts } from '../../billing/payment-accounts/public.ts';
import { createSubscriptionTypes } from '../../billing/subscription-types/public.ts';
import { createSubscriptionChanges, createSubscriptions, refundedSubscriptions } from '../../billing/subscriptions/public.ts';
import { createTransactions } from '../../billing/transactions/public.ts';
import { paidBookings } from '../../calendar/seats/public.ts';
import { savePaymentSettings } from '../../clubs/clubs/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { expectAccepted } from '../expect-accepted.ts';
import type { ClubPeople } from '../people/club-people.ts';

const DAY_MS = 86_400_000;

export async function sellSubscriptions(db: Database, people: ClubPeople, manager: number, today: Date): Promise<void> {
  const { clubId, members } = people;
  const userOf = (nickname: string) => members.get(nickname) ?? 0;
  const club = async () => ({ TimeZone: timeZone });
  const at = (daysAgo: number) => ({ db, club, bookings: paidBookings, now: () => new Date(today.getTime() - daysAgo * DAY_MS) });

  const types = createSubscriptionTypes({ db });
  const typeIds = new Map<string, number>();
  for (const [key, fields] of Object.entries(subscriptionTypes))
    typeIds.set(key, expectAccepted(await types.create(clubId, fields, manager)).ClassSubscriptionId);
  const year = expectAccepted(await types.createPlan(typeIds.get('open') ?? 0, yearPlan, manager)).SubscriptionPlanId;
  // A monthly plan can only be made while the club takes cards.
  await savePaymentSettings(db, clubId, { EnableOnlinePayments: true, EnableStore: true });
  expectAccepted(await types.createPlan(typeIds.get('open') ?? 0, monthlyPlan, manager));
  const accounts = createPaymentAccounts({ db, payments: undefined, publicUrl: '' });
  await accounts.saveSettings(clubId, { EnableOnlinePayments: false, EnableStore: true }, manager);
  const packages = createCreditsPackages({ db });
  const packageIds = new Map<string, number>();
  for (const [key, fields] of Object.entries(creditsPackages))
    packageIds.set(key, expectAccepted(await packages.create(clubId, fields, manager)).ClubCreditsPackageId);

  for (const one of [...holdings].sort((a, b) => b.daysAgo - a.daysAgo)) await hold(one);
  for (const { nickname, type, daysAgo, paid } of creditOrders)
    expectAccepted(
      await createOrders(at(daysAgo)).create(
        {
          OrderType: 'Credits',
          ClubId: clubId,
          UserId: userOf(nickname),
          PaymentMode: 'Manual',
          Method: paid,
          VisibleInExport: true,
          ClubCreditsPackageId: packageIds.get(type) ?? 0,
        },
        manager,
      ),
    );
  await otherMoney();

  async function hold({ nickname, type, daysAgo, paid, beginsIn, partsPaid, tickets, later }: Holding): Promise<void> {
    const clock = at(daysAgo);
    const day = dayIn(timeZone, clock.now());
    const subscriptions = createSubscriptions(clock);
    const { UserSubscriptionId: id } = expectAccepted(
      await subscriptions.assign(
        clubId,
        userOf(nickname),
        {
          ClassSubscriptionId: typeIds.get(type) ?? 0,
          SubscriptionPlanId: partsPaid === undefined ? null : year,
          ActivationDate: beginsIn === undefined ? null : addDays(day, beginsIn),
          ExpiryDate: null,
          Price: null,
          Installments: null,
          ExternalPayment: false,
          Payment: paid === null ? null : { Method: paid, VisibleInExport: true },
          Notes: '',
          Besides: [],
        },
        manager,
      ),
    );
    for (let part = 0; part < (partsPaid ?? 0); part += 1)
      expectAccepted(
        await createSubscriptions(at(daysAgo - 30 * part)).pay(
          id,
          { Method: 'Debit', Amount: null, VisibleInExport: true },
          manager,
        ),
      );
    if (tickets !== undefined) {
      const held = expectAccepted(await subscriptions.get(id));
      const edit = { ActivationDate: held.ActivationDate, ExpiryDate: held.ExpiryDate, DueDate: null, Notes: held.Notes };
      expectAccepted(await createSubscriptionChanges(at(1)).update(id, { ...edit, RemainingTickets: tickets }, manager));
    }
    if (later?.do === 'suspend') {
      const until = later.untilIn === null ? null : addDays(dayIn(timeZone, today), later.untilIn);
      expectAccepted(await createSubscriptionChanges(at(later.daysAgo)).suspend(id, until, manager));
    }
    if (later?.do === 'cancel')
      expectAccepted(await createSubscriptionChanges(at(later.daysAgo)).cancel(id, later.atPeriodEnd, manager));
  }

  async function otherMoney(): Promise<void> {
    const books = createTransactions({ db, bought: refundedSubscriptions(at(0)) });
    const cash = { Method: 'Cash', Currency: currency, VisibleInExport: true, Note: '', LinkedTransactionId: null } as const;
    const when = (daysAgo: number) => ({ At: at(daysAgo).now().toISOString() });
    const { locker, refund, towel } = cashSales;
    const sell = ({ daysAgo, Amount, Description }: typeof locker | typeof towel, UserId: number | null) =>
      books.create(clubId, { ...cash, ...when(daysAgo), Type: 'Purchase', Amount, Description, UserId }, manager);
    const { TransactionId } = expectAccepted(await sell(locker, userOf(locker.nickname)));
    const { daysAgo, ...back } = refund;
    const ofLocker = { LinkedTransactionId: TransactionId, UserId: null };
    expectAccepted(await books.create(clubId, { ...cash, ...when(daysAgo), Type: 'Refund', ...back, ...ofLocker }, manager));
    expectAccepted(await sell(towel, null));
  }
}
