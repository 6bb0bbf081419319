import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import {
  type DeliveryQuery,
  PING,
  SENT_AGAIN_MAX,
  type WebhookDeliveryId,
  type WebhookId,
  webhookEvents,
  webhookTopics,
} from '@clubpulse/contract/office/integrations/integrations';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { WebhookDeliveries, Webhooks } from '../../platform/database/schema.generated.ts';

export type WebhookRow = Selectable<Webhooks>;
export type DeliveryRow = Selectable<WebhookDeliveries>;
export type DeliveryId = Pick<DeliveryRow, 'WebhookDeliveryId' | 'WebhookId'>;

export const webhooksOf = (db: Queryable, clubId: ClubId): Promise<WebhookRow[]> =>
  db.selectFrom('webhooks').selectAll().where('ClubId', '=', clubId).orderBy('WebhookId', 'desc').execute();

export const webhookOf = (db: Queryable, id: WebhookId): Promise<WebhookRow | undefined> =>
  db.selectFrom('webhooks').selectAll().where('WebhookId', '=', id).executeTakeFirst();

export async function countLocked(trx: Queryable, clubId: ClubId): Promise<number> {
  await trx.selectFrom('clubs').select('ClubId').where('ClubId', '=', clubId).forNoKeyUpdate().execute();
  const { count } = await trx
    .selectFrom('webhooks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ClubId', '=', clubId)
    .executeTakeFirstOrThrow();
  return count;
}

export const insertWebhook = (trx: Queryable, webhook: Insertable<Webhooks>): Promise<WebhookRow> =>
  trx.insertInto('webhooks').values(webhook).returningAll().executeTakeFirstOrThrow();

/** A connected webhook receives only events from now on; a disconnected webhook loses its waiting deliveries. */
export async function setState(
  trx: Queryable,
  id: WebhookId,
  State: WebhookRow['State'],
  Since: Date,
): Promise<WebhookRow | undefined> {
  const Written = sql<number>`pg_current_xact_id()::text::bigint`;
  const row = await trx
    .updateTable('webhooks')
    .set({ State, Since, Written, ...(State === 'Connected' ? { Failures: 0, LastError: null, AgainAt: null } : {}) })
    .where('WebhookId', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (State !== 'Connected') {
    await trx
      .updateTable('webhook_deliveries')
      .set({ State: 'Failed', Error: 'Disconnected', NextAt: null })
      .where('WebhookId', '=', id)
      .where('State', '=', 'Waiting')
      .execute();
  }
  return row;
}

export const deleteWebhook = (trx: Queryable, id: WebhookId): Promise<WebhookRow | undefined> =>
  trx.deleteFrom('webhooks').where('WebhookId', '=', id).returningAll().executeTakeFirst();

export const lockedWebhookOf = (trx: Queryable, id: WebhookId): Promise<WebhookRow | undefined> =>
  trx.selectFrom('webhooks').selectAll().where('WebhookId', '=', id).forNoKeyUpdate().executeTakeFirst();

export async function pageOfDeliveries(
  db: Queryable,
  id: WebhookId,
  { State, Since, start, length }: Omit<DeliveryQuery, 'draw'>,
): Promise<{ all: number; failed: number; found: number; rows: Omit<DeliveryRow, 'Data' | 'Answer'>[] }> {
  const isMeant = State === undefined ? sql<boolean>`true` : sql<boolean>`"State" = ${State}`;
  const recent = db
    .selectFrom('webhook_deliveries')
    .where('WebhookId', '=', id)
    .$if(Since !== undefined, (query) => query.where('At', '>=', new Date(Since ?? 0)));
  const counted = await recent
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('State', '=', 'Failed').as('failed'),
      fn.countAll<number>().filterWhere(isMeant).as('found'),
    ])
    .executeTakeFirstOrThrow();
  const rows = await recent
    .select(['WebhookDeliveryId', 'WebhookId', 'EventId', 'Event', 'At', 'State', 'Tries', 'Took', 'Status', 'Error', 'NextAt'])
    .where(isMeant)
    .orderBy('WebhookDeliveryId', 'desc')
    .offset(start)
    .limit(length)
    .execute();
  return { ...counted, rows };
}

export const deliveryOf = (
  db: Queryable,
  id: WebhookId,
  deliveryId: WebhookDeliveryId,
): Promise<(DeliveryRow & Pick<WebhookRow, 'ClubId'>) | undefined> =>
  db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhooks', 'webhooks.WebhookId', 'webhook_deliveries.WebhookId')
    .selectAll('webhook_deliveries')
    .select('webhooks.ClubId')
    .where('webhook_deliveries.WebhookId', '=', id)
    .where('WebhookDeliveryId', '=', deliveryId)
    .executeTakeFirst();

/** One delivery, or the failed deliveries of events since a time. */
export type Chosen = { readonly deliveryId: WebhookDeliveryId } | { readonly since: Date };

