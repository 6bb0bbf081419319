import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../database/database.ts';
import type { DB, JsonValue } from '../database/schema.generated.ts';

export interface Payload {
  readonly payload: JsonValue;
  readonly consumed: boolean;
}

const unexpired = (eb: ExpressionBuilder<DB, 'identity_payloads'>) =>
  eb.or([eb('ExpiresAt', 'is', null), eb('ExpiresAt', '>', sql<Date>`now()`)]);

export async function upsertPayload(
  db: Queryable,
  model: string,
  id: string,
  payload: object,
  expiresAt: Date | null,
): Promise<void> {
  const values = { Payload: JSON.stringify(payload), ExpiresAt: expiresAt };
  await db
    .insertInto('identity_payloads')
    .values({ Model: model, Id: id, ...values })
    .onConflict((conflict) => conflict.columns(['Model', 'Id']).doUpdateSet(values))
    .execute();
}

export async function findPayload(
  db: Queryable,
  model: string,
  by: 'Id' | 'Uid',
  value: string,
  graceSeconds: number,
): Promise<Payload | undefined> {
  const usedBefore = sql<Date>`now() - make_interval(secs => ${graceSeconds})`;
  const row = await db
    .selectFrom('identity_payloads')
    .select(['Payload', sql<boolean>`"ConsumedAt" is not null and "ConsumedAt" <= ${usedBefore}`.as('isConsumed')])
    .where('Model', '=', model)
    .where(by, '=', value)
    .where(unexpired)
    .orderBy('ExpiresAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { payload: row.Payload, consumed: row.isConsumed };
}

/** Does not change the time of the first use, because later uses must not extend the grace period. */
export async function consumePayload(db: Queryable, model: string, id: string): Promise<void> {
  await db
    .updateTable('identity_payloads')
    .set({ ConsumedAt: sql`now()` })
    .where('Model', '=', model)
    .where('Id', '=', id)
    .where('ConsumedAt', 'is', null)
    .execute();
}

export async function deletePayloads(db: Queryable, which: RawBuilder<unknown>): Promise<void> {
  await sql`
    with gone as (delete from identity_payloads where ${which} returning "Model", "Id")
    delete from identity_sessions using gone where gone."Model" = 'Grant' and "GrantId" = gone."Id"`.execute(db);
}

export const deletePayload = (db: Queryable, model: string, id: string): Promise<void> =>
  deletePayloads(db, sql`"Model" = ${model} and "Id" = ${id}`);

export const deleteOfGrant = (db: Queryable, model: string, grantId: string): Promise<void> =>
  deletePayloads(db, sql`"Model" = ${model} and "GrantId" = ${grantId}`);

export const deleteOfAccount = (db: Queryable, accountId: string): Promise<void> =>
  deletePayloads(db, sql`"AccountId" = ${accountId}`);

export const deleteExpired = (db: Queryable): Promise<void> => deletePayloads(db, sql`"ExpiresAt" <= now()`);
