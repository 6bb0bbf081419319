import type { Logger } from 'pino';
import { startEmbeddedBroker } from './embedded-broker.ts';
import type { BrokerAuth, Mqtt, MqttSettings } from './mqtt.ts';
import { connectToBroker } from './outside-broker.ts';

/** Starts the embedded broker, or connects to the one of `MQTT_URL` (which then decides who may publish what). */
export function startMqtt(options: { config: MqttSettings; auth: BrokerAuth; log: Logger }): Promise<Mqtt> {
  const { config, auth, log } = options;
  return config.MQTT_URL === undefined
    ? startEmbeddedBroker({ host: config.MQTT_HOST, port: config.MQTT_PORT, auth, log })
    : connectToBroker(config.MQTT_URL, log);
}
