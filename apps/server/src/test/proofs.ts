import type { Queryable } from '../platform/database/database.ts';

const accountOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }).sub;

/** Whoever has the token proved long ago who she is. */
export async function anOldProof(db: Queryable, token: string): Promise<void> {
  await db
    .updateTable('identity_sessions')
    .set({ ProvedAt: new Date(0) })
    .where('AccountId', '=', accountOf(token))
    .execute();
}
