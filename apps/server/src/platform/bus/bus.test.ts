import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isUnavailable } from '../database/database.ts';
import { type Bus, createLocalBus } from './bus.ts';
import { createBusRequests, respondToRequests } from './bus-requests.ts';

let bus: Bus;
beforeEach(() => {
  bus = createLocalBus();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a topic of the message bus', () => {
  it('is delivered to every subscriber until they unsubscribe', () => {
    const received: string[] = [];
    const receive = (name: string) => (payload: Uint8Array) => void received.push(`${name} ${payload[0]}`);
    const leave = bus.subscribe('a', receive('one'));
    bus.subscribe('a', receive('two'));
    bus.subscribe('b', receive('three'));
    bus.publish('a', Uint8Array.of(1));
    leave();
    leave();
    bus.publish('a', Uint8Array.of(2));
    bus.publish('unheard', Uint8Array.of(3));
    expect(received).toEqual(['one 1', 'two 1', 'two 2']);
  });

  it('may be unsubscribed by a subscriber while it receives a message', () => {
    let count = 0;
    const leave = bus.subscribe('a', () => {
      count++;
      leave();
    });
    bus.publish('a', Uint8Array.of(1));
    bus.publish('a', Uint8Array.of(1));
    expect(count).toBe(1);
  });
});

describe('a request on the bus', () => {
  it('gets its response in the process that sent it', async () => {
    respondToRequests(bus, 'ask', (question) => ({ answered: question }));
    const [one, two] = [createBusRequests(bus, 'ask', 'to one'), createBusRequests(bus, 'ask', 'to two')];
    expect(await Promise.all([one.ask('a'), two.ask('b'), one.ask('c')])).toEqual([
      { answered: 'a' },
      { answered: 'b' },
      { answered: 'c' },
    ]);
  });

  it('that gets no response in time counts as an outage', async () => {
    vi.useFakeTimers();
    respondToRequests(bus, 'ask', () => undefined);
    const answer = createBusRequests(bus, 'ask', 'to one')
      .ask('an unknown question')
      .catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(2000);
    expect(isUnavailable(await answer)).toBe(true);
  });

  it('ignores invalid messages that are sent as responses', async () => {
    vi.useFakeTimers();
    const { ask } = createBusRequests(bus, 'ask', 'to one');
    const answer = ask('a').catch(() => 'nothing');
    for (const noise of ['', '{', '[]', '{"id":"1"}', '{"id":2,"answer":1}']) bus.publish('to one', Buffer.from(noise));
    await vi.advanceTimersByTimeAsync(2000);
    expect(await answer).toBe('nothing');
  });
});
