import { isRefusal, refuse } from '@clubpulse/contract/errors';
import { idSchema } from '@clubpulse/contract/scalars';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { HealthIntake } from '../../body/health/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import { type Job, job } from '../../platform/jobs/job.ts';
import { type NewJob, priorities, queueJob, queueJobs } from '../../platform/jobs/jobs.store.ts';
import { hashOf } from '../../platform/secrets/secrets.ts';
import type { Threads } from '../recordings/public.ts';
import type { Activities } from './activities.service.ts';
import * as connections from './connections.store.ts';
import { type Garmin, HEALTH, TRAININGS } from './garmin.wire.ts';
import { type CutBody, cutBody, type Ping, type ReadBody, readBody, readFetched } from './garmin-read.wire.ts';
import * as inbox from './inbox.store.ts';
import type { Act, ThreadWork } from './read-thread.wire.ts';
import type { TokenService } from './tokens.service.ts';

const INBOX_JOB = 'wearable-inbox';
const GOODBYE_JOB = 'wearable-goodbyes';
const RENEWAL_JOB = 'wearable-renewals';
const EVERY_TEN_MINUTES = '*/10 * * * *';
const EVERY_NIGHT = '40 3 * * *';
const DAY_MS = 86_400_000;
const STORED_MS = 7 * DAY_MS;
const RENEWED_BEFORE_MS = 14 * DAY_MS;
/** A larger body is parsed in a thread, because live heart rates would wait. */
const SHORT_BYTES = 262_144;

const PART_ENTRIES = 500;

export const goodbyeJob: NewJob = { task: GOODBYE_JOB, payload: {}, oneAtATime: GOODBYE_JOB };

export async function purgeWearables(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - STORED_MS);
  await inbox.deleteReceivedBefore(db, before);
  await connections.forgetOld(db, now, before);
}

interface Parts {
  readonly db: Database;
  readonly log: Logger;
  readonly garmin: Garmin;
  readonly tokens: TokenService;
  readonly activities: Activities;
  readonly health: Pick<HealthIntake, 'take' | 'takeScale'>;
  readonly threads: Threads;
  readonly now?: () => Date;
}

/** No body has more entries. The order of an entry is the ping's position times this number plus its position in the list. */
const ENTRIES_MAX = 2 ** 20;

const inboxSchema = z.object({ WearableInboxId: idSchema });

const entriesOf = ({ activities, health }: ReadBody): number => activities.length + health.length;

const script = new URL('./read-thread.wire.ts', import.meta.url);

const limits = { entriesMax: PART_ENTRIES, bytesMax: SHORT_BYTES } as const;

type Ready = Required<Parts>;

export function createWearableJobs(options: Parts) {
  const parts: Ready = { now: () => new Date(), ...options };
  const jobs: readonly Job[] = [
    job(INBOX_JOB, inboxSchema, (due) => readReceived(parts, due), { queue: 'wearables' }),
    job(GOODBYE_JOB, z.object({}), () => parts.tokens.sendGoodbyes(), {
      queue: 'wearables',
      cron: EVERY_TEN_MINUTES,
      oneAtATime: true,
    }),
    job(RENEWAL_JOB, z.object({}), () => parts.tokens.renewEnding(new Date(parts.now().getTime() + RENEWED_BEFORE_MS)), {
      queue: 'wearables',
      cron: EVERY_NIGHT,
      oneAtATime: true,
    }),
  ];
  return { jobs, ...bindActs(parts, { receive }) };
}

async function onThread({ threads }: Ready, body: Buffer, act: Act): Promise<unknown> {
  const bytes = new Uint8Array(body);
  const work: ThreadWork = { bytes, ...act };
  const answer = await threads.run(0, script, work, refuse('RecordingTooLarge'), [bytes.buffer]);
  if (isRefusal(answer)) throw new Error(`what came through the door was not read: ${answer.refused}`);
  return answer;
}

const isLong = (bytes: Buffer): boolean => bytes.length > SHORT_BYTES;

const read = async (parts: Ready, bytes: Buffer) =>
  isLong(bytes) ? ((await onThread(parts, bytes, { act: 'read' })) as ReadBody | undefined) : readBody(bytes);

const fetched = async (parts: Ready, bytes: Buffer, ping: Ping) =>
  isLong(bytes)
    ? ((await onThread(parts, bytes, { act: 'readFetched', ping })) as ReadBody | undefined)
    : readFetched(bytes, ping);

const cut = async (parts: Ready, bytes: Buffer) =>
  isLong(bytes)
    ? ((await onThread(parts, bytes, { act: 'cut', ...limits })) as CutBody | undefined)
    : cutBody(bytes, limits.entriesMax, limits.bytesMax);

/** Throws the first error after all items. A retry may repeat all items, because `act` is idempotent. */
async function each<T>(list: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  const failed: unknown[] = [];
  for (const one of list) await act(one).catch((error: unknown) => failed.push(error));
  if (failed.length > 0) throw failed[0];
}

/**
 * Stores permissions, activities and health data, then ends connections. Returns the number of unreadable entries, without pings.
 */
