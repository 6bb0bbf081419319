import { acceptDispute, answerDispute, decideDispute } from '@clubpulse/contract/billing/disputes/disputes.calls';
import { createTransaction } from '@clubpulse/contract/billing/transactions.calls';
import type { Insertable } from 'kysely';
import type { Transactions } from '../../platform/database/schema.generated.ts';
import { hours } from '../../test/booking-rows.ts';
import { provoke, type Refusals } from '../../test/refused.ts';

const money = { Method: 'Credit', Amount: 5_900, Currency: 'EUR' } as const;

export const refusals: Refusals = async ({ server, world: { clubA: ClubId, ids, tokens } }) => {
  const { db } = server;
  const token = tokens.managerA;
  const member = { ...money, ClubId, UserId: ids.athleteA, PaymentMode: 'Online' } as const;
  const transaction = async (values: Insertable<Transactions>) => {
    const { TransactionId } = await db
      .insertInto('transactions')
      .values(values)
      .returning('TransactionId')
      .executeTakeFirstOrThrow();
    return TransactionId;
  };
  const dispute = async (name: string, lost: boolean) => {
    const ExtPaymentId = `pi_${name}_${ClubId}`;
    const TransactionId = await transaction({ ...member, Type: 'Purchase', ExtPaymentId });
    const about = { ClubId, TransactionId, ExtPaymentId, Amount: 5_900, Currency: 'EUR', Reason: 'fraudulent', HoldsMoney: true };
    const found = db.insertInto('payment_disputes').values({
      ...about,
      ExtDisputeId: `dp_${name}_${ClubId}`,
      OpenedAt: hours(-48),
      ...(lost
        ? {
            ExtStatus: 'lost',
            State: 'Lost',
            ClosedAt: hours(-24),
            LossTransactionId: await transaction({
              ...member,
              Type: 'Refund',
              LinkedTransactionId: TransactionId,
              Effect: 'Keep',
            }),
            Decision: 'Keep',
            DecidedAt: hours(-1),
          }
        : { ExtStatus: 'needs_response', State: 'NeedsResponse' }),
    });
    const { PaymentDisputeId: disputeId } = await found.returning('PaymentDisputeId').executeTakeFirstOrThrow();
    return { TransactionId, decision: { params: { id: ClubId, disputeId }, body: { Effect: 'Keep' }, token } };
  };
  const open = await dispute('open', false);
  const answered = await dispute('answered', false);
  const { params } = answered.decision;
  const answer = { PaymentDisputeId: params.disputeId, ClubId, Kind: 'Accepted', RequestKey: 'answered' } as const;
  await db
    .insertInto('payment_dispute_answers')
    .values({ ...answer, AnsweredAt: hours(-1) })
    .execute();
  const decided = await dispute('decided', true);
  const body = { ...money, Type: 'Refund', LinkedTransactionId: open.TransactionId };
  return {
    PaymentDisputed: provoke(server, createTransaction, { params: { id: ClubId }, body, token }),
    DisputeNotLost: provoke(server, decideDispute, open.decision),
    DisputeNotAnswerable: provoke(server, acceptDispute, { params: decided.decision.params, token }),
    DisputeAlreadyAnswered: provoke(server, answerDispute, { params, body: { Parts: ['Visits'] }, token }),
    DisputeAlreadyDecided: provoke(server, decideDispute, decided.decision),
  };
};
