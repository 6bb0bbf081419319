import { allEvents, type NewEvent } from '@clubpulse/contract/all-events';
import { allLogged } from '@clubpulse/contract/office/club-logs/club-logs';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../database/database.ts';
import { prepared, type Step } from '../database/statements.ts';
import { jobSpec } from '../jobs/jobs.store.ts';

export const EVENT_JOB = 'event';
export const EVENTS_JOB = 'events';

export interface EventRow {
  readonly ClubId: number | null;
  readonly Type: string;
  readonly Payload: unknown;
  readonly At: Date;
}

/** `completion` is a jsonb expression that computes the missing fields of the payload when the event is written. */
type Completed<E extends NewEvent> = E extends NewEvent
  ? Omit<E, 'Payload'> & { readonly Payload: Partial<E['Payload']>; readonly completion: RawBuilder<unknown> }
  : never;

const EVENTS_TOGETHER = 50;
const spec = jobSpec(EVENT_JOB, sql`json_build_object('EventId', "EventId", 'Type', "Type", 'At', "At")`);

const manySpec = jobSpec(EVENTS_JOB, sql`json_build_object('Type', "Type", 'Events', "Events")`);

const receivedTypes: ReadonlySet<string> = new Set(allEvents.filter(({ hasListeners }) => hasListeners).map(({ Type }) => Type));
export const hasListeners = ({ Type }: { readonly Type: string }): boolean => receivedTypes.has(Type);

const loggedTypes: ReadonlySet<string> = new Set(allLogged);
/**
 * True for events in the club's log. Credits are logged only if staff changed them, because orders and bookings have their own
 * lists.
 */
const isLogged = ({ Type, Payload }: { readonly Type: string; readonly Payload: object }): boolean =>
  loggedTypes.has(Type) &&
  ((Type !== 'CreditsAdd' && Type !== 'CreditsSub') || ('Reason' in Payload && Payload.Reason === 'Adjustment'));

/** Must be called in the transaction of the change (decision 0012). */
export async function emit(db: Queryable, event: NewEvent): Promise<void> {
  const { ClubId, Type, Payload } = event;
  const written = sql`insert into events ("ClubId", "Type", "Payload", "Logged")
    values (${ClubId}, ${Type}, ${JSON.stringify(Payload)}, ${isLogged(event)})`;
  const statement = hasListeners(event)
    ? sql`with written as (${written} returning "EventId", "Type", "At")
        select (graphile_worker.add_jobs(array_agg(${spec}))).id from written`
    : written;
  await statement.execute(db);
}

const manyWritten = prepared<{ events: string; received: readonly string[] }, never>(
  (place) => sql`
    with written as (
      insert into events ("ClubId", "Type", "Payload", "Logged")
      select "ClubId", "Type", "Payload", "Logged"
      from json_populate_recordset(null::events, ${place('events')}::json) with ordinality order by ordinality
      returning "EventId", "Type", "At"
    ), numbered as (
      select *, (row_number() over (partition by "Type" order by "EventId") - 1) / ${EVENTS_TOGETHER}::int as part from written
      where "Type" = any(${place('received')}::text[])
    ), jobs as (
      select "Type", json_agg(json_build_object('EventId', "EventId", 'At', "At") order by "EventId") as "Events"
      from numbered group by "Type", part
    )
    select (graphile_worker.add_jobs(array_agg(${manySpec}))).id from jobs having count(*) > 0`,
);

export async function emitAll(db: Queryable, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  await manyWritten(db, {
    events: JSON.stringify(events.map((event) => ({ ...event, Logged: isLogged(event) }))),
    received: [...receivedTypes],
  });
}

export function emitSteps(events: readonly (NewEvent | Completed<NewEvent>)[]): Step[] {
  if (events.length === 0) return [];
  const rows = events.map((event) => {
    const { ClubId, Type, Payload } = event;
    const completion = 'completion' in event ? event.completion : sql`'{}'`;
    return sql`(${ClubId}::bigint, ${Type}::text, ${JSON.stringify(Payload)}::jsonb || ${completion}, ${isLogged(event)}::boolean)`;
  });
  const received = events.filter(hasListeners).map(({ Type }) => sql.lit(Type));
  return [
    {
      name: 'events_written',
      rows: events.length,
      write: (previous) => sql`insert into events ("ClubId", "Type", "Payload", "Logged")
        select one.* from ${previous}, (values ${sql.join(rows)}) one returning "EventId", "Type", "At"`,
    },
    ...(received.length === 0
      ? []
      : [
          {
            name: 'events_queued',
            write: () => sql`select count(*) from (
              select (graphile_worker.add_jobs(array_agg(${spec}))).id
              from events_written where "Type" in (${sql.join(received)}) having count(*) > 0) queued`,
          },
        ]),
  ];
}

export interface QueuedEvent {
  readonly EventId: number;
  /** As the database writes it. With it, only its partition is read. */
  readonly At?: string | undefined;
}

export async function eventsOf(db: Queryable, events: readonly QueuedEvent[]): Promise<Map<number, EventRow>> {
  if (events.length === 0) return new Map();
  const ids = events.map(({ EventId }) => EventId);
  const times = events.flatMap(({ At }) => (At === undefined ? [] : [sql<Date>`${At}::timestamptz`]));
  const found = db.selectFrom('events').select(['EventId', 'ClubId', 'Type', 'Payload', 'At']).where('EventId', 'in', ids);
  const rows = await (times.length < events.length ? found : found.where('At', 'in', times)).execute();
  return new Map(rows.map(({ EventId, ...row }) => [EventId, row]));
}

export const eventOf = async (db: Queryable, EventId: number, At?: string): Promise<EventRow | undefined> =>
  (await eventsOf(db, [{ EventId, At }])).get(EventId);

/** Removes the user's e-mail address and nickname from events, which are found by the user's id and confirmed e-mail address. */
export async function forgetPerson(
  trx: Queryable,
  { UserId, Email, EmailConfirmed }: { readonly UserId: number; readonly Email: string; readonly EmailConfirmed: boolean },
): Promise<void> {
  const without = sql`"Payload" || '{"Email": null}' ||
    case when "Payload"->>'Nickname' is null then '{}' else '{"Nickname": null}'::jsonb end`;
  await sql`update events set "Payload" = ${without}
    where "Payload"->>'Email' is not null and "Payload"->>'Target' = ${String(UserId)}`.execute(trx);
  if (!EmailConfirmed) return;
  await sql`update events set "Payload" = ${without}
    where "Payload"->>'Email' is not null and lower("Payload"->>'Email') = lower(${Email})`.execute(trx);
}
