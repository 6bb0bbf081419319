import type { PaymentOrder, PaymentOrderInput } from '@clubpulse/contract/billing/online-payments/online-payments';
import {
  checkPaymentOrder,
  createPaymentOrder,
  openPaymentOrder,
} from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import { putPaymentSettings, refreshPaymentAccount, startOnboarding } from '@clubpulse/contract/billing/payment-accounts.calls';
import { createSubscriptionPlan, createSubscriptionType } from '@clubpulse/contract/billing/subscription-types.calls';
import type { InputOf } from '@clubpulse/contract/call';
import type { Page } from '@playwright/test';
import { control } from '../product/payments.ts';
import { phrasesOf } from '../product/stripe/pages/phrases.ts';
import { createOwnClub, type OwnClub, type OwnMember } from './own-club.ts';

export const testCards = {
  works: '4242 4242 4242 4242',
  other: '5555 5555 5555 4444',
  asks: '4000 0025 0000 3155',
  debit: 'AT61 1904 3002 3457 3201',
  failingDebit: 'AT86 1904 3002 3547 3202',
} as const;

type Order = NonNullable<InputOf<typeof createPaymentOrder>['body']>;

interface CardClub extends OwnClub {
  readonly account: string;
  type(Name: string, Price: number): Promise<number>;
  /** A plan that renews after `days`, by default every month. */
  plan(ClassSubscriptionId: number, Name: string, Price: number, days?: number): Promise<number>;
  order(member: OwnMember, order: Order): Promise<Ordered>;
  buy(member: OwnMember, order: Order, number?: string): Promise<PaymentOrder>;
  check(member: OwnMember, PaymentOrderId: number): Promise<PaymentOrder>;
  customerOf(member: OwnMember): Promise<string>;
  /** Advances the clock and waits until the product has received the webhooks. */
  pass(days: number): Promise<void>;
}

interface Ordered {
  readonly PaymentOrderId: number;
  readonly session: string;
}

export async function createCardClub(kind: string): Promise<CardClub> {
  const club = await createOwnClub(kind);
  const { ClubId, Name, call } = club;
  const params = { id: ClubId };
  const { Url } = await call(startOnboarding, { params });
  await fetch(Url);
  await fetch(Url, { method: 'POST', body: new URLSearchParams({ submit: 'all' }), redirect: 'manual' });
  await call(refreshPaymentAccount, { params });
  await call(putPaymentSettings, { params, body: { EnableOnlinePayments: true, EnableStore: true } });
  const accounts = await control<{ id: string; business_profile: { name: string } }[]>('objects', { type: 'account' });
  const account = accounts.find(({ business_profile: { name } }) => name === Name)?.id ?? '';

  const cardClub: CardClub = {
    ...club,
    account,
    async type(title, Price) {
      const limits = { DurationDays: null, MaxActivities: null, MaxWeeklyBookings: null, MaxMonthlyBookings: null };
      const body = { ClubId, Name: title, Type: 'Open' as const, Price, Currency: 'EUR', Purchasable: true, ...limits };
      return (await call(createSubscriptionType, { body })).ClassSubscriptionId;
    },
    async plan(id, title, Price, days) {
      const Recurrence = days === undefined ? { Every: 1, Unit: 'Month' as const } : { Every: days, Unit: 'Day' as const };
      const body = { Name: title, Price, Recurrence };
      return (await call(createSubscriptionPlan, { params: { id }, body })).SubscriptionPlanId;
    },
    async order({ UserId, call: own }, body) {
      const { PaymentOrderId } = await own(createPaymentOrder, { params: { id: UserId, clubId: ClubId }, body });
      const opened = await own(openPaymentOrder, { params: { id: UserId, orderId: PaymentOrderId } });
      return { PaymentOrderId, session: opened.Url.split('/').at(-1) ?? '' };
    },
    async buy(member, body, number = testCards.works) {
      const { PaymentOrderId, session } = await cardClub.order(member, body);
      await control('pay', { session, number });
      return cardClub.check(member, PaymentOrderId);
    },
    check: ({ UserId, call: own }, orderId) => own(checkPaymentOrder, { params: { id: UserId, orderId } }),
    async customerOf({ email }) {
      const customers = await control<{ id: string; email: string | null }[]>('objects', { type: 'customer' });
      return customers.find((one) => one.email === email)?.id ?? '';
    },
    async pass(days) {
      await control('clock/advance', { account, days });
      await control('webhooks/flush');
    },
  };
  return cardClub;
}

export const subscriptionOrder = (
  type: number,
  plan: number | null = null,
): Extract<PaymentOrderInput, { Kind: 'Subscription' }> => ({
  Kind: 'Subscription',
  ClassSubscriptionId: type,
  SubscriptionPlanId: plan,
  ActivationDate: null,
  Besides: [],
});

type Act = 'pay' | 'subscribe' | 'save';

export async function enterCard(page: Page, number: string, act: Act): Promise<void> {
  await page.waitForURL(/\/c\/pay\//);
  const phrases = await phrasesOn(page);
  await page.getByLabel(phrases.number).fill(number);
  await page.getByRole('button', { name: phrases[act], exact: true }).click();
}

export const phrasesOn = async (page: Page) => phrasesOf((await page.locator('html').getAttribute('lang')) ?? 'en');
