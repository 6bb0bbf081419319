import { type Bridges, brokerPorts } from '../../devices/bridges/public.ts';
import { feature, type Ground } from '../../platform/feature/feature.ts';
import { plug } from '../../platform/feature/ports.ts';
import { startMqtt } from '../../platform/mqtt/broker.ts';
import type { HeartMinuteStore } from '../../training/heart-minutes/public.ts';
import type { Board } from '../board/public.ts';
import { createIngest } from './ingest.live.ts';

interface Needs extends Pick<Ground, 'config' | 'db' | 'notifications' | 'log'> {
  readonly bridges: Bridges;
  readonly minutes: HeartMinuteStore;
  readonly board: Board;
}

/** The broker takes bridges as soon as this is built. */
export const ingest = feature({
  name: 'live/ingest',
  async build({ config, db, notifications, log, bridges, minutes, board }: Needs) {
    const mqtt = await startMqtt({ config, auth: bridges, log });
    if (config.MQTT_URL === undefined) await bridges.disconnectAll();
    const intake = createIngest({ db, mqtt, board, heartMinutes: minutes, flushSeconds: config.LIVE_FLUSH_SECONDS, log });
    await notifications.on(
      'clubpulse_bridge_secret',
      (bridgeId) => mqtt.disconnect(Number(bridgeId)),
      () => {},
    );
    const mqttUrl =
      config.MQTT_PUBLIC_URL ??
      (config.MQTT_URL && withoutAccount(config.MQTT_URL)) ??
      `mqtt://${new URL(config.PUBLIC_URL).hostname}:${mqtt.port ?? config.MQTT_PORT}`;
    return { mqtt, mqttUrl, intake };
  },
  plugs: ({ mqttUrl }) => [plug(brokerPorts, { brokerAddress: () => mqttUrl })],
  async close({ intake, mqtt }) {
    await intake.drain();
    await mqtt.close();
  },
});

/** The server's own account at the broker is nobody else's. */
const withoutAccount = (url: string): string => Object.assign(new URL(url), { username: '', password: '' }).href;
