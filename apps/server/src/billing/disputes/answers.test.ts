import type { DisputeAnswerInput } from '@clubpulse/contract/billing/disputes/disputes';
import { acceptDispute, answerDispute, getDispute } from '@clubpulse/contract/billing/disputes/disputes.calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hours } from '../../test/booking-rows.ts';
import { openCardAccount } from '../../test/card-account.ts';
import type { TestServer } from '../../test/server.ts';
import type { Stripe } from '../../test/stripe.ts';
import type { World } from '../../test/world.ts';
import { record } from '../transactions/public.ts';

let cards: Awaited<ReturnType<typeof openCardAccount>>;
let stripe: Stripe;
let server: TestServer;
let world: World;
let token: string;
beforeAll(async () => {
  cards = await openCardAccount();
  ({ stripe, server, world } = cards);
  token = world.tokens.managerA;
});
afterAll(() => cards.stop());

async function disputed(further: object = {}) {
  const ExtPaymentId = await cards.pay();
  const At = hours(-48);
  const TransactionId = await record(server.db, {
    ClubId: world.clubA,
    UserId: world.ids.athleteA,
    Type: 'Purchase',
    Method: 'Credit',
    Amount: 5_900,
    Currency: 'EUR',
    Description: 'Open monthly',
    VisibleInExport: true,
    by: null,
    At,
    Online: { ExtPaymentId, PlatformFee: 59, ProviderFee: null, PaidAt: At },
  });
  const visit = { ClubId: world.clubA, UserId: world.ids.athleteA, At: hours(-24) };
  await server.db.insertInto('check_ins').values(visit).execute();
  const { id: ExtDisputeId } = await stripe.control<{ id: string }>('dispute', { payment: ExtPaymentId, ...further });
  await stripe.deliver(server);
  await server.runDueJobs();
  const found = server.db.selectFrom('payment_disputes').selectAll().where('ExtDisputeId', '=', ExtDisputeId);
  const { PaymentDisputeId: disputeId } = await found.executeTakeFirstOrThrow();
  return { TransactionId, ExtDisputeId, params: { id: world.clubA, disputeId } };
}
type Disputed = Awaited<ReturnType<typeof disputed>>;

const answer = ({ params }: Disputed, body: Partial<DisputeAnswerInput>) =>
  server.call(answerDispute, { params, body: { Parts: [], ...body }, token });
const accept = ({ params }: Disputed) => server.call(acceptDispute, { params, token });
const detailOf = async ({ params }: Disputed) => (await server.call(getDispute, { params, token })).result;
const atStripe = ({ ExtDisputeId: id }: Disputed) =>
  stripe.control<{
    status: string;
    evidence: Record<string, unknown>;
    evidence_details: { submission_count: number };
  }>('object', { id });

