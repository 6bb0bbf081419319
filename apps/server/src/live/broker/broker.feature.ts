import { type Bridges, brokerPorts } from '../../devices/bridges/public.ts';
import { type Bus, createLocalBus } from '../../platform/bus/bus.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { plug } from '../../platform/feature/ports.ts';
import { startMqtt } from '../../platform/mqtt/broker.ts';

interface Needs extends Pick<ServerParts, 'config' | 'notifications' | 'log'> {
  readonly bridges: Bridges;
}

export const broker = feature({
  name: 'live/broker',
  async build({ config, notifications, log, bridges }: Needs) {
    const hasBoard = config.ROLE.includes('live');
    const mqtt = await startMqtt({ config, auth: bridges, log, receivesReadings: hasBoard });
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
    const bus: Bus | undefined = hasBoard ? createLocalBus() : mqtt.bus;
    if (!bus) throw new Error('A process without the live boards needs a broker between it and the one that has them.');
    return { mqtt, mqttUrl, bus };
  },
  plugs: ({ mqttUrl }) => [plug(brokerPorts, { brokerAddress: () => mqttUrl })],
  close: ({ mqtt }) => mqtt.close(),
});

/** Removes the account of the server, because bridges receive this URL. */
const withoutAccount = (url: string): string => Object.assign(new URL(url), { username: '', password: '' }).href;
