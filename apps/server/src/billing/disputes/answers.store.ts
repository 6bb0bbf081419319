import type { PaymentDisputeId } from '@clubpulse/contract/billing/disputes/disputes';
import type { Insertable, Selectable } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { PaymentDisputeAnswers } from '../../platform/database/schema.generated.ts';

export type StoredAnswer = Selectable<PaymentDisputeAnswers>;

export const answerOf = (db: Queryable, disputeId: PaymentDisputeId): Promise<StoredAnswer | undefined> =>
  db.selectFrom('payment_dispute_answers').selectAll().where('PaymentDisputeId', '=', disputeId).executeTakeFirst();

/** Stores an answer in place of one that the provider refused. */
export async function saveAnswer(trx: Queryable, answer: Insertable<PaymentDisputeAnswers>): Promise<void> {
  await trx.deleteFrom('payment_dispute_answers').where('PaymentDisputeId', '=', answer.PaymentDisputeId).execute();
  await trx.insertInto('payment_dispute_answers').values(answer).execute();
}

const unsent = (db: Queryable) =>
  db
    .selectFrom('payment_dispute_answers as answer')
    .innerJoin('payment_disputes as dispute', 'dispute.PaymentDisputeId', 'answer.PaymentDisputeId')
    .innerJoin('payment_accounts as account', 'account.ClubId', 'answer.ClubId')
    .where('answer.SentAt', 'is', null)
    .where('answer.Refusal', 'is', null)
    .where('account.ExtAccountId', 'is not', null);

export const unsentAnswer = (db: Queryable, disputeId: PaymentDisputeId) =>
  unsent(db)
    .leftJoin('transactions as purchase', 'purchase.TransactionId', 'dispute.TransactionId')
    .leftJoin('users', 'users.UserId', 'purchase.UserId')
    .selectAll('answer')
    .select(['dispute.ExtDisputeId', 'account.ExtAccountId', 'users.FirstMidName', 'users.LastName'])
    .where('answer.PaymentDisputeId', '=', disputeId)
    .executeTakeFirst();

export async function unsentAnswersBefore(db: Queryable, before: Date): Promise<PaymentDisputeId[]> {
  const rows = await unsent(db)
    .select('answer.PaymentDisputeId')
    .where('answer.AnsweredAt', '<', before)
    .orderBy('answer.PaymentDisputeId')
    .execute();
  return rows.map(({ PaymentDisputeId }) => PaymentDisputeId);
}

/** Does not change an answer that was given later. */
export async function endAnswer(
  db: Queryable,
  { PaymentDisputeId, RequestKey }: Pick<StoredAnswer, 'PaymentDisputeId' | 'RequestKey'>,
  end: Pick<StoredAnswer, 'SentAt'> | Pick<StoredAnswer, 'Refusal'>,
): Promise<void> {
  await db
    .updateTable('payment_dispute_answers')
    .set(end)
    .where('PaymentDisputeId', '=', PaymentDisputeId)
    .where('RequestKey', '=', RequestKey)
    .execute();
}