/** Oldest delivery first. The receiving server is tried at once, even if it did not respond before. */
export async function waitAgain(trx: Queryable, id: WebhookId, chosen: Chosen, NextAt: Date): Promise<DeliveryRow[]> {
  const ofWebhook = trx.selectFrom('webhook_deliveries').select('WebhookDeliveryId').where('WebhookId', '=', id);
  const ids =
    'since' in chosen
      ? ofWebhook.where('State', '=', 'Failed').where('At', '>=', chosen.since).orderBy('WebhookDeliveryId').limit(SENT_AGAIN_MAX)
      : ofWebhook.where('WebhookDeliveryId', '=', chosen.deliveryId);
  await trx.updateTable('webhooks').set({ AgainAt: null }).where('WebhookId', '=', id).execute();
  const rows = await trx
    .updateTable('webhook_deliveries')
    .set({ State: 'Waiting', Tries: 0, Took: null, Status: null, Error: null, Answer: null, NextAt })
    .where('WebhookDeliveryId', 'in', ids)
    .returningAll()
    .execute();
  return rows.sort((a, b) => a.WebhookDeliveryId - b.WebhookDeliveryId);
}

export const insertPing = (trx: Queryable, WebhookId: number, At: Date): Promise<DeliveryId> =>
  trx
    .insertInto('webhook_deliveries')
    .values({ WebhookId, Event: PING, Data: '{}', At, NextAt: At })
    .returning(['WebhookDeliveryId', 'WebhookId'])
    .executeTakeFirstOrThrow();

const notified = webhookTopics.flatMap((topic) => webhookEvents[topic].map((type) => [topic, type] as const));

const LOOKED_BACK_DAYS = 30;

/**
 * Reads events by transaction id, so that no late commit is missed. If a restored backup has lower ids, reads the last day again.
 */
export async function collect(trx: Queryable): Promise<DeliveryId[]> {
  const { rows } = await sql<DeliveryId>`
    with ended as (select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as at),
    told as (
      select topic, type
      from unnest(${notified.map(([topic]) => topic)}::text[], ${notified.map(([, type]) => type)}::text[]) as one (topic, type)
    ),
    hooks as (select "WebhookId", "ClubId", "Topics", "Written", "Since" from webhooks where "State" = 'Connected' for update skip locked),
    moved as (
      update webhooks set "Written" = ended.at from ended, hooks where webhooks."WebhookId" = hooks."WebhookId"
    )
    insert into webhook_deliveries ("WebhookId", "EventId", "Event", "Data", "At", "NextAt")
    select hooks."WebhookId", events."EventId", events."Type", events."Payload" - 'Email', events."At", now()
    from hooks
    join events on events."ClubId" = hooks."ClubId" and (events."Written" >= hooks."Written"
        or hooks."Written" > (select at from ended) and events."At" >= greatest(hooks."Since", now() - interval '1 day'))
      and events."Written" < (select at from ended)
      and events."At" > now() - make_interval(days => ${LOOKED_BACK_DAYS})
    where events."Type" in (select type from told where topic = any(hooks."Topics"))
    order by events."EventId"
    on conflict do nothing
    returning "WebhookDeliveryId", "WebhookId"`.execute(trx);
  return rows;
}

export type PendingDelivery = DeliveryRow & Pick<WebhookRow, 'ClubId' | 'Url' | 'Secret' | 'AgainAt'>;

export const pendingDeliveryOf = (db: Queryable, deliveryId: number): Promise<PendingDelivery | undefined> =>
  db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhooks', 'webhooks.WebhookId', 'webhook_deliveries.WebhookId')
    .selectAll('webhook_deliveries')
    .select(['webhooks.ClubId', 'webhooks.Url', 'webhooks.Secret', 'webhooks.AgainAt'])
    .where('WebhookDeliveryId', '=', deliveryId)
    .where('webhook_deliveries.State', '=', 'Waiting')
    .where('webhooks.State', '=', 'Connected')
    .executeTakeFirst();

export type Tried = Omit<DeliveryRow, 'EventId' | 'Event' | 'Data' | 'At' | 'Tries'>;

export async function storeAttempt(
  trx: Queryable,
  { WebhookDeliveryId, WebhookId, ...tried }: Tried,
  LastAt: Date,
): Promise<number> {
  const LastError = tried.State === 'Delivered' ? null : (tried.Error ?? String(tried.Status));
  const Failures = {
    Delivered: sql<number>`0`,
    Waiting: sql<number>`"Failures"`,
    Failed: sql<number>`"Failures" + 1`,
  }[tried.State];
  const row = await trx
    .updateTable('webhooks')
    .set({ LastAt, LastError, Failures, AgainAt: tried.Error === 'NoAnswer' ? tried.NextAt : null })
    .where('WebhookId', '=', WebhookId)
    .returning('Failures')
    .executeTakeFirst();
  await trx
    .updateTable('webhook_deliveries')
    .set(({ eb }) => ({ ...tried, Tries: eb('Tries', '+', 1) }))
    .where('WebhookDeliveryId', '=', WebhookDeliveryId)
    .where('State', '=', 'Waiting')
    .execute();
  return row?.Failures ?? 0;
}

export async function putOff(trx: Queryable, deliveryId: number, NextAt: Date): Promise<void> {
  await trx.updateTable('webhook_deliveries').set({ NextAt }).where('WebhookDeliveryId', '=', deliveryId).execute();
}

export async function deleteDeliveriesBefore(db: Queryable, moment: Date): Promise<void> {
  await db.deleteFrom('webhook_deliveries').where('At', '<', moment).execute();
}
