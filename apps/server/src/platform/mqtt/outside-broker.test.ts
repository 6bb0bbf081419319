import { createServer, type Server, type Socket } from 'node:net';
import { allBridges, bridgesOfClub, hrTopic, SERVER_TOPIC } from '@clubpulse/contract/live/bridge-protocol';
import { Aedes } from 'aedes';
import { connectAsync } from 'mqtt';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startMqtt } from './broker.ts';
import type { Mqtt } from './mqtt.ts';

const log = pino({ level: 'silent' });
const auth = { checkSecret: async () => undefined };

let broker: Aedes;
let server: Server;
let port: number;
let sockets: Socket[];
let mqtt: Mqtt;

async function listen(): Promise<void> {
  server = createServer((socket) => {
    sockets.push(socket);
    broker.handle(socket);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  port = address !== null && typeof address === 'object' ? address.port : 0;
}
async function stopListening(): Promise<void> {
  const ended = new Promise((resolve) => server.close(resolve));
  for (const socket of sockets.splice(0)) socket.destroy();
  await ended;
}

beforeEach(async () => {
  broker = await Aedes.createBroker();
  sockets = [];
  port = 0;
  await listen();
  mqtt = await startMqtt({ config: { MQTT_URL: `mqtt://127.0.0.1:${port}`, MQTT_HOST: '', MQTT_PORT: 0 }, auth, log });
});
afterEach(async () => {
  await mqtt.close();
  await stopListening();
  await new Promise<void>((resolve) => broker.close(resolve));
});

it('the connection to an external broker receives messages of bridges, reconnects with a new `run`, and publishes its end', async () => {
  const received: string[] = [];
  mqtt.onMessage((_topic, payload) => received.push(payload.toString()));
  const states: { run: string; online: boolean }[] = [];
  const bridge = await connectAsync(`mqtt://127.0.0.1:${port}`, { protocolVersion: 4, reconnectPeriod: 50 });
  bridge.on('message', (_topic, payload) => states.push(JSON.parse(payload.toString())));
  await bridge.subscribeAsync(SERVER_TOPIC);
  await vi.waitFor(() => expect(states).toHaveLength(1));
  expect(mqtt.connected()).toBe(true);

  await bridge.publishAsync(hrTopic(7, 11), 'one', { qos: 1 });
  await vi.waitFor(() => expect(received).toEqual(['one']));

  await stopListening();
  await vi.waitFor(() => expect(mqtt.connected()).toBe(false));
  mqtt.publish('clubpulse/c/7/b/11/ack', '{}', { qos: 0, retain: false });
  await listen();
  await vi.waitFor(() => expect(mqtt.connected() && bridge.connected).toBe(true));
  await vi.waitFor(() => expect(new Set(states.filter(({ online }) => online).map(({ run }) => run)).size).toBe(2));
  await bridge.publishAsync(hrTopic(7, 11), 'two', { qos: 1 });
  await vi.waitFor(() => expect(received).toEqual(['one', 'two']));

  await mqtt.close();
  await vi.waitFor(() => expect(states.at(-1)?.online).toBe(false));
  bridge.end(true);
});

it('an external broker delivers messages between processes of the server, also after an outage, and a process without bridges publishes no server state', {
  tags: ['atLength'],
}, async () => {
  const options = { config: { MQTT_URL: `mqtt://127.0.0.1:${port}`, MQTT_HOST: '', MQTT_PORT: 0 }, auth, log };
  const other = await startMqtt({ ...options, receivesReadings: false });
  const received: string[] = [];
  const early = other.bus?.subscribe('clubpulse/wall/7/all/frame', (payload) => received.push(Buffer.from(payload).toString()));
  other.onMessage((topic) => received.push(topic));
  await vi.waitFor(() => expect(mqtt.connected() && other.connected()).toBe(true));
  const say = (text: string) => mqtt.bus?.publish('clubpulse/wall/7/all/frame', Buffer.from(text));
  const isReceived = (text: string) =>
    vi.waitFor(() => {
      say(text);
      expect(received).toContain(text);
    });
  await isReceived('one');
  await stopListening();
  await vi.waitFor(() => expect(other.connected()).toBe(false));
  say('lost');
  await listen();
  await isReceived('two');
  const bridge = await connectAsync(`mqtt://127.0.0.1:${port}`, { protocolVersion: 4 });
  const states: string[] = [];
  bridge.on('message', (_topic, payload) => states.push(payload.toString()));
  await bridge.subscribeAsync(SERVER_TOPIC);
  await bridge.publishAsync(hrTopic(7, 11), 'reading', { qos: 1 });
  early?.();
  await other.close();
  await vi.waitFor(() => expect(states).toHaveLength(1));
  expect(states[0]).toContain('"online":true');
  expect(new Set(received)).toEqual(new Set(['one', 'two']));
  await bridge.endAsync(true);
});

it('a connection listens only to the bridges of the named clubs, and corrects the end that another process reports', async () => {
  const options = { config: { MQTT_URL: `mqtt://127.0.0.1:${port}`, MQTT_HOST: '', MQTT_PORT: 0 }, auth, log };
  const [one, leaving] = [await startMqtt({ ...options, filters: [] }), await startMqtt(options)];
  const received: string[] = [];
  one.onMessage((topic) => received.push(topic));
  const bridge = await connectAsync(`mqtt://127.0.0.1:${port}`, { protocolVersion: 4 });
  const states: { run: string; online: boolean }[] = [];
  bridge.on('message', (_topic, payload) => states.push(JSON.parse(payload.toString())));
  await bridge.subscribeAsync(SERVER_TOPIC);
  const isReceived = (clubId: number) =>
    vi.waitFor(async () => {
      for (const club of [7, 8]) await bridge.publishAsync(hrTopic(club, 1), 'reading', { qos: 1 });
      expect(received).toContain(hrTopic(clubId, 1));
    });
  await vi.waitFor(() => expect(one.connected() && leaving.connected()).toBe(true));
  one.listenTo(bridgesOfClub(7));
  await isReceived(7);
  expect(received).not.toContain(hrTopic(8, 1));
  one.listenTo(bridgesOfClub(8));
  await isReceived(8);

  await leaving.close();
  await vi.waitFor(() => {
    const ended = states.findLast(({ online }) => !online);
    expect(ended).toBeDefined();
    expect(states.at(-1)).toEqual({ run: ended?.run, online: true });
  });
  await one.close();
  await bridge.endAsync(true);
});

it('a process subscribes with QoS 0 only, so that RabbitMQ stores no queue of it on one node', async () => {
  const requested = new Map<string, number>();
  broker.authorizeSubscribe = (_client, subscription, done) => {
    requested.set(subscription.topic, subscription.qos);
    done(null, subscription);
  };
  const options = { config: { MQTT_URL: `mqtt://127.0.0.1:${port}`, MQTT_HOST: '', MQTT_PORT: 0 }, auth, log };
  const other = await startMqtt(options);
  other.bus?.subscribe('clubpulse/live/ask', () => {});
  const topics = [SERVER_TOPIC, 'clubpulse/live/ask', ...allBridges];
  await vi.waitFor(() => expect(requested).toEqual(new Map(topics.map((topic) => [topic, 0]))));
  await other.close();
});

it('a subscription that the broker refuses is retried until it is granted', async () => {
  const refused = new Set<string>();
  broker.authorizeSubscribe = (_client, subscription, done) => {
    const isFirst = !refused.has(subscription.topic);
    refused.add(subscription.topic);
    done(null, isFirst ? null : subscription);
  };
  const options = { config: { MQTT_URL: `mqtt://127.0.0.1:${port}`, MQTT_HOST: '', MQTT_PORT: 0 }, auth, log };
  const other = await startMqtt(options);
  const received: string[] = [];
  other.onMessage((topic) => received.push(topic));
  other.bus?.subscribe('clubpulse/live/ask', () => received.push('clubpulse/live/ask'));
  await vi.waitFor(() => {
    mqtt.bus?.publish('clubpulse/live/ask', Buffer.from('{}'));
    mqtt.publish(hrTopic(7, 11), 'one', { qos: 0, retain: false });
    expect(new Set(received)).toEqual(new Set([hrTopic(7, 11), 'clubpulse/live/ask']));
  });
  await other.close();
});
