import type { NewEvent } from '@clubpulse/contract/all-events';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../database/database.ts';
import type { Step } from '../database/statements.ts';
import { jobSpec } from '../jobs/jobs.store.ts';

/** The job that fans an event out to its listeners. */
export const EVENT_JOB = 'event';

export interface EventRow {
  readonly ClubId: number | null;
  readonly Type: string;
  readonly Payload: unknown;
  readonly At: Date;
}

/** An event of which the statement that writes it knows the rest: `more` is a jsonb expression with the fields that are missing. */
type Completed<E extends NewEvent> = E extends NewEvent
  ? Omit<E, 'Payload'> & { readonly Payload: Partial<E['Payload']>; readonly more: RawBuilder<unknown> }
  : never;

const spec = jobSpec(EVENT_JOB, sql`json_build_object('EventId', "EventId", 'Type', "Type")`);

/** A job for each event of a kind that somebody listens to; without one the queue's function is not called at all. */
const queued = (written: RawBuilder<unknown>) => sql`select (graphile_worker.add_jobs(array_agg(${spec}))).id
  from ${written} where "Type" in (select "Type" from heard_events) having count(*) > 0`;

/** From now on events of these kinds are queued, whoever emits them. */
export async function hearOf(db: Queryable, types: readonly string[]): Promise<void> {
  const rows = [...new Set(types)].map((Type) => ({ Type }));
  if (rows.length > 0)
    await db
      .insertInto('heard_events')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/**
 * Writes what happened and, where somebody listens to its kind, queues its job, in one statement; called with the transaction that
 * made it happen (decision 0012).
 */
export async function emit(db: Queryable, { ClubId, Type, Payload }: NewEvent): Promise<void> {
  await sql`with written as (
      insert into events ("ClubId", "Type", "Payload") values (${ClubId}, ${Type}, ${JSON.stringify(Payload)}) returning "EventId", "Type"
    ) ${queued(sql`written`)}`.execute(db);
}

/** The same as steps of the statement that makes it happen: all the events, then the job of each. */
export function emitSteps(events: readonly (NewEvent | Completed<NewEvent>)[]): Step[] {
  if (events.length === 0) return [];
  const rows = events.map(
    ({ ClubId, Type, Payload, ...rest }) =>
      sql`(${ClubId}::bigint, ${Type}::text, ${JSON.stringify(Payload)}::jsonb || ${'more' in rest ? rest.more : sql`'{}'`})`,
  );
  return [
    {
      name: 'events_written',
      rows: events.length,
      write: (previous) => sql`insert into events ("ClubId", "Type", "Payload")
        select one.* from ${previous}, (values ${sql.join(rows)}) one returning "EventId", "Type"`,
    },
    {
      name: 'events_queued',
      write: () => sql`select count(*) from (${queued(sql`events_written`)}) queued`,
    },
  ];
}

export const eventOf = (db: Queryable, eventId: number): Promise<EventRow | undefined> =>
  db.selectFrom('events').select(['ClubId', 'Type', 'Payload', 'At']).where('EventId', '=', eventId).executeTakeFirst();
