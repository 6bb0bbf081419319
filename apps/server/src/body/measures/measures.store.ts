import type { UserId } from '@clubpulse/contract/accounts/users';
import type { MeasureKey } from '@clubpulse/contract/body/measures/catalogue';
import type { MeasureEventId, MeasureValue } from '@clubpulse/contract/body/measures/measures';
import { type Insertable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { MeasureEvents } from '../../platform/database/schema.generated.ts';

export type EventRow = Awaited<ReturnType<ReturnType<typeof all>['executeTakeFirstOrThrow']>>;
export interface EventWithValues extends EventRow {
  readonly Values: readonly MeasureValue[];
}

export interface Within {
  readonly from?: Date | undefined;
  /** Inclusive. */
  readonly to?: Date | undefined;
  readonly without?: readonly MeasureKey[] | undefined;
  readonly having?: readonly MeasureKey[] | undefined;
}

const all = (db: Queryable) =>
  db
    .selectFrom('measure_events as event')
    .leftJoin('users as by', 'by.UserId', 'event.ByUserId')
    .leftJoin('clubs as club', 'club.ClubId', 'event.ClubId')
    .selectAll('event')
    .select(['by.Nickname', 'by.FirstMidName', 'by.LastName', 'by.PictureUri', 'club.Name as ClubName']);

const showsSome = (without: readonly MeasureKey[]) => sql<boolean>`exists (select from measures
  where measures."MeasureEventId" = event."MeasureEventId" and measures."Key" <> all(${[...without]}::text[]))`;

const hasSome = (keys: readonly MeasureKey[]) => sql<boolean>`exists (select from measures
  where measures."MeasureEventId" = event."MeasureEventId" and measures."Key" = any(${[...keys]}::text[]))`;

const within = (db: Queryable, userId: UserId, { from, to, without = [], having }: Within) =>
  all(db)
    .where('event.UserId', '=', userId)
    .$if(without.length > 0, (some) => some.where(showsSome(without)))
    .$if(having !== undefined, (some) => some.where(hasSome(having ?? [])))
    .$if(from !== undefined, (some) => some.where('event.TimeStamp', '>=', from ?? new Date(0)))
    .$if(to !== undefined, (some) => some.where('event.TimeStamp', '<=', to ?? new Date(0)));

export async function eventsOf(
  db: Queryable,
  userId: UserId,
  range: Within,
  { start = 0, length }: { readonly start?: number; readonly length: number },
): Promise<EventWithValues[]> {
  const rows = await within(db, userId, range)
    .orderBy('event.TimeStamp', 'desc')
    .orderBy('event.MeasureEventId', 'desc')
    .offset(start)
    .limit(length)
    .execute();
  return withValues(db, rows);
}

export async function countEvents(db: Queryable, userId: UserId, { from, to, without = [], having }: Within): Promise<number> {
  const { count } = await db
    .selectFrom('measure_events as event')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('UserId', '=', userId)
    .$if(without.length > 0, (some) => some.where(showsSome(without)))
    .$if(having !== undefined, (some) => some.where(hasSome(having ?? [])))
    .$if(from !== undefined, (some) => some.where('TimeStamp', '>=', from ?? new Date(0)))
    .$if(to !== undefined, (some) => some.where('TimeStamp', '<=', to ?? new Date(0)))
    .executeTakeFirstOrThrow();
  return count;
}

export async function eventOf(db: Queryable, eventId: MeasureEventId): Promise<EventWithValues | undefined> {
  const row = await all(db).where('event.MeasureEventId', '=', eventId).executeTakeFirst();
  return row && (await withValues(db, [row]))[0];
}

export async function lastWeight(
  db: Queryable,
  userId: UserId,
  { from, to }: { readonly from: Date; readonly to: Date },
  except: MeasureEventId | undefined,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('measures')
    .innerJoin('measure_events as event', 'event.MeasureEventId', 'measures.MeasureEventId')
    .select('measures.Value')
    .where('event.UserId', '=', userId)
    .where('measures.Key', '=', 'weight')
    .where('event.TimeStamp', '>=', from)
    .where('event.TimeStamp', '<=', to)
    .where('event.MeasureEventId', 'is distinct from', except ?? null)
    .orderBy('event.TimeStamp', 'desc')
    .orderBy('event.MeasureEventId', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.Value;
}

async function withValues(db: Queryable, rows: readonly EventRow[]): Promise<EventWithValues[]> {
  const byEvent = await valuesOf(
    db,
    rows.map(({ MeasureEventId }) => MeasureEventId),
  );
  return rows.map((row) => ({ ...row, Values: byEvent.get(row.MeasureEventId) ?? [] }));
}

export async function valuesOf(
  db: Queryable,
  eventIds: readonly MeasureEventId[],
): Promise<ReadonlyMap<MeasureEventId, readonly MeasureValue[]>> {
  if (eventIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('measures')
    .select(['MeasureEventId', 'Key', 'Value', 'Method', 'Typed'])
    .where('MeasureEventId', 'in', eventIds)
    .execute();
  const byEvent = Map.groupBy(rows, ({ MeasureEventId }) => MeasureEventId);
  return new Map([...byEvent].map(([id, values]) => [id, values.map(({ MeasureEventId: _event, ...value }) => value)]));
}

export async function ownerOf(db: Queryable, eventId: MeasureEventId): Promise<number | undefined> {
  const row = await db.selectFrom('measure_events').select('UserId').where('MeasureEventId', '=', eventId).executeTakeFirst();
  return row?.UserId;
}

export async function lockEventsOf(trx: Queryable, userId: UserId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('measure_events'), hashint8(${userId}))`.execute(trx);
}

export async function insertEvent(trx: Queryable, event: Insertable<MeasureEvents>): Promise<MeasureEventId> {
  const { MeasureEventId } = await trx
    .insertInto('measure_events')
    .values(event)
    .returning('MeasureEventId')
    .executeTakeFirstOrThrow();
  return MeasureEventId;
}

export async function insertValues(
  trx: Queryable,
  MeasureEventId: MeasureEventId,
  UserId: UserId,
  values: readonly MeasureValue[],
): Promise<void> {
  await trx
    .insertInto('measures')
    .values(values.map((value) => ({ MeasureEventId, UserId, ...value })))
    .execute();
  await positionMeasures(trx, UserId);
}

async function positionMeasures(trx: Queryable, userId: UserId): Promise<void> {
  await sql`select stand_measures(${userId})`.execute(trx);
}

export async function holdEvent(trx: Queryable, eventId: MeasureEventId): Promise<boolean> {
  const row = await trx
    .selectFrom('measure_events')
    .select('MeasureEventId')
    .where('MeasureEventId', '=', eventId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Also deletes the values of the event, so the caller must then call `insertValues`. False if the version is outdated. */
export async function updateEvent(
  trx: Queryable,
  eventId: MeasureEventId,
  fields: Pick<Insertable<MeasureEvents>, 'TimeStamp' | 'Note'>,
  RowVersion?: number,
): Promise<boolean> {
  const changed = await trx
    .updateTable('measure_events')
    .set((eb) => ({ ...fields, RowVersion: eb('RowVersion', '+', 1) }))
    .where('MeasureEventId', '=', eventId)
    .$if(RowVersion !== undefined, (one) => one.where('RowVersion', '=', RowVersion ?? 0))
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) return false;
  await trx.deleteFrom('measures').where('MeasureEventId', '=', eventId).execute();
  return true;
}

export async function deleteEvent(trx: Queryable, eventId: MeasureEventId): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('measure_events')
    .where('MeasureEventId', '=', eventId)
    .returning('UserId')
    .executeTakeFirst();
  if (deleted) await positionMeasures(trx, deleted.UserId);
  return deleted !== undefined;
}
