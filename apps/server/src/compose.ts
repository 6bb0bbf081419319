import { setTimeout as pause } from 'node:timers/promises';
import { allPartitions } from '@clubpulse/rules/live/partitions/partitions';
import type { Logger } from 'pino';
import { z } from 'zod';
import { startDemo } from './demo/demo.ts';
import { features } from './features.ts';
import { type Config, hasMailbox } from './platform/config/config.ts';
import { openDatabase } from './platform/database/database.ts';
import { openNotifications } from './platform/database/notifications.ts';
import { listenerJobs } from './platform/events/listeners.ts';
import { join } from './platform/feature/join.ts';
import { leavingOf } from './platform/feature/leaving.ts';
import { personsOf } from './platform/feature/persons.ts';
import { createHttp } from './platform/http/http.ts';
import { forgetKeys } from './platform/http/idempotency.store.ts';
import { createIdentity } from './platform/identity/identity.ts';
import { job } from './platform/jobs/job.ts';
import { queueAtStart, runDueJobs, startWorker } from './platform/jobs/worker.ts';
import { createMail } from './platform/mail/mail.ts';
import { serveMetrics } from './platform/metrics/metrics-server.ts';
import { partitionJob } from './platform/partitions/partitions.ts';
import { createPayments } from './platform/payments/create-payments.ts';
import { type StopStep, stopInTurn } from './platform/stop/stop-in-turn.ts';

const EVERY_TEN_MINUTES = '*/10 * * * *';

export interface Parts {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly directUrl: string;
  readonly log: Logger;
  /** Authorizes `npm run token`: whoever can read the run file can get tokens. */
  readonly tokenSecret: string;
  readonly version: string;
  readonly jobs?: boolean;
  readonly isOverloaded?: () => boolean;
}

export type ComposedServer = Awaited<ReturnType<typeof compose>>;

export async function compose({
  config,
  databaseUrl,
  directUrl,
  log,
  tokenSecret,
  version,
  jobs = config.ROLE.includes('jobs'),
  isOverloaded = () => false,
}: Parts) {
  const metrics = await createMetrics(config, version);
  const database = openDatabase(databaseUrl, { pooled: directUrl !== databaseUrl });
  const { db } = database;
  const notifications = openNotifications(directUrl);
  const mail = createMail({ db, smtpUrl: config.SMTP_URL, mailbox: hasMailbox(config), from: config.MAIL_FROM, log });
  const identity = await createIdentity({ config, db, notifications, mail, log, tokenSecret });
  const { provider } = identity;

  const ground = {
    config,
    version,
    db,
    directUrl,
    notifications,
    log,
    mail,
    identity,
    payments: createPayments({ config, log }),
    persons: personsOf(features),
    leaving: leavingOf(features),
  };
  const joined = await join(features, ground, config.ROLE);
  const { parts, listeners } = joined;
  const { state, drain } = createDrain(config.DRAIN_SECONDS);
  const app = await createHttp(joined, { version, isOverloaded, state, metrics });

  const work = {
    connectionString: directUrl,
    log,
    jobs: [
      ...listenerJobs(db, listeners),
      ...mail.jobs,
      ...joined.jobs,
      purgeJob([provider, mail, { purge: () => forgetKeys(db) }, ...joined.purges]),
      partitionJob({ db, log, eventYears: config.EVENT_YEARS }),
    ],
  };
  const { intake, live, partitions, frames, mqtt } = parts;
  const metricsServer =
    metrics &&
    (await serveMetrics({
      host: config.METRICS_HOST,
      port: config.METRICS_PORT ?? 0,
      token: config.METRICS_TOKEN,
      log,
      text: metrics.measure({
        db,
        poolLoad: database.load,
        tasks: work.jobs.map(({ name }) => name),
        isConnected: mqtt.connected,
        intake: intake?.load,
        partitions: live.board && (() => partitions?.held() ?? allPartitions),
        frames: frames?.load,
      }),
    }));
  const worker = jobs ? startWorker(work) : undefined;
  await partitions?.begin(mqtt);
  await parts.reporting.begin();

  const closing = [
    { name: 'jobs', stop: () => worker?.stop() },
    { name: 'metrics', stop: () => metricsServer?.close() },
    { name: 'partitions', stop: () => partitions?.release() },
    { name: 'calls', stop: () => app.close() },
    ...joined.closing,
    { name: 'mail', stop: () => mail.close() },
    { name: 'notifications', stop: () => notifications.close() },
    { name: 'database', stop: () => database.close() },
  ];
  return {
    ...parts,
    app,
    provider,
    metricsPort: metricsServer?.port,
    runDueJobs: () => runDueJobs(work),
    startDemo: () =>
      startDemo({
        ...parts,
        provider,
        worldWritten: () => queueAtStart(work.jobs),
        brokerUrl: config.MQTT_URL ?? `mqtt://127.0.0.1:${parts.mqtt.port}`,
        dataDir: config.DATA_DIR,
      }),
    listen: () => app.listen({ port: config.PORT, host: config.HOST }),
    drain,
    closing,
    close: () => closeAll(closing, log),
  };
}

async function closeAll(closing: readonly StopStep[], log: Logger): Promise<void> {
  const [error] = await stopInTurn(closing, { log });
  if (error !== undefined) throw error;
}

async function createMetrics({ METRICS_PORT, ROLE: roles }: Config, version: string) {
  if (METRICS_PORT === undefined) return undefined;
  const created = await import('./platform/metrics/metrics.ts');
  return created.createMetrics({ version, roles });
}

function createDrain(seconds: number) {
  const state = { isDraining: false };
  return {
    state,
    /** A second call does not wait. */
    async drain(): Promise<void> {
      if (state.isDraining) return;
      state.isDraining = true;
      await pause(seconds * 1000, undefined, { ref: false });
    },
  };
}

const purgeJob = (parts: readonly (Purged | undefined)[]) =>
  job('purge', z.unknown(), () => purgeAll(parts), { cron: EVERY_TEN_MINUTES });

interface Purged {
  purge(): Promise<void>;
}
async function purgeAll(parts: readonly (Purged | undefined)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const part of parts) await part?.purge().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
