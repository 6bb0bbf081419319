import { randomUUID } from 'node:crypto';
import { HR_FILTER, SERVER_TOPIC, STATE_FILTER } from '@clubpulse/contract/live/bridge-protocol';
import { connect } from 'mqtt';
import type { Logger } from 'pino';
import type { MessageHandler, Mqtt } from './mqtt.ts';
import { createServerRun } from './server-run.ts';

const RECONNECT_MS = 1000;
/** How long a clean stop waits for the broker to take the last word. */
const FAREWELL_MS = 2000;

/**
 * Connects to a broker of others, for ever: it returns at once and connects when the broker is there. Readings sent
 * while the connection was down are not lost, because each connection announces a new run and bridges send again.
 */
export async function connectToBroker(url: string, log: Logger): Promise<Mqtt> {
  const handlers: MessageHandler[] = [];
  const run = createServerRun();
  const client = connect(url, {
    protocolVersion: 4,
    clientId: `clubpulse-server-${randomUUID().slice(0, 8)}`,
    clean: true,
    keepalive: 20,
    reconnectPeriod: RECONNECT_MS,
    reconnectOnConnackError: true,
    resubscribe: false,
    queueQoSZero: false,
    will: { topic: SERVER_TOPIC, payload: Buffer.from(run.state(false)), qos: 1, retain: true },
  });
  client.on('connect', () => {
    log.info('connected to the MQTT broker');
    client.subscribe({ [HR_FILTER]: { qos: 0 }, [STATE_FILTER]: { qos: 1 } }, (error, granted) => {
      if (error || granted?.some(({ qos }) => qos === 128)) {
        log.error({ err: error }, 'the MQTT broker refuses the subscription to readings: check the account in MQTT_URL');
        return;
      }
      client.publish(SERVER_TOPIC, run.renew(), { qos: 1, retain: true });
    });
  });
  client.on('message', (topic, payload) => {
    for (const handler of handlers) handler(topic, payload);
  });
  let said = '';
  client.on('error', (error) => {
    if (error.message !== said) log.warn({ err: error }, 'the MQTT broker cannot be reached, trying again');
    said = error.message;
  });

  const publish: Mqtt['publish'] = (topic, payload, options) => {
    if (client.connected || options.qos > 0) client.publish(topic, payload, options, () => {});
  };
  return {
    port: undefined,
    publish,
    onMessage: (handler) => void handlers.push(handler),
    connected: () => client.connected,
    disconnect: () => {},
    renewRun: () => publish(SERVER_TOPIC, run.renew(), { qos: 1, retain: true }),
    async close() {
      if (client.connected) {
        const farewell = client.publishAsync(SERVER_TOPIC, run.state(false), { qos: 1, retain: true }).catch(() => {});
        await Promise.race([farewell, new Promise((resolve) => setTimeout(resolve, FAREWELL_MS).unref())]);
      }
      await client.endAsync(true);
    },
  };
}
