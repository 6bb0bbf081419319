import { parseBridgeTopic } from '@clubpulse/contract/live/bridge-protocol';
import { type Bridges, brokerPorts } from '../../devices/bridges/public.ts';
import { type Bus, createLocalBus } from '../../platform/bus/bus.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { plug } from '../../platform/feature/ports.ts';
import { startMqtt } from '../../platform/mqtt/broker.ts';
import type { Mqtt } from '../../platform/mqtt/mqtt.ts';
import type { Partitions } from '../partitions/public.ts';
import { followBridges } from './bridge-topics.live.ts';
import { createHeldBus } from './held-bus.live.ts';

interface Needs extends Pick<ServerParts, 'config' | 'notifications' | 'log'> {
  readonly bridges: Bridges;
  readonly partitions: Partitions | undefined;
}

export const broker = feature({
  name: 'live/broker',
  async build({ config, notifications, log, bridges, partitions }: Needs) {
    const hasBoard = config.ROLE.includes('live');
    const mqtt = await startMqtt({ config, auth: bridges, log, receivesReadings: hasBoard, ...(partitions && { filters: [] }) });
    if (config.MQTT_URL === undefined) await bridges.disconnectAll();
    await notifications.on(
      'clubpulse_bridge_secret',
      (bridgeId) => mqtt.disconnect(Number(bridgeId)),
      () => {},
    );
    const mqttUrl =
      config.MQTT_PUBLIC_URL ??
      (config.MQTT_URL && withoutAccount(config.MQTT_URL)) ??
      `mqtt://${new URL(config.PUBLIC_URL).hostname}:${mqtt.port ?? config.MQTT_PORT}`;
    if (partitions) await followBridges({ mqtt, partitions, clubsWithBridges: bridges.clubs, notifications, log });
    const [local, outside] = [hasBoard ? createLocalBus() : undefined, mqtt.bus];
    const bus = local && outside && partitions ? createHeldBus({ local, outside, holds: partitions.holds }) : (local ?? outside);
    if (!bus) throw new Error('A process without the live boards needs a broker between it and the one that has them.');
    const buses: readonly Bus[] = [local, outside].filter((one) => one !== undefined);
    return { mqtt: partitions ? ofHeldClubs(mqtt, partitions) : mqtt, mqttUrl, bus, buses };
  },
  plugs: ({ mqttUrl }) => [plug(brokerPorts, { brokerAddress: () => mqttUrl })],
  close: ({ mqtt }) => mqtt.close(),
});

const ofHeldClubs = (mqtt: Mqtt, { holds }: Pick<Partitions, 'holds'>): Mqtt => ({
  ...mqtt,
  onMessage: (handler) =>
    mqtt.onMessage((topic, payload) => {
      const bridge = parseBridgeTopic(topic);
      if (bridge && holds(bridge.clubId)) handler(topic, payload);
    }),
});

/** Removes the account of the server, because bridges receive this URL. */
const withoutAccount = (url: string): string => Object.assign(new URL(url), { username: '', password: '' }).href;
