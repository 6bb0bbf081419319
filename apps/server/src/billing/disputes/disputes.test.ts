import type { DisputeDetail } from '@clubpulse/contract/billing/disputes/disputes';
import { decideDispute, getDispute, listDisputes } from '@clubpulse/contract/billing/disputes/disputes.calls';
import type { RefundEffect } from '@clubpulse/contract/billing/transactions';
import { createTransaction } from '@clubpulse/contract/billing/transactions.calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aClass, aSubscription, aSubscriptionType, hours } from '../../test/booking-rows.ts';
import { openCardAccount } from '../../test/card-account.ts';
import { oneIn } from '../../test/proof/at-length.ts';
import type { TestServer } from '../../test/server.ts';
import type { Stripe } from '../../test/stripe.ts';
import type { World } from '../../test/world.ts';
import { record } from '../transactions/public.ts';
import { disputesToCheck } from './disputes.store.ts';

let cards: Awaited<ReturnType<typeof openCardAccount>>;
let stripe: Stripe;
let server: TestServer;
let world: World;
let token: string;
let account: string;
let type: number;
let held: number;
const payment = () => cards.pay();
beforeAll(async () => {
  cards = await openCardAccount();
  ({ stripe, server, world, account } = cards);
  token = world.tokens.managerA;
  type = await aSubscriptionType(server.db, world.clubA);
});
beforeEach(async () => {
  held = await aSubscription(server.db, world.clubA, world.ids.athleteA, type);
});
afterAll(() => cards.stop());

const book = (ExtPaymentId: string, At = hours(-300)) =>
  record(server.db, {
    ClubId: world.clubA,
    UserId: world.ids.athleteA,
    Type: 'Purchase',
    Method: 'Credit',
    Amount: 5_900,
    Currency: 'EUR',
    Description: 'Open monthly',
    VisibleInExport: true,
    UserSubscriptionId: held,
    by: null,
    At,
    Online: { ExtPaymentId, PlatformFee: 59, ProviderFee: null, PaidAt: At },
  });

async function report(): Promise<void> {
  await stripe.deliver(server);
  await server.runDueJobs();
}
async function open(paymentId: string, further: object = {}): Promise<string> {
  const { id } = await stripe.control<{ id: string }>('dispute', { payment: paymentId, ...further });
  await report();
  return id;
}
async function close(dispute: string, status: string): Promise<void> {
  await stripe.control('dispute/close', { dispute, status });
  await report();
}
const rowOf = (ExtDisputeId: string) =>
  server.db.selectFrom('payment_disputes').selectAll().where('ExtDisputeId', '=', ExtDisputeId).executeTakeFirstOrThrow();
const params = () => ({ id: world.clubA });
async function detailOf(ExtDisputeId: string): Promise<DisputeDetail> {
  const { PaymentDisputeId: disputeId } = await rowOf(ExtDisputeId);
  return (await server.call(getDispute, { params: { ...params(), disputeId }, token })).result;
}
async function decide(ExtDisputeId: string, Effect: RefundEffect) {
  const { PaymentDisputeId: disputeId } = await rowOf(ExtDisputeId);
  return server.call(decideDispute, { params: { ...params(), disputeId }, body: { Effect }, token });
}
const refund = (LinkedTransactionId: number) =>
  server.call(createTransaction, {
    params: params(),
    body: { Type: 'Refund', Method: 'Credit', Amount: 5_900, Currency: 'EUR', LinkedTransactionId },
    token,
  });
const refundsOf = (purchaseId: number) =>
  server.db
    .selectFrom('transactions')
    .selectAll()
    .where('LinkedTransactionId', '=', purchaseId)
    .orderBy('TransactionId')
    .execute();
const refundedOf = async (purchaseId: number) => {
  const found = server.db.selectFrom('transactions').select('RefundedAmount').where('TransactionId', '=', purchaseId);
  return (await found.executeTakeFirstOrThrow()).RefundedAmount;
};
const stateOfHeld = async () => {
  const found = server.db.selectFrom('user_subscriptions').select('State').where('UserSubscriptionId', '=', held);
  return (await found.executeTakeFirstOrThrow()).State;
};
async function eventsOf(ExtDisputeId: string): Promise<string[]> {
  const { PaymentDisputeId } = await rowOf(ExtDisputeId);
  const rows = await server.db.selectFrom('events').select(['Type', 'Payload']).orderBy('EventId').execute();
  return rows.filter(({ Payload }) => Object(Payload).PaymentDisputeId === PaymentDisputeId).map(({ Type }) => Type);
}

