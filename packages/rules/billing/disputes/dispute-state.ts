import type { DisputeAnswer, DisputeState } from '@clubpulse/contract/billing/disputes/disputes';

const states: Readonly<Record<string, DisputeState>> = {
  warning_needs_response: 'NeedsResponse',
  needs_response: 'NeedsResponse',
  warning_under_review: 'UnderReview',
  under_review: 'UnderReview',
  // For an inquiry that the bank did not pursue, or a refund, no money is lost by the dispute.
  warning_closed: 'Won',
  charge_refunded: 'Won',
  prevented: 'Won',
  won: 'Won',
  lost: 'Lost',
};

export const disputeState = (extStatus: string): DisputeState => states[extStatus] ?? 'UnderReview';

export const isOpenDispute = (state: DisputeState): boolean => state === 'NeedsResponse' || state === 'UnderReview';

/**
 * False if the new status is older than the stored status, because a decided dispute does not open again. Only a closed inquiry
 * can become a dispute.
 */
export const canFollow = (before: string, after: string): boolean =>
  before === 'warning_closed' || isOpenDispute(disputeState(before)) || !isOpenDispute(disputeState(after));

interface Answerable {
  readonly State: DisputeState;
  readonly HoldsMoney: boolean;
  readonly EvidenceDueBy: Date | null;
}

/** Only money that the bank holds can be given up. The bank takes no late answer. */
export const isAnswerable = ({ State, HoldsMoney, EvidenceDueBy }: Answerable, kind: DisputeAnswer['Kind'], now: Date): boolean =>
  State === 'NeedsResponse' && (kind === 'Evidence' || HoldsMoney) && (EvidenceDueBy === null || now <= EvidenceDueBy);
