import { book } from './balance.ts';
import type { Charge, Dispute, Intent } from './objects.ts';
import { days, StripeError, type World } from './world.ts';

const ANSWER_DAYS = 14;

interface NewDispute {
  readonly payment: string;
  readonly amount?: number | undefined;
  readonly reason?: string | undefined;
  readonly inquiry?: boolean | undefined;
}

const chargeOf = (world: World, payment: string): Charge => {
  const intent = world.find(payment) as Intent | undefined;
  const charge = world.find(intent?.latest_charge ?? '') as Charge | undefined;
  if (charge?.status !== 'succeeded') throw new StripeError(400, { message: 'There is no such paid payment' });
  return charge;
};

export function openDispute(world: World, { payment, amount, reason = 'fraudulent', inquiry = false }: NewDispute): Dispute {
  const charge = chargeOf(world, payment);
  charge.disputed = true;
  const dispute = world.create<Dispute>('dispute', 'dp', world.ownerOf(payment), {
    amount: amount ?? charge.amount,
    currency: charge.currency,
    charge: charge.id,
    payment_intent: payment,
    balance_transactions: [],
    enhanced_eligibility_types: [],
    evidence: { enhanced_evidence: {} },
    evidence_details: {
      due_by: world.now() + days(ANSWER_DAYS),
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: inquiry,
    metadata: {},
    reason,
    status: inquiry ? 'warning_needs_response' : 'needs_response',
  });
  if (!inquiry) move(world, dispute, -dispute.amount);
  world.event('charge.dispute.created', dispute);
  return dispute;
}

/** The amount of a won dispute returns, its fee does not. */
export function changeDispute(world: World, dispute: Dispute, status: Dispute['status']): Dispute {
  const isHeld = !dispute.is_charge_refundable;
  dispute.status = status;
  if (status === 'won' && isHeld) move(world, dispute, dispute.amount);
  if (status === 'won' || status === 'warning_closed') dispute.is_charge_refundable = true;
  const isClosed = status === 'won' || status === 'lost' || status === 'warning_closed';
  world.event(isClosed ? 'charge.dispute.closed' : 'charge.dispute.updated', dispute);
  return dispute;
}

export interface EvidenceInput {
  readonly evidence?: Readonly<Record<string, string>>;
  readonly metadata?: Readonly<Record<string, string>>;
  readonly submit?: boolean;
}

export function answerDispute(world: World, dispute: Dispute, { evidence, metadata, submit = true }: EvidenceInput): Dispute {
  refuseUnlessWaiting(dispute, 'This dispute can no longer be updated because evidence was submitted or it is closed.');
  if (world.now() > (dispute.evidence_details.due_by ?? Number.POSITIVE_INFINITY))
    throw new StripeError(400, { message: 'The time to submit evidence for this dispute is over.' });
  Object.assign(dispute.evidence, evidence);
  Object.assign(dispute.metadata, metadata);
  dispute.evidence_details.has_evidence = true;
  if (!submit) return dispute;
  dispute.evidence_details.submission_count += 1;
  return changeDispute(world, dispute, dispute.status === 'needs_response' ? 'under_review' : 'warning_under_review');
}

export function closeDispute(world: World, dispute: Dispute): Dispute {
  refuseUnlessWaiting(dispute, 'This dispute is already closed or answered.');
  return changeDispute(world, dispute, dispute.status === 'needs_response' ? 'lost' : 'warning_closed');
}

function refuseUnlessWaiting({ status }: Dispute, message: string): void {
  if (status !== 'needs_response' && status !== 'warning_needs_response') throw new StripeError(400, { message });
}

export const isHeldByBank = (world: World, charge: Charge): boolean =>
  world.all<Dispute>('dispute').some((one) => one.charge === charge.id && !one.is_charge_refundable);

const FEE = 2000;

function move(world: World, dispute: Dispute, amount: number): void {
  const { id: source, currency } = dispute;
  const category = amount < 0 ? 'dispute' : 'dispute_reversal';
  const fee = amount < 0 ? FEE : 0;
  dispute.balance_transactions.push(
    book(world, world.ownerOf(source), { type: 'adjustment', category, source, amount, currency, fee }),
  );
}
