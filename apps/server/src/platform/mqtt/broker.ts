import { allBridges } from '@clubpulse/contract/live/bridge-protocol';
import type { Logger } from 'pino';
import { startEmbeddedBroker } from './embedded-broker.ts';
import type { BrokerAuth, Mqtt, MqttSettings } from './mqtt.ts';
import { connectToBroker } from './outside-broker.ts';

interface Options {
  readonly config: MqttSettings;
  readonly auth: BrokerAuth;
  readonly log: Logger;
  readonly receivesReadings?: boolean;
  readonly filters?: readonly string[];
}

export function startMqtt({ config, auth, log, receivesReadings = true, filters = allBridges }: Options): Promise<Mqtt> {
  return config.MQTT_URL === undefined
    ? startEmbeddedBroker({ host: config.MQTT_HOST, port: config.MQTT_PORT, auth, log })
    : connectToBroker(config.MQTT_URL, { log, receivesReadings, filters });
}