describe('the answer to a dispute', () => {
  it('sends only the chosen parts and the text of the club, and no health figures', async () => {
    const one = await disputed();
    const { status, result } = await answer(one, { Parts: ['Purchase', 'Visits'], Words: 'They trained here.' });
    expect([status, result.State, result.Answer?.SentAt]).toEqual([200, 'NeedsResponse', null]);
    await server.runDueJobs();
    const { evidence, evidence_details, status: there } = await atStripe(one);
    expect([there, evidence_details.submission_count]).toEqual(['under_review', 1]);
    const { enhanced_evidence: _none, ...sent } = evidence;
    expect(Object.keys(sent).sort()).toEqual([
      'access_activity_log',
      'customer_name',
      'product_description',
      'uncategorized_text',
    ]);
    expect(sent).toMatchObject({
      product_description: expect.stringMatching(/^Open monthly, €59\.00, paid by the customer on /),
      access_activity_log: expect.stringMatching(/: checked in at the club/),
      uncategorized_text: 'They trained here.',
    });
    expect(JSON.stringify(sent)).not.toMatch(/heart|bpm|zone [1-5]/i);
    const { State, Answer } = await detailOf(one);
    expect([State, Answer]).toMatchObject([
      'UnderReview',
      { Kind: 'Evidence', SentAt: expect.any(String), Refusal: null, Policies: null, Words: 'They trained here.' },
    ]);
  });

  it('is stored once when two managers send it at the same moment', async () => {
    const one = await disputed();
    const both = await Promise.all([answer(one, { Words: 'One' }), answer(one, { Words: 'Two' })]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await server.runDueJobs();
    expect((await atStripe(one)).evidence_details.submission_count).toBe(1);
    expect((await accept(one)).problem.ErrorType).toBe('DisputeAlreadyAnswered');
  });

  it('is sent once even if the process ended after the provider received the answer and before this was stored', async () => {
    const one = await disputed();
    await answer(one, { Words: 'Ours' });
    await server.runDueJobs();
    const { disputeId } = one.params;
    const unsent = { SentAt: null, AnsweredAt: hours(-1) };
    await server.db.updateTable('payment_dispute_answers').set(unsent).where('PaymentDisputeId', '=', disputeId).execute();
    await server.disputeAnswers.queueUnsent();
    await server.runDueJobs();
    expect((await atStripe(one)).evidence_details.submission_count).toBe(1);
    expect((await detailOf(one)).Answer).toMatchObject({ SentAt: expect.any(String), Refusal: null });
  });

  it('waits while the provider is unavailable, and is sent later', async () => {
    const one = await disputed();
    await answer(one, { Words: 'Ours' });
    await stripe.control('faults', { next: ['500'] });
    await expect(server.disputeAnswers.send(one.params.disputeId)).rejects.toThrow();
    expect((await detailOf(one)).Answer?.SentAt).toBeNull();
    await server.runDueJobs();
    expect((await detailOf(one)).Answer?.SentAt).toEqual(expect.any(String));
  });

  it('that the provider refuses is shown as refused, and another answer may follow', async () => {
    const one = await disputed();
    await stripe.control('dispute/close', { dispute: one.ExtDisputeId, status: 'under_review' });
    await answer(one, { Words: 'Too late' });
    await server.runDueJobs();
    expect(await detailOf(one)).toMatchObject({
      State: 'NeedsResponse',
      Answer: { SentAt: null, Refusal: 'answered_elsewhere' },
    });
    await stripe.control('dispute/close', { dispute: one.ExtDisputeId, status: 'needs_response' });
    expect((await answer(one, { Words: 'Again' })).status).toBe(200);
    await server.runDueJobs();
    expect((await detailOf(one)).Answer).toMatchObject({ SentAt: expect.any(String), Refusal: null, Words: 'Again' });
  });

  it('is refused when it is empty, and when the bank waits for no answer', async () => {
    const one = await disputed();
    for (const body of [{ Parts: [] }, { Parts: ['Policies'] }] as const)
      expect((await answer(one, { ...body, Parts: [...body.Parts] })).problem.errors?.[0]?.field).toBe('Parts');
    await stripe.control('dispute/close', { dispute: one.ExtDisputeId, status: 'won' });
    await stripe.deliver(server);
    await server.runDueJobs();
    expect((await answer(one, { Words: 'Ours' })).problem.ErrorType).toBe('DisputeNotAnswerable');
  });

  it('can be sent for an inquiry, but the club cannot accept the loss of an inquiry', async () => {
    const one = await disputed({ inquiry: true });
    expect((await accept(one)).problem.ErrorType).toBe('DisputeNotAnswerable');
    expect((await answer(one, { Parts: ['Visits'] })).status).toBe(200);
    await server.runDueJobs();
    expect((await atStripe(one)).status).toBe('warning_under_review');
  });
});

it('an accepted dispute is lost at once, and its loss is recorded as a refund', async () => {
  const one = await disputed();
  expect((await accept(one)).result.Answer).toMatchObject({ Kind: 'Accepted', SentAt: null, Words: null });
  await server.runDueJobs();
  expect((await atStripe(one)).status).toBe('lost');
  expect(await detailOf(one)).toMatchObject({ State: 'Lost', Loss: 5_900, Answer: { Kind: 'Accepted', Refusal: null } });
  const refunds = server.db.selectFrom('transactions').select(['Amount', 'RefundState']);
  expect(await refunds.where('LinkedTransactionId', '=', one.TransactionId).execute()).toEqual([
    { Amount: 5_900, RefundState: 'Disputed' },
  ]);
});