describe('a dispute of a card payment', () => {
  it('shows the fee of the provider, also after it is won, and no fee while the bank only inquires', {
    tags: ['atLength'],
  }, async () => {
    const [inquired, disputed] = [await payment(), await payment()];
    await book(inquired);
    await book(disputed);
    const inquiry = await open(inquired, { inquiry: true });
    const dispute = await open(disputed);
    expect([(await detailOf(inquiry)).Fee, (await detailOf(dispute)).Fee]).toEqual([0, 2_000]);
    await close(dispute, 'won');
    expect(await detailOf(dispute)).toMatchObject({ State: 'Won', Fee: 2_000 });
  });

  it('is stored with its purchase, listed with the last day to respond, and notified once', async () => {
    const payment_ = await payment();
    const id = await book(payment_);
    const dispute = await open(payment_);
    await server.disputeSettlement?.settleDispute({ ClubId: world.clubA, ExtAccountId: account }, dispute);
    const { result } = await server.call(listDisputes, { params: params(), query: { globalSearch: 'open monthly' }, token });
    const { PaymentDisputeId } = await rowOf(dispute);
    expect(result.data.find((one) => one.PaymentDisputeId === PaymentDisputeId)).toMatchObject({
      TransactionId: id,
      UserId: world.ids.athleteA,
      Title: 'Open monthly',
      Amount: 5_900,
      Currency: 'EUR',
      Reason: 'fraudulent',
      State: 'NeedsResponse',
      HoldsMoney: true,
      EvidenceDueBy: expect.any(String),
      ClosedAt: null,
      Loss: null,
      Decision: null,
    });
    expect(await eventsOf(dispute)).toEqual(['DisputeOpened']);
    expect(await refundsOf(id)).toEqual([]);
    expect((await decide(dispute, 'End')).problem.ErrorType).toBe('DisputeNotLost');
  });

  it('shows bookings and check-ins of the member since the purchase, and none before it', async () => {
    const payment_ = await payment();
    await book(payment_, hours(-48));
    const present = hours(-30);
    for (const Begin of [hours(-100), present]) {
      const classId = await aClass(server.db, world.clubA, { Begin });
      await server.db
        .insertInto('class_participants')
        .values({
          ClubId: world.clubA,
          ClassId: classId,
          UserId: world.ids.athleteA,
          ClassBegin: Begin,
          ClassEnd: new Date(Begin.getTime() + 3_600_000),
          State: 'Booked',
          Place: 'InSite',
          Attendance: 'Present',
          PaymentKind: 'Free',
        })
        .execute();
      await server.db.insertInto('check_ins').values({ ClubId: world.clubA, UserId: world.ids.athleteA, At: Begin }).execute();
    }
    const { Evidence, Url } = await detailOf(await open(payment_));
    expect(Evidence.Purchase).toEqual({ Amount: 5_900, Currency: 'EUR', Method: 'Credit' });
    expect(Evidence.Bookings).toEqual([expect.objectContaining({ Begin: present.toISOString(), WasPresent: true })]);
    expect(Evidence.CheckIns).toHaveLength(1);
    expect(Url).toMatch(/^https:\/\/dashboard\.stripe\.com\/test\/disputes\/dp_/);
  });

  it('refuses a refund of the purchase while the bank holds the money, and allows it after the dispute is won', async () => {
    const payment_ = await payment();
    const id = await book(payment_);
    const dispute = await open(payment_);
    expect((await refund(id)).problem.ErrorType).toBe('PaymentDisputed');
    await close(dispute, 'under_review');
    expect(await rowOf(dispute)).toMatchObject({ State: 'UnderReview', ClosedAt: null });
    expect((await refund(id)).problem.ErrorType).toBe('PaymentDisputed');
    await close(dispute, 'won');
    expect(await rowOf(dispute)).toMatchObject({ State: 'Won', ClosedAt: expect.any(Date), LossTransactionId: null });
    expect(await eventsOf(dispute)).toEqual(['DisputeOpened', 'DisputeWon']);
    expect((await refund(id)).status).toBe(201);
    await server.runDueJobs();
    expect(await cards.payments.refundsOf(account, payment_)).toHaveLength(1);
  });

  it('allows a refund of the purchase while the bank only inquires', { tags: ['atLength'] }, async () => {
    const payment_ = await payment();
    const id = await book(payment_);
    await open(payment_, { inquiry: true });
    expect((await refund(id)).status).toBe(201);
  });
});

