import { randomUUID } from 'node:crypto';
import { SERVER_TOPIC } from '@clubpulse/contract/live/bridge-protocol';
import { connect } from 'mqtt';
import type { Logger } from 'pino';
import { createSubscriptions } from '../bus/bus.ts';
import type { MessageHandler, Mqtt } from './mqtt.ts';
import { createServerRun } from './server-run.ts';

const RECONNECT_MS = 1000;
const FAREWELL_MS = 2000;
const FILTERS_AT_ONCE = 200;
const retained = { qos: 1, retain: true } as const;

/** A new `run` makes bridges repeat messages, so a process that receives no readings publishes none. */
export async function connectToBroker(
  url: string,
  { log, receivesReadings, filters: first }: { log: Logger; receivesReadings: boolean; filters: readonly string[] },
): Promise<Mqtt> {
  let filters = first;
  let isLeaving = false;
  const handlers: MessageHandler[] = [];
  const subscriptions = createSubscriptions();
  const run = createServerRun();
  const client = connect(url, {
    protocolVersion: 4,
    clientId: `clubpulse-server-${randomUUID().slice(0, 8)}`,
    clean: true,
    keepalive: 5,
    reconnectPeriod: RECONNECT_MS,
    reconnectOnConnackError: true,
    resubscribe: false,
    queueQoSZero: false,
    ...(receivesReadings ? { will: { topic: SERVER_TOPIC, payload: Buffer.from(run.state(false)), qos: 1, retain: true } } : {}),
  });
  const isWanted = (topic: string) => topic === SERVER_TOPIC || subscriptions.has(topic) || filters.includes(topic);
  const link = { client, log, isWanted };
  client.on('connect', () => {
    log.info('connected to the MQTT broker');
    subscribe(link, subscriptions.topics());
    if (!receivesReadings) return;
    subscribe(link, [SERVER_TOPIC]);
    listen(link, filters, () => client.publish(SERVER_TOPIC, run.renew(), retained));
  });
  client.on('message', (topic, payload) => {
    if (subscriptions.deliver(topic, payload)) return;
    if (topic === SERVER_TOPIC) {
      const resumed = isLeaving || filters.length === 0 ? undefined : run.resumed(payload);
      if (resumed) client.publish(SERVER_TOPIC, resumed, retained);
      return;
    }
    for (const handler of handlers) handler(topic, payload);
  });
  let output = '';
  client.on('error', (error) => {
    if (error.message !== output) log.warn({ err: error }, 'the MQTT broker cannot be reached, trying again');
    output = error.message;
  });

  const publish: Mqtt['publish'] = (topic, payload, options) => {
    if (client.connected || options.qos > 0) client.publish(topic, payload, options, () => {});
  };
  return {
    port: undefined,
    bus: {
      publish: (topic, payload) => {
        if (client.connected) client.publish(topic, Buffer.from(payload), { qos: 0 }, () => {});
      },
      subscribe(topic, listener) {
        if (subscriptions.add(topic, listener) && client.connected) subscribe(link, [topic]);
        return () => {
          if (subscriptions.remove(topic, listener) && client.connected) client.unsubscribe(topic, () => {});
        };
      },
    },
    publish,
    onMessage: (handler) => void handlers.push(handler),
    listenTo(wanted) {
      const [before, now] = [new Set(filters), new Set(wanted)];
      const added = wanted.filter((filter) => !before.has(filter));
      const removed = filters.filter((filter) => !now.has(filter));
      filters = wanted;
      if (!client.connected) return;
      listen(link, added, () => client.publish(SERVER_TOPIC, run.renew(), retained));
      for (const some of atOnce(removed)) client.unsubscribe(some, () => {});
    },
    connected: () => client.connected,
    disconnect: () => {},
    renewRun: () => publish(SERVER_TOPIC, run.renew(), { qos: 1, retain: true }),
    close: () => {
      isLeaving = true;
      return close(client, receivesReadings, run);
    },
  };
}

const atOnce = (filters: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(filters.length / FILTERS_AT_ONCE) }, (_, index) =>
    filters.slice(index * FILTERS_AT_ONCE, (index + 1) * FILTERS_AT_ONCE),
  );

interface Link {
  readonly client: ReturnType<typeof connect>;
  readonly log: Logger;
  readonly isWanted: (topic: string) => boolean;
}

function listen(link: Link, filters: readonly string[], granted: () => void): void {
  const parts = atOnce(filters);
  for (const [index, some] of parts.entries()) subscribe(link, some, index === parts.length - 1 ? granted : () => {});
}

/**
 * QoS 1 would be a durable queue on one node of RabbitMQ, which other nodes refuse while it is away. A refused subscription is
 * retried, because a cluster refuses some while one of its nodes ends.
 */
function subscribe(link: Link, topics: readonly string[], granted = () => {}, isAgain = false): void {
  const { client, log, isWanted } = link;
  const wanted = isAgain ? topics.filter(isWanted) : [...topics];
  if (wanted.length === 0) return;
  client.subscribe(wanted, { qos: 0 }, (error, grants) => {
    if (!error && grants?.every(({ qos }) => qos !== 128)) return granted();
    if (!client.connected) return;
    if (!isAgain) {
      log.error({ err: error, topics }, 'the MQTT broker refuses a subscription, trying again: check the account in MQTT_URL');
    }
    setTimeout(() => client.connected && subscribe(link, wanted, granted, true), RECONNECT_MS).unref();
  });
}

async function close(client: ReturnType<typeof connect>, receivesReadings: boolean, run: ReturnType<typeof createServerRun>) {
  if (client.connected && receivesReadings) {
    const farewell = client.publishAsync(SERVER_TOPIC, run.state(false), { qos: 1, retain: true }).catch(() => {});
    await Promise.race([farewell, new Promise((resolve) => setTimeout(resolve, FAREWELL_MS).unref())]);
  }
  await client.endAsync(true);
}
