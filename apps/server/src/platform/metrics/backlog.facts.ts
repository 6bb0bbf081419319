import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { MAIL_ATTEMPTS } from '../mail/mail.ts';

export interface Backlog {
  readonly jobs: readonly JobsOfTask[];
  readonly mailsWaiting: number;
  readonly mailsGivenUp: number;
  /** Seconds since the oldest waiting mail was queued. */
  readonly oldestMail: number;
  readonly deliveriesWaiting: number;
  readonly oldestDelivery: number;
  readonly webhooksFailing: number;
}

export interface JobsOfTask {
  readonly task: string;
  readonly due: number;
  readonly later: number;
  readonly running: number;
  readonly failing: number;
  /** Seconds since the oldest job that no worker has taken became due. */
  readonly oldest: number;
}

/**
 * One statement reads all values, so that they belong to one moment. First `running` and `failing` are counted, so that each job
 * counts once.
 */
export async function readBacklog(db: Database): Promise<Backlog> {
  const { rows } = await sql<Backlog>`
    select
      coalesce((
        select json_agg(one) from (
          select task_identifier as task,
            count(*) filter (where locked_at is null and last_error is null and run_at <= now()) as due,
            count(*) filter (where locked_at is null and last_error is null and run_at > now()) as later,
            count(*) filter (where locked_at is not null) as running,
            count(*) filter (where locked_at is null and last_error is not null) as failing,
            coalesce(extract(epoch from now() - min(run_at)
              filter (where locked_at is null and attempts < max_attempts and run_at <= now())), 0)::float8 as oldest
          from graphile_worker.jobs group by task_identifier
        ) one
      ), '[]'::json) as jobs,
      mails.waiting as "mailsWaiting", mails.given_up as "mailsGivenUp", mails.oldest as "oldestMail",
      deliveries.waiting as "deliveriesWaiting", deliveries.oldest as "oldestDelivery",
      (select count(*) from webhooks where "State" = 'Stopped' or "State" = 'Connected' and "Failures" > 0) as "webhooksFailing"
    from (
      select count(*) filter (where "Attempts" < ${MAIL_ATTEMPTS}) as waiting,
        count(*) filter (where "Attempts" >= ${MAIL_ATTEMPTS}) as given_up,
        coalesce(extract(epoch from now() - min("CreatedAt") filter (where "Attempts" < ${MAIL_ATTEMPTS})), 0)::float8 as oldest
      from mails where "SentAt" is null and "RefusedAt" is null
    ) mails, (
      select count(*) as waiting, coalesce(extract(epoch from now() - min("At")), 0)::float8 as oldest
      from webhook_deliveries where "State" = 'Waiting'
    ) deliveries`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('The backlog has one row.');
  return found;
}