describe('a lost dispute', () => {
  it('is recorded once as a refund although it is reported three times, and does not end the subscription of the member', async () => {
    const payment_ = await payment();
    const id = await book(payment_);
    const dispute = await open(payment_);
    await close(dispute, 'lost');
    const settle = () => server.disputeSettlement?.settleDispute({ ClubId: world.clubA, ExtAccountId: account }, dispute);
    await Promise.all([settle(), settle(), settle()]);
    const [loss, ...others] = await refundsOf(id);
    expect(others).toEqual([]);
    expect(loss).toMatchObject({
      Amount: 5_900,
      Effect: 'Keep',
      ExtRefundId: dispute,
      RefundState: 'Disputed',
      PaymentMode: 'Online',
      PlatformFee: 0,
    });
    expect(await refundedOf(id)).toBe(5_900);
    expect(await stateOfHeld()).toBe('Active');
    expect(await eventsOf(dispute)).toEqual(['DisputeOpened', 'DisputeLost']);
    expect(await detailOf(dispute)).toMatchObject({ State: 'Lost', Loss: 5_900, Decision: null, Effects: ['Keep', 'End'] });
  });

  it('is recorded with at most the amount that was not refunded', async () => {
    const payment_ = await payment();
    const id = await book(payment_);
    await stripe.control('refund', { payment: payment_, amount: 900 });
    await report();
    await close(await open(payment_), 'lost');
    expect((await refundsOf(id)).map(({ Amount }) => Amount)).toEqual([900, 5_000]);
    expect(await refundedOf(id)).toBe(5_900);
  });

  it('ends the subscription once when staff decide so', async () => {
    const payment_ = await payment();
    const id = await book(payment_);
    const dispute = await open(payment_);
    await close(dispute, 'lost');
    expect((await decide(dispute, 'TakeBack')).problem.errors?.[0]?.field).toBe('Effect');
    const { result } = await decide(dispute, 'End');
    expect(result).toMatchObject({ Decision: 'End', DecidedAt: expect.any(String), Effects: [] });
    expect(await stateOfHeld()).toBe('Canceled');
    expect((await refundsOf(id)).map(({ Effect, Amount }) => [Effect, Amount])).toEqual([['End', 5_900]]);
    expect((await decide(dispute, 'Keep')).problem.ErrorType).toBe('DisputeAlreadyDecided');
    expect(await eventsOf(dispute)).toEqual(['DisputeOpened', 'DisputeLost', 'DisputeDecided']);
  });

  it('leaves the subscription active when staff decide so', { tags: ['atLength'] }, async () => {
    const payment_ = await payment();
    await book(payment_);
    const dispute = await open(payment_);
    await close(dispute, 'lost');
    expect((await decide(dispute, 'Keep')).result.Decision).toBe('Keep');
    expect(await stateOfHeld()).toBe('Active');
  });

  it('removes its refund and restores the ended subscription when the bank returns the money after all', async () => {
    const payment_ = await payment();
    const id = await book(payment_);
    const dispute = await open(payment_);
    await close(dispute, 'lost');
    await decide(dispute, 'End');
    await close(dispute, 'won');
    expect((await refundsOf(id)).filter(({ DeletedAt }) => DeletedAt === null)).toEqual([]);
    expect(await refundedOf(id)).toBe(0);
    expect(await stateOfHeld()).toBe('Active');
    expect(await rowOf(dispute)).toMatchObject({ State: 'Won', Decision: null, LossTransactionId: null });
  });

  it.each(oneIn(2, ['the sweep', 'the booking']))(
    'that was reported before its purchase was recorded is settled by %s',
    { tags: ['examples'] },
    async (by) => {
      const payment_ = await payment();
      const dispute = await open(payment_);
      await close(dispute, 'lost');
      expect(await rowOf(dispute)).toMatchObject({ State: 'Lost', TransactionId: null });
      expect(await eventsOf(dispute)).toEqual([]);
      const id = await book(payment_);
      if (by === 'the sweep') await server.disputeSettlement?.sweep();
      else await server.disputeSettlement?.settleDisputesOf({ ClubId: world.clubA, ExtAccountId: account }, payment_);
      expect((await refundsOf(id)).map(({ Amount }) => Amount)).toEqual([5_900]);
      expect(await eventsOf(dispute)).toEqual(['DisputeLost']);
    },
  );
});

describe('an open dispute', () => {
  it("is not checked by the sweep while the platform has no access to the club's account", async () => {
    const payment_ = await payment();
    await book(payment_);
    const ExtDisputeId = await open(payment_);
    const isToCheck = async () => (await disputesToCheck(server.db)).some((one) => one.ExtDisputeId === ExtDisputeId);
    const set = (InactiveReason: 'AccessRemoved' | null) =>
      server.db.updateTable('payment_accounts').set({ InactiveReason }).where('ClubId', '=', world.clubA).execute();
    expect(await isToCheck()).toBe(true);
    await set('AccessRemoved');
    expect(await isToCheck()).toBe(false);
    await set(null);
  });
});

describe('a dispute of another club', () => {
  it('is not moved to the club whose staff read it', async () => {
    const payment_ = await payment();
    await book(payment_);
    const dispute = await open(payment_);
    const { ClubId } = await rowOf(dispute);
    await server.disputeSettlement?.settleDispute({ ClubId: world.clubA2, ExtAccountId: account }, dispute);
    expect((await rowOf(dispute)).ClubId).toBe(ClubId);
  });
});
