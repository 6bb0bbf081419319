import { connect as dial } from 'node:net';
import { ackTopic, hrTopic, SERVER_TOPIC, stateTopic } from '@clubpulse/contract/live/bridge-protocol';
import { connectAsync, type IClientOptions, type MqttClient } from 'mqtt';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startMqtt } from './broker.ts';
import { type Mqtt, PACKET_MAX_BYTES } from './mqtt.ts';

const log = pino({ level: 'silent' });
const secrets = new Map([
  [11, { secret: 'eleven', ClubId: 7 }],
  [12, { secret: 'twelve', ClubId: 7 }],
]);
let databaseAway = false;
const auth = {
  async checkSecret(ClubpulseBridgeId: number, secret: string) {
    if (databaseAway) throw new Error('the database is away');
    const known = secrets.get(ClubpulseBridgeId);
    return known?.secret === secret ? { ClubpulseBridgeId, ClubId: known.ClubId } : undefined;
  },
};

let broker: Mqtt;
let clients: MqttClient[] = [];
let received: [topic: string, body: string][] = [];
const url = () => `mqtt://127.0.0.1:${broker.port}`;

beforeEach(async () => {
  databaseAway = false;
  received = [];
  broker = await startMqtt({ config: { MQTT_HOST: '127.0.0.1', MQTT_PORT: 0 }, auth, log });
  broker.onMessage((topic, payload) => received.push([topic, payload.toString()]));
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.end(true);
  await broker.close();
});

async function bridge(id: number, secret: string, options: IClientOptions = {}): Promise<MqttClient> {
  const client = await connectAsync(url(), {
    protocolVersion: 4,
    username: String(id),
    password: secret,
    reconnectPeriod: 0,
    ...options,
  });
  client.on('error', () => {});
  clients.push(client);
  return client;
}
const closed = (client: MqttClient) => vi.waitFor(() => expect(client.connected).toBe(false));

describe('a connection to the broker', () => {
  it.each([
    ['11', 'twelve', 'Bad username or password'],
    ['13', 'eleven', 'Bad username or password'],
    ['eleven', 'eleven', 'Bad username or password'],
  ])('as user %s with password %s is refused', (username, password, reason) =>
    expect(connectAsync(url(), { protocolVersion: 4, username, password, reconnectPeriod: 0 })).rejects.toThrow(reason),
  );

  it('without a user name is refused', () =>
    expect(connectAsync(url(), { protocolVersion: 4, reconnectPeriod: 0 })).rejects.toThrow('Bad username or password'));

  it('fails temporarily while the database is unreachable', async () => {
    databaseAway = true;
    await expect(bridge(11, 'eleven')).rejects.toThrow('Server unavailable');
  });

  it('of a bridge does not replace the connection of another bridge with the same client id', async () => {
    const one = await bridge(11, 'eleven', { clientId: 'hub' });
    await bridge(12, 'twelve', { clientId: 'hub' });
    await one.publishAsync(hrTopic(7, 11), 'x', { qos: 1 });
    expect(one.connected).toBe(true);
  });
});

