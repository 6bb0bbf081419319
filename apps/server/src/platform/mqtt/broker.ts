import type { Logger } from 'pino';
import { startEmbeddedBroker } from './embedded-broker.ts';
import type { BrokerAuth, Mqtt, MqttSettings } from './mqtt.ts';
import { connectToBroker } from './outside-broker.ts';

interface Options {
  readonly config: MqttSettings;
  readonly auth: BrokerAuth;
  readonly log: Logger;
  /** Whether this process is the one that takes the bridges' messages; it is unless another one does. */
  readonly hearsBridges?: boolean;
}

/** Starts the embedded broker, or connects to the one of `MQTT_URL` (which then decides who may publish what). */
export function startMqtt({ config, auth, log, hearsBridges = true }: Options): Promise<Mqtt> {
  return config.MQTT_URL === undefined
    ? startEmbeddedBroker({ host: config.MQTT_HOST, port: config.MQTT_PORT, auth, log })
    : connectToBroker(config.MQTT_URL, { log, hearsBridges });
}
