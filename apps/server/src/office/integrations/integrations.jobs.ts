import { createHmac } from 'node:crypto';
import { ANSWER_BYTES_MAX, WEBHOOK_FAILURES_MAX } from '@clubpulse/contract/office/integrations/integrations';
import { idSchema } from '@clubpulse/contract/scalars';
import { answerText } from '@clubpulse/rules/office/integrations/answers';
import { isTaken, retryAt } from '@clubpulse/rules/office/integrations/deliveries';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { type Job, job } from '../../platform/jobs/job.ts';
import { type NewJob, priorities, queueJob, queueJobs } from '../../platform/jobs/jobs.store.ts';
import { InsideAddress, type Outside } from '../../platform/media/outside.ts';
import { postOutside } from '../../platform/media/post.ts';
import { bodyOf } from './integrations.present.ts';
import * as store from './integrations.store.ts';

const COLLECT_JOB = 'webhooks';
const DELIVERY_JOB = 'webhook-delivery';
const EVERY_MINUTE = '* * * * *';
const STORED_DAYS = 7;
const DAY_MS = 86_400_000;
/**
 * ms after the repeated delivery. After a failure all other deliveries wait for it, because it shows whether the server responds.
 */
const AFTER_MS = 1000;

export const deliveryJob = ({ WebhookDeliveryId, WebhookId }: store.DeliveryId, runAt?: Date): NewJob => ({
  task: DELIVERY_JOB,
  payload: { WebhookDeliveryId },
  key: `${DELIVERY_JOB}:${WebhookDeliveryId}`,
  oneAtATime: `webhook:${WebhookId}`,
  runAt,
});

export const pingJob = (ping: store.DeliveryId): NewJob => ({ ...deliveryJob(ping), priority: priorities.waitedFor });

/** `t=<Unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" as hex>`. The time proves that the request is recent. */
export function signatureOf(secret: string, body: string, at: Date): string {
  const t = Math.floor(at.getTime() / 1000);
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`;
}

interface Parts {
  readonly db: Database;
  readonly outside?: Outside | undefined;
  readonly now?: () => Date;
}

/**
 * Collects deliveries every minute, and repeats each until it is accepted or all attempts failed. Other deliveries to an
 * unavailable webhook wait.
 */
export function createDeliveries({ db, outside, now = () => new Date() }: Parts) {
  const collect = (): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const made = await store.collect(trx);
      await queueJobs(
        trx,
        made.map((one) => deliveryJob(one)),
      );
    });

  async function post({ Url, Secret, ...going }: store.PendingDelivery) {
    const body = bodyOf(going);
    const headers = {
      'content-type': 'application/json',
      'clubpulse-event': going.Event,
      'clubpulse-signature': signatureOf(Secret, body, now()),
    };
    try {
      const { status, start } = await postOutside(Url, { body, headers, answerBytes: ANSWER_BYTES_MAX }, outside);
      return { Status: status, Error: null, Answer: answerText(start) };
    } catch (error) {
      return { Status: null, Error: error instanceof InsideAddress ? 'InsideAddress' : 'NoAnswer', Answer: null };
    }
  }

  async function deliver(deliveryId: number): Promise<void> {
    const going = await store.pendingDeliveryOf(db, deliveryId);
    if (!going) return;
    if (going.AgainAt !== null && going.AgainAt > now()) return putOff(db, going, new Date(going.AgainAt.getTime() + AFTER_MS));
    const begin = performance.now();
    const answered = { ...(await post(going)), Took: Math.round(performance.now() - begin) };
    const { WebhookDeliveryId, WebhookId, Tries } = going;
    const at = now();
    const next = retryAt(Tries + 1, at);
    const isDelivered = answered.Status !== null && isTaken(answered.Status);
    const State = isDelivered ? 'Delivered' : next === undefined ? 'Failed' : 'Waiting';
    const NextAt = State === 'Waiting' ? (next ?? null) : null;
    await db.transaction().execute(async (trx) => {
      const failures = await store.storeAttempt(trx, { WebhookDeliveryId, WebhookId, State, NextAt, ...answered }, at);
      if (failures >= WEBHOOK_FAILURES_MAX) await store.setState(trx, WebhookId, 'Stopped', at);
      else if (NextAt !== null) await queueJob(trx, deliveryJob(going, NextAt));
    });
  }

  const jobs: readonly Job[] = [
    job(COLLECT_JOB, z.object({}), collect, { cron: EVERY_MINUTE }),
    job(DELIVERY_JOB, z.object({ WebhookDeliveryId: idSchema }), ({ WebhookDeliveryId }) => deliver(WebhookDeliveryId), {
      queue: 'webhooks',
    }),
  ];
  return {
    collect,
    deliver,
    jobs,
    purge: (): Promise<void> => store.deleteDeliveriesBefore(db, new Date(now().getTime() - STORED_DAYS * DAY_MS)),
  };
}

/** Postponing does not count as an attempt. */
const putOff = (db: Database, going: store.PendingDelivery, until: Date): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await store.putOff(trx, going.WebhookDeliveryId, until);
    await queueJob(trx, deliveryJob(going, until));
  });
