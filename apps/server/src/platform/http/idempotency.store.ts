import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../database/database.ts';
import type { Step } from '../database/write-together.ts';

/** Who asked for what under which key; the hash is a SHA-256 of path, query and body. */
export interface KeyRow {
  readonly UserId: number;
  readonly Key: string;
  readonly Call: string;
  readonly RequestHash: string;
}

export interface KeptRow {
  readonly Call: string;
  readonly RequestHash: string;
  readonly Answer: unknown;
}

export const keptAnswer = (db: Queryable, { UserId, Key }: KeyRow): Promise<KeptRow | undefined> =>
  db
    .selectFrom('idempotency_keys')
    .select(['Call', 'RequestHash', 'Answer'])
    .where('UserId', '=', UserId)
    .where('Key', '=', Key)
    .executeTakeFirst();

/** Keeps the answer; one that is kept already stays. Answers whether it is this one. */
export async function keepAnswer(db: Queryable, { UserId, Key, Call, RequestHash }: KeyRow, answer: object): Promise<boolean> {
  const result = await db
    .insertInto('idempotency_keys')
    .values({ UserId, Key, Call, RequestHash, Answer: JSON.stringify(answer) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Fails with the constraint `idempotency_keys_pkey` when the key is taken, after waiting for whoever is taking it. */
export async function claimKey(db: Queryable, { UserId, Key, Call, RequestHash }: KeyRow): Promise<void> {
  await db.insertInto('idempotency_keys').values({ UserId, Key, Call, RequestHash }).execute();
}

export async function answerKey(db: Queryable, { UserId, Key }: KeyRow, answer: object): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ Answer: JSON.stringify(answer) })
    .where('UserId', '=', UserId)
    .where('Key', '=', Key)
    .execute();
}

/**
 * For an act that is one statement: its key with its answer as a step. `answer` is a jsonb expression, `{ result }`; it may name
 * earlier steps.
 */
export const keepingStep = ({ UserId, Key, Call, RequestHash }: KeyRow, answer: RawBuilder<unknown>): Step => ({
  name: 'kept',
  write: (previous) => sql`insert into idempotency_keys ("UserId", "Key", "Call", "RequestHash", "Answer")
    select ${UserId}::bigint, ${Key}::text, ${Call}::text, ${RequestHash}::text, ${answer} from ${previous} returning "Key"`,
});

export async function deleteKeysBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('At', '<', before).execute();
}
