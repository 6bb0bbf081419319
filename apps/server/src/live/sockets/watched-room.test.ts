import { PassThrough } from 'node:stream';
import { frameTopic, rosterTopic, WATCH_TOPIC } from '@clubpulse/contract/live/between-processes';
import { FRAME_HEADER_BYTES, writeFrameHeader } from '@clubpulse/contract/live/frame-bytes';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { createLocalBus } from '../../platform/bus/bus.ts';
import { packed, parsed } from '../../platform/bus/bus-requests.ts';
import { WatchedRoom } from './watched-room.live.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

const noTiles = { places: 0, tiles: [], clubName: 'Club', roomName: null, roomColor: null, timeZone: 'UTC', language: 'en' };

it('a room that two processes show asks for its roster once a second', () => {
  const bus = createLocalBus();
  const frame = new Uint8Array(FRAME_HEADER_BYTES);
  let announced = 0;
  const showAs = (roster: number) => {
    writeFrameHeader(new DataView(frame.buffer), roster, 0, 0);
    bus.publish(rosterTopic(7, null), packed({ type: 'roster', roster, ...noTiles }));
    bus.publish(frameTopic(7, null), frame);
  };
  bus.subscribe(WATCH_TOPIC, (payload) => {
    announced += 1;
    expect(parsed(payload)).toEqual({ clubId: 7, roomId: null, roster: true });
    if (announced > 20) return;
    for (const roster of [1, 2]) showAs(roster);
    writeFrameHeader(new DataView(frame.buffer), 1, 0, 0);
    bus.publish(frameTopic(7, null), frame);
  });
  const sent: string[] = [];
  const socket = { readyState: 1, OPEN: 1, send: (text: string) => sent.push(text) } as unknown as WebSocket;
  const room = new WatchedRoom(bus, 7, null);
  room.add({ socket, wire: new PassThrough(), who: { appId: 1 }, since: 0, alive: true });
  expect(announced).toBe(2);
  vi.advanceTimersByTime(1000);
  bus.publish(frameTopic(7, null), frame);
  expect(announced).toBe(3);
  expect(sent).toHaveLength(6);
});
