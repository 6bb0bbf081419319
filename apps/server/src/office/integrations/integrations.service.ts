import type { CallerId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import {
  type DeliveryDetails,
  type DeliveryPage,
  type DeliveryQuery,
  type NewWebhook,
  type ServerServiceState,
  WEBHOOKS_MAX,
  type Webhook,
  type WebhookDelivery,
  type WebhookDeliveryId,
  type WebhookId,
  type WebhookInput,
} from '@clubpulse/contract/office/integrations/integrations';
import { type Config, hasMailbox } from '../../platform/config/config.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { refusedBy } from '../../platform/database/violations.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import { queueJob, queueJobs } from '../../platform/jobs/jobs.store.ts';
import { internet, isAskable, type Outside, resolvesToInternalAddress } from '../../platform/media/outside.ts';
import { newSecret } from '../../platform/secrets/secrets.ts';
import { deliveryJob, pingJob } from './integrations.jobs.ts';
import { presentDelivery, presentDetails, presentWebhook } from './integrations.present.ts';
import * as store from './integrations.store.ts';

const clubMissing = { webhooks_ClubId_fkey: refuse('NotFound') };

type Services = Pick<Config, 'DEMO' | 'SMTP_URL' | 'SMS_URL' | 'S3_ENDPOINT' | 'OIDC_ISSUER' | 'MQTT_URL'>;

export interface IntegrationParts {
  readonly db: Database;
  readonly services: Services;
  readonly outside?: Outside;
  readonly now?: () => Date;
}
export type Integrations = ReturnType<typeof createIntegrations>;

type Ready = Required<IntegrationParts>;

export function createIntegrations(parts: IntegrationParts) {
  return bindActs(
    { outside: internet, now: () => new Date(), ...parts },
    { services, webhooks, clubOf, create, setState, delete: deleteWebhook, deliveries, delivery, sendAgain, sendFailedAgain },
  );
}

const changed = (
  trx: Queryable,
  Type: 'WebhookConnected' | 'WebhookDisconnected' | 'WebhookDeleted',
  { ClubId, WebhookId, Url }: store.WebhookRow,
  By: CallerId,
) => emit(trx, { ClubId, Type, Payload: { WebhookId, Name: new URL(Url).host, By } });

async function ping({ now }: Ready, trx: Queryable, webhookId: number): Promise<void> {
  await queueJob(trx, pingJob(await store.insertPing(trx, webhookId, now())));
}

const services = async ({ services: settings }: Ready): Promise<ServerServiceState[]> => [
  // Without a mail server, mails remain in the outbox.
  { Service: 'Mail', State: settings.SMTP_URL !== undefined ? 'Outside' : hasMailbox(settings) ? 'Own' : 'Missing' },
  { Service: 'Sms', State: settings.SMS_URL === undefined ? 'Missing' : 'Outside' },
  { Service: 'Pictures', State: settings.S3_ENDPOINT === undefined ? 'Own' : 'Outside' },
  { Service: 'SignIn', State: settings.OIDC_ISSUER === undefined ? 'Own' : 'Outside' },
  { Service: 'Hubs', State: settings.MQTT_URL === undefined ? 'Own' : 'Outside' },
];

const webhooks = async ({ db }: Ready, clubId: ClubId): Promise<Webhook[]> =>
  (await store.webhooksOf(db, clubId)).map(presentWebhook);

const clubOf = async ({ db }: Ready, id: WebhookId): Promise<number | undefined> => (await store.webhookOf(db, id))?.ClubId;

async function create(parts: Ready, ClubId: ClubId, { Url, Topics }: WebhookInput, By: CallerId): Promise<NewWebhook | Refusal> {
  const isRefused =
    !URL.canParse(Url) ||
    !isAskable(new URL(Url), parts.outside) ||
    (await resolvesToInternalAddress(new URL(Url), parts.outside));
  if (isRefused) {
    return refuse('WebhookAddressRefused', { errors: [{ field: 'Url', key: 'error.WebhookAddressRefused' }] });
  }
  return refusedBy(clubMissing, () =>
    parts.db.transaction().execute(async (trx) => {
      if ((await store.countLocked(trx, ClubId)) >= WEBHOOKS_MAX)
        return refuse('WebhookLimit', { values: { max: WEBHOOKS_MAX } });
      const Secret = newSecret();
      const row = await store.insertWebhook(trx, { ClubId, Url, Topics, Secret, State: 'Connected', Since: parts.now() });
      await ping(parts, trx, row.WebhookId);
      await changed(trx, 'WebhookConnected', row, By);
      return { ...presentWebhook(row), Secret };
    }),
  );
}

const setState = (parts: Ready, id: WebhookId, connected: boolean, By: CallerId): Promise<Webhook | Refusal> =>
  parts.db.transaction().execute(async (trx) => {
    const before = await store.webhookOf(trx, id);
    if (!before) return refuse('NotFound');
    if ((before.State === 'Connected') === connected) return presentWebhook(before);
    const row = await store.setState(trx, id, connected ? 'Connected' : 'Disconnected', parts.now());
    if (!row) return refuse('NotFound');
    if (connected) await ping(parts, trx, id);
    await changed(trx, connected ? 'WebhookConnected' : 'WebhookDisconnected', row, By);
    return presentWebhook(row);
  });

const deleteWebhook = ({ db }: Ready, id: WebhookId, By: CallerId): Promise<Refusal | undefined> =>
  db.transaction().execute(async (trx) => {
    const row = await store.deleteWebhook(trx, id);
    if (!row) return refuse('NotFound');
    await changed(trx, 'WebhookDeleted', row, By);
    return undefined;
  });

async function deliveries({ db }: Ready, id: WebhookId, query: DeliveryQuery): Promise<DeliveryPage> {
  const { all, failed, found, rows } = await store.pageOfDeliveries(db, id, query);
  return { draw: query.draw, recordsTotal: all, recordsFiltered: found, Failed: failed, data: rows.map(presentDelivery) };
}

async function delivery({ db }: Ready, id: WebhookId, deliveryId: WebhookDeliveryId): Promise<DeliveryDetails | Refusal> {
  const row = await store.deliveryOf(db, id, deliveryId);
  return row ? presentDetails(row) : refuse('NotFound');
}

const again = (parts: Ready, id: WebhookId, chosen: store.Chosen): Promise<store.DeliveryRow[] | Refusal> =>
  parts.db.transaction().execute(async (trx) => {
    const webhook = await store.lockedWebhookOf(trx, id);
    if (!webhook) return refuse('NotFound');
    if (webhook.State !== 'Connected') return refuse('WebhookNotConnected');
    const rows = await store.waitAgain(trx, id, chosen, parts.now());
    await queueJobs(
      trx,
      rows.map((row) => deliveryJob(row)),
    );
    return rows;
  });

async function sendAgain(parts: Ready, id: WebhookId, deliveryId: WebhookDeliveryId): Promise<WebhookDelivery | Refusal> {
  const rows = await again(parts, id, { deliveryId });
  if (isRefusal(rows)) return rows;
  const [row] = rows;
  return row ? presentDelivery(row) : refuse('NotFound');
}

async function sendFailedAgain(parts: Ready, id: WebhookId, since: Date): Promise<{ Queued: number } | Refusal> {
  const rows = await again(parts, id, { since });
  return isRefusal(rows) ? rows : { Queued: rows.length };
}
