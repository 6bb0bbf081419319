import { createHmac } from 'node:crypto';
import { WEBHOOK_FAILURES_MAX } from '@clubpulse/contract/office/integrations/integrations';
import { idSchema } from '@clubpulse/contract/scalars';
import { isTaken, retryAt } from '@clubpulse/rules/office/integrations/deliveries';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { type Job, job } from '../../platform/jobs/job.ts';
import { type NewJob, queueJob, queueJobs } from '../../platform/jobs/jobs.store.ts';
import { InsideAddress, type Outside } from '../../platform/media/outside.ts';
import { postOutside } from '../../platform/media/post.ts';
import * as store from './integrations.store.ts';

const COLLECT_JOB = 'webhooks';
const DELIVERY_JOB = 'webhook-delivery';
const EVERY_MINUTE = '* * * * *';
const KEPT_DAYS = 7;
const DAY_MS = 86_400_000;

export const deliveryJob = (WebhookDeliveryId: number, runAt?: Date): NewJob => ({
  task: DELIVERY_JOB,
  payload: { WebhookDeliveryId },
  key: `${DELIVERY_JOB}:${WebhookDeliveryId}`,
  runAt,
});

/** `t=<Unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" as hex>`: whoever has the secret knows that it is us, and that it is new. */
export function signatureOf(secret: string, body: string, at: Date): string {
  const t = Math.floor(at.getTime() / 1000);
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`;
}

interface Parts {
  readonly db: Database;
  readonly outside?: Outside | undefined;
  readonly now?: () => Date;
}

/** Brings what happens in clubs to their webhooks: looked for once a minute, then each delivery by itself until it is taken or given up. */
export function createDeliveries({ db, outside, now = () => new Date() }: Parts) {
  const collect = (): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const made = await store.collect(trx);
      await queueJobs(
        trx,
        made.map((id) => deliveryJob(id)),
      );
    });

  async function post({ WebhookDeliveryId, Event, ClubId, At, Data, Url, Secret }: store.Going) {
    const body = JSON.stringify({ Id: WebhookDeliveryId, Event, ClubId, At: At.toISOString(), Data });
    const headers = {
      'content-type': 'application/json',
      'clubpulse-event': Event,
      'clubpulse-signature': signatureOf(Secret, body, now()),
    };
    try {
      const Status = await postOutside(Url, { body, headers }, outside);
      return { Status, Error: null };
    } catch (error) {
      return { Status: null, Error: error instanceof InsideAddress ? 'InsideAddress' : 'NoAnswer' };
    }
  }

  async function deliver(deliveryId: number): Promise<void> {
    const going = await store.goingOf(db, deliveryId);
    if (!going) return;
    const answered = await post(going);
    const { WebhookDeliveryId, WebhookId, Tries } = going;
    const at = now();
    const next = retryAt(Tries + 1, at);
    const isDelivered = answered.Status !== null && isTaken(answered.Status);
    const State = isDelivered ? 'Delivered' : next === undefined ? 'Failed' : 'Waiting';
    const NextAt = State === 'Waiting' ? (next ?? null) : null;
    await db.transaction().execute(async (trx) => {
      const failures = await store.keepTry(trx, { WebhookDeliveryId, WebhookId, State, NextAt, ...answered }, at);
      if (failures >= WEBHOOK_FAILURES_MAX) await store.setState(trx, WebhookId, 'Stopped', at);
      else if (NextAt !== null) await queueJob(trx, deliveryJob(WebhookDeliveryId, NextAt));
    });
  }

  const jobs: readonly Job[] = [
    job(COLLECT_JOB, z.object({}), collect, { cron: EVERY_MINUTE }),
    job(DELIVERY_JOB, z.object({ WebhookDeliveryId: idSchema }), ({ WebhookDeliveryId }) => deliver(WebhookDeliveryId), {
      outside: true,
    }),
  ];
  return {
    collect,
    deliver,
    jobs,
    /** Forgets deliveries of long ago. */
    purge: (): Promise<void> => store.deleteDeliveriesBefore(db, new Date(now().getTime() - KEPT_DAYS * DAY_MS)),
  };
}
