import { hours } from '../../test/booking-rows.ts';
import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly dispute: number;
  }
}

export const samples: Samples = {
  async rows(db, { club: ClubId, transaction: TransactionId }) {
    const { PaymentDisputeId: dispute } = await db
      .insertInto('payment_disputes')
      .values({
        ClubId,
        TransactionId,
        ExtDisputeId: `dp_of_${ClubId}`,
        ExtPaymentId: `pi_of_${ClubId}`,
        Amount: 1_000,
        Currency: 'EUR',
        Reason: 'fraudulent',
        ExtStatus: 'needs_response',
        State: 'NeedsResponse',
        HoldsMoney: true,
        EvidenceDueBy: hours(200),
        OpenedAt: hours(-2),
      })
      .returning('PaymentDisputeId')
      .executeTakeFirstOrThrow();
    return { dispute };
  },
  calls(rows) {
    const dispute = { params: { id: rows.club, disputeId: rows.dispute } };
    const stored = { PaymentDisputeId: rows.dispute, State: 'NeedsResponse' };
    return {
      'disputes.list': { params: { id: rows.club }, answer: { recordsTotal: 1, data: [stored] } },
      'disputes.get': { ...dispute, answer: { ...stored, Effects: [], Url: null, Answer: null } },
      'disputes.answer': {
        ...dispute,
        body: { Parts: ['Purchase', 'Visits'], Words: 'They trained here.' },
        answer: { ErrorType: 'OnlinePaymentsNotConfigured' },
      },
      'disputes.accept': { ...dispute, answer: { ErrorType: 'OnlinePaymentsNotConfigured' } },
      'disputes.decide': { ...dispute, body: { Effect: 'Keep' }, answer: { ErrorType: 'DisputeNotLost' } },
    };
  },
};
