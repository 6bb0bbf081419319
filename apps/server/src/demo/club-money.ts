import { isRefusal, type Refusal } from '@clubpulse/contract/errors';
import { addDays, dayIn } from '@clubpulse/rules/time/days';
import { createCreditsPackages, createOrders } from '../billing/credits/public.ts';
import { createPaymentAccounts } from '../billing/payment-accounts/public.ts';
import { createSubscriptionTypes } from '../billing/subscription-types/public.ts';
import { createSubscriptionChanges, createSubscriptions } from '../billing/subscriptions/public.ts';
import { createTransactions } from '../billing/transactions/public.ts';
import { paidBookings } from '../calendar/seats/public.ts';
import { createPolicies } from '../clubs/policies/public.ts';
import { createExpirations } from '../members/documents/public.ts';
import type { Database } from '../platform/database/database.ts';
import type { ClubPeople } from './club-people.store.ts';
import {
  certificates,
  creditOrders,
  creditsPackages,
  type Holding,
  holdings,
  policies,
  subscriptionTypes,
  withoutAnswers,
  yearPlan,
} from './club-world.ts';
import { timeZone } from './timetable.ts';

const DAY_MS = 86_400_000;

/**
 * Gives the club its price list, its policies and two months of sales, everything through the services that people's own calls
 * go through, with a clock that stands at the day it happened.
 */
export async function sellSubscriptions(db: Database, people: ClubPeople, manager: number, today: Date): Promise<void> {
  const { clubId, athletes } = people;
  const userOf = (nickname: string) => athletes.get(nickname) ?? 0;
  const club = async () => ({ TimeZone: timeZone });
  const at = (daysAgo: number) => ({ db, club, bookings: paidBookings, now: () => new Date(today.getTime() - daysAgo * DAY_MS) });

  await createPaymentAccounts({ db }).saveSettings(clubId, { EnableOnlinePayments: false, EnableStore: true }, manager);
  const types = createSubscriptionTypes({ db });
  const typeIds = new Map<string, number>();
  for (const [key, fields] of Object.entries(subscriptionTypes))
    typeIds.set(key, made(await types.create(clubId, fields, manager)).ClassSubscriptionId);
  const year = made(await types.createPlan(typeIds.get('open') ?? 0, yearPlan, manager)).SubscriptionPlanId;
  const packages = createCreditsPackages({ db });
  const packageIds = new Map<string, number>();
  for (const [key, fields] of Object.entries(creditsPackages))
    packageIds.set(key, made(await packages.create(clubId, fields, manager)).ClubCreditsPackageId);

  for (const one of [...holdings].sort((a, b) => b.daysAgo - a.daysAgo)) await hold(one);
  for (const { nickname, of, daysAgo, paid } of creditOrders)
    made(
      await createOrders(at(daysAgo)).create(
        {
          OrderType: 'Credits',
          ClubId: clubId,
          UserId: userOf(nickname),
          PaymentMode: 'Manual',
          Method: paid,
          VisibleInExport: true,
          ClubCreditsPackageId: packageIds.get(of) ?? 0,
        },
        manager,
      ),
    );
  await otherMoney();

  async function hold({ nickname, of, daysAgo, paid, beginsIn, partsPaid, tickets, later }: Holding): Promise<void> {
    const clock = at(daysAgo);
    const day = dayIn(timeZone, clock.now());
    const subscriptions = createSubscriptions(clock);
    const { UserSubscriptionId: id } = made(
      await subscriptions.assign(
        clubId,
        userOf(nickname),
        {
          ClassSubscriptionId: typeIds.get(of) ?? 0,
          SubscriptionPlanId: partsPaid === undefined ? null : year,
          ActivationDate: beginsIn === undefined ? null : addDays(day, beginsIn),
          ExpiryDate: null,
          Price: null,
          Installments: null,
          ExternalPayment: false,
          Payment: paid === null ? null : { Method: paid, VisibleInExport: true },
          Notes: '',
        },
        manager,
      ),
    );
    for (let part = 0; part < (partsPaid ?? 0); part += 1)
      made(
        await createSubscriptions(at(daysAgo - 30 * part)).pay(
          id,
          { Method: 'Debit', Amount: null, VisibleInExport: true },
          manager,
        ),
      );
    if (tickets !== undefined) {
      const held = made(await subscriptions.get(id));
      const edit = { ActivationDate: held.ActivationDate, ExpiryDate: held.ExpiryDate, DueDate: null, Notes: held.Notes };
      made(await createSubscriptionChanges(at(1)).update(id, { ...edit, RemainingTickets: tickets }, manager));
    }
    if (later?.do === 'suspend') {
      const until = later.untilIn === null ? null : addDays(dayIn(timeZone, today), later.untilIn);
      made(await createSubscriptionChanges(at(later.daysAgo)).suspend(id, until, manager));
    }
    if (later?.do === 'cancel') made(await createSubscriptionChanges(at(later.daysAgo)).cancel(id, later.atPeriodEnd, manager));
  }

  /** What is sold besides, and one mistake that was put right. */
  async function otherMoney(): Promise<void> {
    const books = createTransactions({ db });
    const cash = { Method: 'Cash', Currency: 'EUR', VisibleInExport: true, Note: '' } as const;
    const when = (daysAgo: number) => new Date(today.getTime() - daysAgo * DAY_MS).toISOString();
    const locker = made(
      await books.create(
        clubId,
        {
          ...cash,
          UserId: userOf('Brio'),
          At: when(11),
          Type: 'Purchase',
          Amount: 2_000,
          Description: 'Locker 22',
          LinkedTransactionId: null,
        },
        manager,
      ),
    );
    const refund = { Type: 'Refund', Amount: 500, Description: 'Locker 22, a month less' } as const;
    made(
      await books.create(
        clubId,
        { ...cash, ...refund, UserId: null, At: when(10), LinkedTransactionId: locker.TransactionId },
        manager,
      ),
    );
    const towel = { Type: 'Purchase', Amount: 1_200, Description: 'Towel' } as const;
    made(await books.create(clubId, { ...cash, ...towel, UserId: null, At: when(4), LinkedTransactionId: null }, manager));
  }
}