async function bring(
  { db, activities, now, health }: Ready,
  body: ReadBody,
  { WearableInboxId, ReceivedAt, Of, Entry }: inbox.Received,
): Promise<number> {
  let { malformed } = body;
  const order = (index: number) => ({ inbox: Of ?? WearableInboxId, entry: (Entry ?? 0) * ENTRIES_MAX + index });
  await each(body.permissions, async ({ account, permissions, at }) => {
    const connection = await connections.connectionWhen(db, account, ReceivedAt);
    const since = at === 0 ? ReceivedAt : new Date(at * 1000);
    if (connection) await connections.keepPermissions(db, connection.UserId, [...permissions], since);
  });
  await each([...body.activities.entries()], async ([index, notified]) => {
    const connection = await connections.connectionWhen(db, notified.account, ReceivedAt);
    if (!connection?.Permissions.includes(TRAININGS)) return;
    await connections.storeLastReceived(db, connection.UserId, ReceivedAt);
    if (notified.training && !activities.isOver(notified.training)) malformed++;
    else await activities.take(connection.UserId, notified, order(index));
  });
  const before = body.activities.length;
  await each([...body.health.entries()], async ([index, notified]) => {
    const connection = await connections.connectionWhen(db, notified.account, ReceivedAt);
    if (!connection?.Permissions.includes(HEALTH)) return;
    await connections.storeLastReceived(db, connection.UserId, ReceivedAt);
    const { recordedAt } = notified.is === 'scale' ? notified.scale : notified.summary;
    if (recordedAt * 1000 > now().getTime()) malformed++;
    else {
      const at = { ...order(before + index), receivedAt: ReceivedAt };
      await (notified.is === 'scale'
        ? health.takeScale(connection.UserId, notified.scale, at)
        : health.take(connection.UserId, notified.summary, at));
    }
  });
  await each(body.deregistrations, async (account) => {
    const connection = await connections.connectionWhen(db, account, ReceivedAt);
    if (connection) await db.transaction().execute((trx) => connections.endConnection(trx, connection.UserId, now(), ReceivedAt));
  });
  return malformed;
}

async function fetchAndBring(parts: Ready, ping: Ping, received: inbox.Received): Promise<number> {
  const { db, tokens, garmin, log } = parts;
  const connection = await connections.connectionWhen(db, ping.account, received.ReceivedAt);
  const token = connection && (await tokens.access(connection.UserId));
  if (token === undefined) return 0;
  const answer = await garmin.fetch(ping.url, token);
  if (answer === 'notKnown') {
    log.warn({ inbox: received.WearableInboxId }, 'Garmin has nothing at the address of its ping');
    return 0;
  }
  const list = answer && (await fetched(parts, answer, ping));
  return list === undefined ? 1 : bring(parts, list, received);
}

/** Each ping has a job of its own, so that only its account waits while Garmin does not respond. */
async function keepPings(trx: Queryable, pings: readonly Ping[], received: inbox.Received, from = 0): Promise<void> {
  const queued: NewJob[] = [];
  for (const [index, { list, account, url }] of pings.entries()) {
    const body = Buffer.from(JSON.stringify({ [list]: [{ userId: account, callbackURL: url }] }));
    const WearableInboxId = await inbox.keepPart(trx, received, from + index, body);
    const oneAtATime = `${INBOX_JOB}-${hashOf(account)}`;
    queued.push({ task: INBOX_JOB, payload: { WearableInboxId }, oneAtATime, priority: priorities.many });
  }
  await queueJobs(trx, queued);
}

/** Each part is stored as a message of its own, so that the body is parsed only once. */
async function partUp({ db }: Ready, { parts: cutParts, pings }: CutBody, received: inbox.Received): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const queued: NewJob[] = [];
    for (const [index, bytes] of cutParts.entries()) {
      const WearableInboxId = await inbox.keepPart(trx, received, index, Buffer.from(bytes.buffer));
      queued.push({ task: INBOX_JOB, payload: { WearableInboxId }, oneAtATime: INBOX_JOB });
    }
    await queueJobs(trx, queued);
    if (!received.PingsApart) await keepPings(trx, pings, received, cutParts.length);
    await inbox.deleteReceived(trx, received.WearableInboxId);
  });
}

async function readReceived(parts: Ready, { WearableInboxId: inboxId }: z.output<typeof inboxSchema>): Promise<void> {
  const { db, now, log } = parts;
  const received = await inbox.receivedOf(db, inboxId);
  if (received === undefined) return;
  const isComplete = received.Entry === null;
  const body = isComplete && isLong(received.Body) ? undefined : await read(parts, received.Body);
  const cutParts =
    isComplete && (body === undefined || entriesOf(body) > PART_ENTRIES) ? await cut(parts, received.Body) : undefined;
  if (cutParts) return partUp(parts, cutParts, received);
  const [ping] = body?.pings ?? [];
  const isPing = !isComplete && ping !== undefined;
  // The pings are stored first, so that an error in the rest does not delay them.
  if (ping && !isPing && !received.PingsApart)
    await db.transaction().execute(async (trx) => {
      await keepPings(trx, body?.pings ?? [], received);
      await inbox.markPingsApart(trx, inboxId);
    });
  const malformed = body ? await (isPing ? fetchAndBring(parts, ping, received) : bring(parts, body, received)) : 1;
  await db.transaction().execute(async (trx) => {
    if (malformed === 0) await inbox.deleteReceived(trx, inboxId);
    else await inbox.markMalformed(trx, inboxId, now());
  });
  if (malformed > 0)
    log.warn({ inbox: inboxId, bytes: received.Body.length, entries: malformed }, 'what Garmin sent is in part not readable');
}

const receive = ({ db, now }: Ready, envelope: string, body: Buffer): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const WearableInboxId = await inbox.keepReceived(trx, envelope, body, now());
    await queueJob(trx, { task: INBOX_JOB, payload: { WearableInboxId }, oneAtATime: INBOX_JOB });
  });
