import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database, PoolLoad } from '../database/database.ts';
import { type Backlog, readBacklog } from './backlog.facts.ts';

/** ms. A scrape must not wait for a database that does not respond. */
const DATABASE_MS = 2_000;
const REQUEST_SECONDS = [0.01, 0.05, 0.25, 1, 5];

/** Tasks of other versions share this label, so that the labels are bounded. */
const OTHER_TASK = 'other';

export interface Measured {
  readonly db: Database;
  readonly poolLoad: () => PoolLoad;
  readonly tasks: readonly string[];
  readonly isConnected: () => boolean;
  readonly intake: (() => { readonly oldestMs: number; readonly bytes: number }) | undefined;
  readonly partitions: (() => readonly number[]) | undefined;
  readonly frames: (() => { readonly sent: number; readonly late: number }) | undefined;
}

function measureHeld(registers: Registry[], held: () => readonly number[]): Gauge {
  return new Gauge({
    name: 'clubpulse_partition_held',
    help: 'Partitions of clubs that the process holds.',
    labelNames: ['partition'],
    registers,
    collect() {
      this.reset();
      for (const partition of held()) this.set({ partition }, 1);
    },
  });
}

export function createMetrics({ version, roles }: { version: string; roles: readonly string[] }) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'clubpulse_info',
    help: 'Version and roles of the process.',
    labelNames: ['version', 'roles'],
    registers,
  }).set({ version, roles: roles.join(',') }, 1);
  const requests = new Counter({
    name: 'clubpulse_requests_total',
    help: 'Answered requests by route and status.',
    labelNames: ['call', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'clubpulse_request_seconds',
    help: 'Duration of requests by route.',
    labelNames: ['call'],
    buckets: REQUEST_SECONDS,
    registers,
  });

  return {
    /**
     * Must be called before the routes are added. A request without a route counts as "none", because its path is the caller's
     * text.
     */
    watch(app: FastifyInstance): void {
      app.addHook('onResponse', async (request, reply) => {
        const { url } = request.routeOptions;
        const call = url === undefined ? 'none' : `${request.method} ${url}`;
        requests.inc({ call, status: String(reply.statusCode) });
        seconds.observe({ call }, reply.elapsedTime / 1000);
      });
    },

    measure(measured: Measured): () => Promise<string> {
      const gauge = (name: string, help: string, read: () => number) =>
        void new Gauge({
          name,
          help,
          registers,
          collect() {
            this.set(read());
          },
        });
      gauge('clubpulse_broker_up', 'Whether the broker is connected.', () => (measured.isConnected() ? 1 : 0));
      gauge('clubpulse_pool_connections', 'Connections to the database in use.', () => measured.poolLoad().inUse);
      gauge('clubpulse_pool_size', 'Most connections to the database.', () => measured.poolLoad().size);
      gauge('clubpulse_pool_waiting', 'Requests that wait for a connection.', () => measured.poolLoad().waiting);
      const { intake, partitions, frames } = measured;
      if (partitions) measureHeld(registers, partitions);
      if (intake) {
        gauge(
          'clubpulse_ingest_lag_seconds',
          'Age of the oldest received heart rate that is not stored.',
          () => intake().oldestMs / 1000,
        );
        gauge('clubpulse_ingest_memory_bytes', 'Memory of heart rates that are not stored.', () => intake().bytes);
      }
      if (frames) {
        const counter = (name: string, help: string, read: () => number) =>
          void new Counter({
            name,
            help,
            registers,
            collect() {
              this.reset();
              this.inc(read());
            },
          });
        counter('clubpulse_frames_total', 'Frames sent to walls and phones.', () => frames().sent);
        counter('clubpulse_frames_late_total', 'Frames that were sent over 100 ms after their moment.', () => frames().late);
      }
      const show = databaseGauges(registry, new Set(measured.tasks));
      let asking: Promise<Backlog | undefined> | undefined;
      return async () => {
        asking ??= readBacklog(measured.db)
          .catch(() => undefined)
          .finally(() => {
            asking = undefined;
          });
        show(await within(asking));
        return registry.metrics();
      };
    },
  };
}
export type Metrics = ReturnType<typeof createMetrics>;

async function within<T>(answer: Promise<T>): Promise<T | undefined> {
  const patience = new AbortController();
  const late = pause(DATABASE_MS, undefined, { signal: patience.signal }).catch(() => undefined);
  return Promise.race([answer, late]).finally(() => patience.abort());
}

/** Every process exports the same values of the database, so a query must take their maximum. */
function databaseGauges(registry: Registry, tasks: ReadonlySet<string>): (backlog: Backlog | undefined) => void {
  const gauge = <const Labels extends string = never>(name: string, help: string, labelNames: readonly Labels[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const up = gauge('clubpulse_database_up', 'Whether the database responded within two seconds.');
  const jobs = gauge('clubpulse_jobs', 'Queued jobs by task and state.', ['task', 'state']);
  const oldestJob = gauge('clubpulse_jobs_oldest_seconds', 'Time since the oldest due job of a task should have begun.', [
    'task',
  ]);
  const mails = gauge('clubpulse_mails', 'Mails that are not sent.', ['state']);
  const oldestMail = gauge('clubpulse_mails_oldest_seconds', 'Age of the oldest waiting mail.');
  const deliveries = gauge('clubpulse_webhook_deliveries_waiting', 'Deliveries to webhooks that wait.');
  const oldestDelivery = gauge('clubpulse_webhook_deliveries_oldest_seconds', 'Age of the oldest waiting delivery to a webhook.');
  const failing = gauge('clubpulse_webhooks_failing', 'Webhooks whose last delivery failed, or that were stopped.');
  const ofDatabase = [jobs, oldestJob, mails, oldestMail, deliveries, oldestDelivery, failing];

  return (backlog) => {
    up.set(backlog ? 1 : 0);
    for (const each of ofDatabase) each.reset();
    if (!backlog) {
      // The values are unknown: zero would report an empty queue.
      for (const each of [oldestMail, deliveries, oldestDelivery, failing]) each.set(Number.NaN);
      return;
    }
    for (const { task: name, oldest, ...states } of backlog.jobs) {
      const task = tasks.has(name) ? name : OTHER_TASK;
      for (const [state, count] of Object.entries(states)) jobs.inc({ task, state }, count);
      oldestJob.inc({ task }, oldest);
    }
    mails.set({ state: 'waiting' }, backlog.mailsWaiting);
    mails.set({ state: 'given_up' }, backlog.mailsGivenUp);
    oldestMail.set(backlog.oldestMail);
    deliveries.set(backlog.deliveriesWaiting);
    oldestDelivery.set(backlog.oldestDelivery);
    failing.set(backlog.webhooksFailing);
  };
}
