import { type Refusal, refuse } from '@clubpulse/contract/errors';
import {
  PUSH_DEVICES_MAX,
  type PushDevice,
  type PushMessage,
  type PushRenewal,
  type PushState,
} from '@clubpulse/contract/office/push';
import type { Logger } from 'pino';
import { z } from 'zod';
import { type Database, type Queryable, violatedConstraint } from '../../platform/database/database.ts';
import { type Job, job } from '../../platform/jobs/job.ts';
import { queueJobs } from '../../platform/jobs/jobs.store.ts';
import { internet, isAskable, type Outside, resolvesToInternalAddress } from '../../platform/media/outside.ts';
import * as store from './push.store.ts';
import { isPublicKey, type PushKeys, sendPush } from './push.wire.ts';

const PUSH_JOB = 'push';
const NEWS_MS = 86_400_000;
const wrong = (field: string): Refusal => refuse('ValidationFailed', { errors: [{ field, key: 'invalid-value' }] });

const queuedSchema = z.object({
  PushDeviceId: z.number().int(),
  UserId: z.number().int(),
  Until: z.iso.datetime(),
  message: z.object({ tag: z.string(), title: z.string(), text: z.string(), view: z.string() }),
});

interface PushParts {
  readonly db: Database;
  readonly keys: PushKeys;
  readonly subject: string;
  readonly log: Pick<Logger, 'warn'>;
  readonly outside?: Outside;
  readonly now?: () => Date;
}

export interface Push {
  state(userId: number): Promise<PushState>;
  add(userId: number, grantId: string | undefined, device: PushDevice): Promise<PushState | Refusal>;
  renew(renewal: PushRenewal): Promise<Refusal | undefined>;
  remove(userId: number, endpoint: string): Promise<PushState>;
  queue(via: Queryable, messages: readonly ForReader[]): Promise<void>;
  readonly jobs: readonly Job[];
  purge(): Promise<void>;
}

interface ForReader {
  readonly UserId: number;
  readonly message: PushMessage;
  readonly until?: Date | null;
}

export function createPush({ db, keys, subject, log, outside = internet, now = () => new Date() }: PushParts): Push {
  const state = async (userId: number): Promise<PushState> => ({
    PublicKey: keys.publicKey,
    Endpoints: await store.endpointsOf(db, userId),
  });

  async function wrongIn({ Endpoint, P256dh }: PushDevice): Promise<keyof PushDevice | undefined> {
    if (!URL.canParse(Endpoint) || !isAskable(new URL(Endpoint), outside)) return 'Endpoint';
    if (await resolvesToInternalAddress(new URL(Endpoint), outside)) return 'Endpoint';
    return isPublicKey(P256dh) ? undefined : 'P256dh';
  }

  async function send({ PushDeviceId, UserId, Until, message }: z.output<typeof queuedSchema>): Promise<void> {
    const left = Math.floor((Date.parse(Until) - now().getTime()) / 1000);
    if (left <= 0) return;
    const device = await store.deviceOf(db, PushDeviceId);
    // Sends nothing if the session ended or another user signed in on the device.
    if (device?.UserId !== UserId) return;
    if ((await sendPush(device, message, { keys, subject, outside, ttl: left })) === 'sent') return;
    await store.forgetDevice(db, device);
    log.warn({ device: PushDeviceId }, 'a browser gets no more notifications: its push service does not know it');
  }

  return {
    state,

    async add(userId, grantId, device) {
      const field = await wrongIn(device);
      if (field !== undefined) return wrong(field);
      await db.transaction().execute(async (trx) => {
        await store.addDevice(trx, { UserId: userId, GrantId: grantId ?? null, ...device, CreatedAt: now() });
        await store.keepNewest(trx, userId, PUSH_DEVICES_MAX);
      });
      return state(userId);
    },

    async renew({ Before, Now }) {
      const field = await wrongIn(Now);
      if (field !== undefined) return wrong(`Now.${field}`);
      // Another device may have stored the endpoint meanwhile; the second attempt replaces that device.
      for (let attempt = 1; ; attempt++) {
        try {
          await db.transaction().execute((trx) => store.renewDevice(trx, Before, Now));
          return undefined;
        } catch (error) {
          if (violatedConstraint(error) !== 'push_devices_Endpoint_key') throw error;
          if (attempt === 3) return refuse('ServiceUnavailable');
        }
      }
    },

    async remove(userId, endpoint) {
      await store.removeDevice(db, userId, endpoint);
      return state(userId);
    },

    async queue(via, messages) {
      if (messages.length === 0) return;
      const devices = await store.devicesOf(via, [...new Set(messages.map(({ UserId }) => UserId))]);
      const news = now().getTime() + NEWS_MS;
      const jobs = messages.flatMap(({ UserId, message, until = null }) => {
        const Until = new Date(Math.min(news, until?.getTime() ?? news)).toISOString();
        return devices
          .filter((device) => device.UserId === UserId)
          .map(({ PushDeviceId }) => ({ task: PUSH_JOB, payload: { PushDeviceId, UserId, Until, message } }));
      });
      await queueJobs(via, jobs);
    },

    jobs: [job(PUSH_JOB, queuedSchema, send, { queue: 'push' })],

    purge: () => store.forgetEnded(db),
  };
}