/** Publishes the club's policies, which nearly everybody accepted, and files the certificates of its members. */
export async function fileDocuments(db: Database, { clubId, athletes }: ClubPeople, manager: number, today: Date): Promise<void> {
  const agreed = createPolicies({ db });
  const ids: number[] = [];
  for (const { published, ...fields } of policies) {
    const { PolicyId } = await agreed.create(clubId, fields);
    if (!published) continue;
    made(await agreed.setState(clubId, PolicyId, 'Published', manager));
    ids.push(PolicyId);
  }
  for (const [nickname, userId] of athletes) {
    if (!withoutAnswers.includes(nickname))
      made(
        await agreed.answer(
          userId,
          ids.map((PolicyId) => ({ PolicyId, Acceptance: 'Accepted' })),
        ),
      );
    const left = nickname in certificates ? certificates[nickname] : 90 + (userId % 200);
    if (left === null || left === undefined) continue;
    // Recorded a year before it ends.
    const ends = addDays(dayIn(timeZone, today), left);
    const recorded = () => new Date(Date.parse(ends) - 364 * DAY_MS);
    const documents = createExpirations({ db, club: async () => ({ TimeZone: timeZone }), now: recorded });
    const certificate = { Type: 'MedicalCertificate', Title: '', ExpirationDate: ends, Notes: '' } as const;
    made(await documents.create(clubId, userId, certificate, manager));
  }
}

/** The demo asks for nothing that is refused. */
export function made<T>(answer: T | Refusal): T {
  if (isRefusal(answer)) throw new Error(`The demo was refused: ${JSON.stringify(answer)}`);
  return answer;
}
