import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { deletePayloads } from '../payloads.store.ts';

export interface SessionRow {
  readonly GrantId: string;
  readonly UserAgent: string;
  readonly StartedAt: Date;
  readonly ProvedAt: Date;
  readonly LastUsedAt: Date;
}

interface TokenGiven {
  readonly grantId: string;
  readonly accountId: string;
  readonly userAgent: string;
  readonly provedAt: Date | undefined;
}

export async function tokenGiven(db: Queryable, { grantId, accountId, userAgent, provedAt }: TokenGiven): Promise<void> {
  await sql`
    insert into identity_sessions as session ("GrantId", "AccountId", "UserAgent", "ProvedAt")
    values (${grantId}, ${accountId}, ${userAgent}, ${provedAt ?? new Date(0)})
    on conflict ("GrantId") do update set "LastUsedAt" = now(), "UserAgent" = excluded."UserAgent",
      "ProvedAt" = greatest(session."ProvedAt", excluded."ProvedAt")`.execute(db);
}

const live = (db: Queryable) =>
  db
    .selectFrom('identity_sessions as session')
    .innerJoin('identity_payloads as grant', (join) =>
      join.onRef('grant.Id', '=', 'session.GrantId').on('grant.Model', '=', 'Grant').on('grant.ExpiresAt', '>', sql<Date>`now()`),
    );

export const sessionsOf = (db: Queryable, accountId: string): Promise<SessionRow[]> =>
  live(db)
    .select(['session.GrantId', 'session.UserAgent', 'session.StartedAt', 'session.ProvedAt', 'session.LastUsedAt'])
    .where('session.AccountId', '=', accountId)
    .orderBy('session.LastUsedAt', 'desc')
    .orderBy('session.GrantId')
    .execute();

export async function provedWithin(db: Queryable, accountId: string, grantId: string, seconds: number): Promise<boolean> {
  const row = await live(db)
    .select('session.GrantId')
    .where('session.AccountId', '=', accountId)
    .where('session.GrantId', '=', grantId)
    .where('session.ProvedAt', '>', sql<Date>`now() - make_interval(secs => ${seconds})`)
    .executeTakeFirst();
  return row !== undefined;
}

async function end(db: Queryable, accountId: string, which: (grant: unknown) => ReturnType<typeof sql>): Promise<void> {
  await deletePayloads(
    db,
    sql`"AccountId" = ${accountId} and (
      ("Model" = 'Grant' and ${which(sql.ref('Id'))})
      or ("GrantId" is not null and ${which(sql.ref('GrantId'))})
      or ("Model" = 'Session' and exists (
        select from jsonb_each(coalesce("Payload" -> 'authorizations', '{}'::jsonb)) as client
        where ${which(sql`client.value ->> 'grantId'`)})))`,
  );
}

export async function endSession(db: Queryable, accountId: string, grantId: string): Promise<boolean> {
  const known = await db
    .selectFrom('identity_sessions')
    .select('GrantId')
    .where('AccountId', '=', accountId)
    .where('GrantId', '=', grantId)
    .executeTakeFirst();
  if (!known) return false;
  await end(db, accountId, (grant) => sql`${grant} = ${grantId}`);
  return true;
}

export const endOtherSessions = (db: Queryable, accountId: string, except: string): Promise<void> =>
  end(db, accountId, (grant) => sql`${grant} <> ${except}`);

export async function setChallenge(db: Queryable, grantId: string, challenge: string): Promise<void> {
  await db.updateTable('identity_sessions').set({ Challenge: challenge }).where('GrantId', '=', grantId).execute();
}

export async function takeChallenge(db: Queryable, accountId: string, grantId: string): Promise<string | undefined> {
  const { rows } = await sql<{ Challenge: string | null }>`
    with before as (select "GrantId", "Challenge" from identity_sessions
      where "GrantId" = ${grantId} and "AccountId" = ${accountId} for update)
    update identity_sessions set "Challenge" = null from before where identity_sessions."GrantId" = before."GrantId"
    returning before."Challenge"`.execute(db);
  return rows[0]?.Challenge ?? undefined;
}
