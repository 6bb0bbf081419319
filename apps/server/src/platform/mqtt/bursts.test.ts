import { ackTopic, hrTopic, parseBridgeTopic, stateTopic } from '@clubpulse/contract/live/bridge-protocol';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startMqtt } from './broker.ts';
import type { Mqtt } from './mqtt.ts';
import { type Publication, publications, RawClient } from './test/raw-client.ts';

const CLUB = 7;
const log = pino({ level: 'silent' });
const auth = { checkSecret: async (ClubpulseBridgeId: number) => ({ ClubpulseBridgeId, ClubId: CLUB }) };

let broker: Mqtt;
let clients: RawClient[] = [];
beforeEach(async () => {
  broker = await startMqtt({ config: { MQTT_HOST: '127.0.0.1', MQTT_PORT: 0 }, auth, log });
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.socket.destroy();
  await broker.close();
});

async function signIn(bridgeId: number): Promise<RawClient> {
  const client = await RawClient.signIn(broker.port ?? 0, String(bridgeId), 'x');
  clients.push(client);
  return client;
}

async function bridges(count: number): Promise<RawClient[]> {
  for (let from = 1; from <= count; from += 50) {
    await Promise.all(
      Array.from({ length: Math.min(50, count + 1 - from) }, async (_, index) => {
        const client = await signIn(from + index);
        await client.subscribe(ackTopic(CLUB, from + index));
      }),
    );
  }
  return clients;
}

function acknowledgeAll(): { received: number } {
  const count = { received: 0 };
  broker.onMessage((topic) => {
    count.received++;
    const bridgeId = parseBridgeTopic(topic)?.bridgeId ?? 0;
    broker.publish(ackTopic(CLUB, bridgeId), '{"queue":1,"seq":1}', { qos: 0, retain: false });
  });
  return count;
}

type Kind = Pick<Publication, 'qos' | 'retain'>;
const kinds: Kind[] = [
  { qos: 0, retain: false },
  { qos: 0, retain: true },
  { qos: 1, retain: false },
  { qos: 1, retain: true },
];

async function burst(
  count: number,
  each: number,
  kind: Kind,
): Promise<{ received: number; answered: number; acknowledged: number }> {
  const all = await bridges(count);
  const counted = acknowledgeAll();
  for (const [index, client] of all.entries()) {
    const topic = kind.retain ? stateTopic(CLUB, index + 1) : hrTopic(CLUB, index + 1);
    client.socket.write(publications({ topic, payload: 'x'.repeat(40), ...kind }, each));
  }
  const answered = () => all.reduce((sum, { messages }) => sum + messages, 0);
  await vi.waitFor(() => expect(answered()).toBe(count * each));
  return { ...counted, answered: answered(), acknowledged: all.reduce((sum, { acknowledged }) => sum + acknowledged, 0) };
}

describe('a burst of messages arrives completely while acknowledgements are subscribed', () => {
  it.each(kinds.slice(-1))('of 20 bridges with QoS $qos, retained $retain', async (kind) => {
    expect(await burst(20, 1000, kind)).toEqual({ received: 20_000, answered: 20_000, acknowledged: kind.qos * 20_000 });
  });

  it.each(kinds)('of 1,500 bridges with QoS $qos, retained $retain', { tags: ['atLength'] }, async (kind) => {
    expect(await burst(1500, 60, kind)).toEqual({ received: 90_000, answered: 90_000, acknowledged: kind.qos * 90_000 });
  });
});

const message = (size: number) => ({ payload: 'x'.repeat(size), qos: 0, retain: false }) as const;
const closed = (client: RawClient) => new Promise((resolve) => client.socket.once('close', resolve));
const nextTurn = () => new Promise(setImmediate);

describe('a connection that stops reading', () => {
  it('is closed before data for it fills the memory, and other bridges are served meanwhile', async () => {
    const [slow, other] = await bridges(2);
    if (!slow || !other) throw new Error('no bridges');
    const answered = acknowledgeAll();
    slow.socket.pause();
    const sent = 40_000;
    for (let batch = 0; batch < sent / 100; batch++) {
      for (let index = 0; index < 100; index++) broker.publish(ackTopic(CLUB, 1), 'x'.repeat(1000), { qos: 0, retain: false });
      await nextTurn();
    }
    other.socket.write(publications({ topic: hrTopic(CLUB, 2), ...message(40) }, 1000));
    await vi.waitFor(() => expect(other.messages).toBe(1000));
    expect(answered.received).toBe(1000);
    const end = closed(slow);
    slow.socket.resume();
    await end;
    expect(slow.messages).toBeLessThan(sent);
  });

  it('is no longer read and then closed before its own data fills the memory', { tags: ['atLength'] }, async () => {
    const [slow] = await bridges(1);
    if (!slow) throw new Error('no bridge');
    broker.onMessage(() => broker.publish(ackTopic(CLUB, 1), 'x'.repeat(1000), { qos: 0, retain: false }));
    const answered = acknowledgeAll();
    slow.socket.pause();
    const end = closed(slow);
    const sent = 40_000;
    slow.socket.write(publications({ topic: hrTopic(CLUB, 1), ...message(1000) }, sent));
    await vi.waitFor(() => expect(answered.received).toBeGreaterThan(0));
    await end;
    expect(answered.received).toBeLessThan(sent);
  });
});