describe('a bridge', () => {
  it('sends readings and presence to the server', async () => {
    const one = await bridge(11, 'eleven');
    await one.publishAsync(hrTopic(7, 11), 'reading', { qos: 0 });
    await one.publishAsync(stateTopic(7, 11), '{"online":true}', { qos: 1, retain: true });
    await vi.waitFor(() =>
      expect(received).toEqual([
        [hrTopic(7, 11), 'reading'],
        [stateTopic(7, 11), '{"online":true}'],
      ]),
    );
  });

  it('publishes its last will when the connection breaks', async () => {
    const one = await bridge(11, 'eleven', {
      will: { topic: stateTopic(7, 11), payload: Buffer.from('gone'), qos: 1, retain: true },
    });
    one.stream.destroy();
    await vi.waitFor(() => expect(received).toEqual([[stateTopic(7, 11), 'gone']]));
  });

  it.each([hrTopic(7, 12), hrTopic(8, 11), ackTopic(7, 11), SERVER_TOPIC, '$SYS/x', 'anything'])(
    'that publishes to %s is disconnected, and its message is not delivered',
    async (topic) => {
      const one = await bridge(11, 'eleven');
      one.publish(topic, 'x', { qos: 1 });
      await closed(one);
      expect(received).toEqual([]);
    },
  );

  it('cannot set a last will in the name of another bridge', async () => {
    const one = await bridge(11, 'eleven', {
      will: { topic: stateTopic(7, 12), payload: Buffer.from('gone'), qos: 0, retain: true },
    });
    one.stream.destroy();
    const other = await bridge(12, 'twelve');
    await other.publishAsync(hrTopic(7, 12), 'still here', { qos: 1 });
    await vi.waitFor(() => expect(received).toEqual([[hrTopic(7, 12), 'still here']]));
  });

  it('that publishes with QoS 2 is disconnected, because the broker would have to store such messages', async () => {
    const one = await bridge(11, 'eleven');
    one.publish(hrTopic(7, 11), 'x', { qos: 2 });
    await closed(one);
    expect(received).toEqual([]);
  });

  it('receives messages of QoS 2 with QoS 1', async () => {
    const will = { topic: stateTopic(7, 11), payload: Buffer.from('gone'), qos: 2, retain: false } as const;
    const [leaving, other] = [await bridge(11, 'eleven', { will }), await bridge(11, 'eleven')];
    const deliveries: [string, number][] = [];
    other.on('message', (_, payload, { qos }) => deliveries.push([payload.toString(), qos]));
    await other.subscribeAsync('clubpulse/c/7/b/11/#', { qos: 2 });
    leaving.stream.destroy();
    await vi.waitFor(() => expect(deliveries).toEqual([['gone', 1]]));
  });

  it('can subscribe only to its own topics and the server state', async () => {
    const one = await bridge(11, 'eleven');
    const own = ['hr', 'state', 'ack', 'wall', '+', '#'].map((name) => `clubpulse/c/7/b/11/${name}`);
    const allowed = [...own, SERVER_TOPIC];
    const foreign = [
      '#',
      'clubpulse/#',
      'clubpulse/c/7/b/+/hr',
      hrTopic(7, 12),
      hrTopic(8, 11),
      '$SYS/#',
      'clubpulse/c/7/b/11',
      'clubpulse/c/7/b/11/',
      'clubpulse/c/7/b/11/anything',
      'clubpulse/c/7/b/11/hr/#',
      'clubpulse/wall/7/all/roster',
      'clubpulse/live/#',
    ];
    const granted = await Promise.all(
      [...allowed, ...foreign].map((topic) => one.subscribeAsync(topic, { qos: 0 }).catch(() => [{ qos: 128 }])),
    );
    expect(granted.map(([grant]) => grant?.qos)).toEqual([...allowed.map(() => 0), ...foreign.map(() => 128)]);
  });

  it('receives its own acknowledgements and the `run` of the server', async () => {
    const one = await bridge(11, 'eleven');
    const messages: [string, unknown][] = [];
    one.on('message', (topic, payload) => messages.push([topic, JSON.parse(payload.toString())]));
    await one.subscribeAsync([ackTopic(7, 11), SERVER_TOPIC]);
    broker.publish(ackTopic(7, 11), '{"queue":1,"seq":5}', { qos: 0, retain: false });
    broker.publish(ackTopic(7, 12), '{"queue":1,"seq":6}', { qos: 0, retain: false });
    await vi.waitFor(() => expect(messages).toHaveLength(2));
    expect(messages).toContainEqual([ackTopic(7, 11), { queue: 1, seq: 5 }]);
    const [, first] = messages.find(([topic]) => topic === SERVER_TOPIC) ?? [];
    expect(first).toEqual({ run: expect.any(String), online: true });
    broker.renewRun();
    await vi.waitFor(() => expect(messages).toHaveLength(3));
    expect(messages[2]?.[1]).not.toEqual(first);
  });

  it('gets no messages that were published while it was disconnected', async () => {
    const options = { clientId: 'hub', clean: false };
    const one = await bridge(11, 'eleven', options);
    await one.subscribeAsync(ackTopic(7, 11), { qos: 1 });
    await one.endAsync();
    broker.publish(ackTopic(7, 11), 'while it was away', { qos: 1, retain: false });
    const topics: string[] = [];
    const again = await bridge(11, 'eleven', options);
    again.on('message', (_, payload) => topics.push(payload.toString()));
    await again.subscribeAsync(ackTopic(7, 11), { qos: 1 });
    broker.publish(ackTopic(7, 11), 'now', { qos: 1, retain: false });
    await vi.waitFor(() => expect(topics).toEqual(['now']));
  });

  it('can open eight connections, and a further one only when one of them ends', async () => {
    const eight = await Promise.all(Array.from({ length: 8 }, () => bridge(11, 'eleven')));
    await expect(bridge(11, 'eleven')).rejects.toThrow('Server unavailable');
    expect((await bridge(12, 'twelve')).connected).toBe(true);
    await eight[0]?.endAsync();
    await vi.waitFor(async () => expect((await bridge(11, 'eleven')).connected).toBe(true));
  });

  it('is disconnected when its secret becomes invalid, and other bridges are not', async () => {
    const one = await bridge(11, 'eleven');
    const other = await bridge(12, 'twelve');
    broker.disconnect(11);
    await closed(one);
    expect(other.connected).toBe(true);
  });

  it('is disconnected when it sends a packet that is too large', async () => {
    const one = await bridge(11, 'eleven');
    one.publish(hrTopic(7, 11), Buffer.alloc(PACKET_MAX_BYTES + 1), { qos: 0 });
    await closed(one);
    expect(received).toEqual([]);
  });
});

it('the broker disconnects a client that does not speak MQTT, and continues to serve bridges', async () => {
  const one = await bridge(11, 'eleven');
  const noise = dial(broker.port ?? 0, '127.0.0.1', () => noise.write(Buffer.from('GET / HTTP/1.1\r\n\r\n')));
  noise.on('error', () => {});
  await new Promise((resolve) => noise.once('close', resolve));
  await one.publishAsync(hrTopic(7, 11), 'x', { qos: 1 });
  await vi.waitFor(() => expect(received).toHaveLength(1));
});

it('the start of the broker fails when its port is in use, and the error names the setting to change', () =>
  expect(startMqtt({ config: { MQTT_HOST: '127.0.0.1', MQTT_PORT: broker.port ?? 0 }, auth, log })).rejects.toThrow(
    /Set MQTT_PORT/,
  ));
