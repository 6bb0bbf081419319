import type { Presence } from '@clubpulse/contract/live/bridge-protocol';
import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import type { MessageHandler } from '../../platform/mqtt/mqtt.ts';
import { listenForPresence } from './presence.live.ts';

function listening() {
  const handlers: MessageHandler[] = [];
  const saves: { readonly bridgeId: number; readonly presence: Presence; end(error?: Error): void }[] = [];
  const rests: (() => void)[] = [];
  listenForPresence({
    mqtt: { onMessage: (handler) => void handlers.push(handler) },
    save: (bridgeId, presence) =>
      new Promise((resolve, reject) => {
        saves.push({ bridgeId, presence, end: (error) => (error ? reject(error) : resolve()) });
      }),
    rest: () => new Promise<void>((resolve) => rests.push(resolve)),
    log: pino({ level: 'silent' }),
  });
  return {
    saves,
    rests,
    send(bridgeId: number, state: Presence) {
      for (const handler of handlers) handler(`clubpulse/c/7/b/${bridgeId}/state`, Buffer.from(JSON.stringify(state)));
    },
  };
}

it('the presence of a bridge is stored by one write at a time, and reports during that write are combined in the next one', async () => {
  const { saves, rests, send } = listening();
  send(11, { online: true, SwVersion: '1.0.0' });
  for (let count = 0; count < 1000; count += 1) send(11, { online: true, HwVersion: 'Pi' });
  send(11, { online: false });
  expect(saves).toHaveLength(1);
  saves[0]?.end();
  await vi.waitFor(() => expect(rests).toHaveLength(1));
  expect(saves).toHaveLength(1);
  rests[0]?.();
  await vi.waitFor(() => expect(saves).toHaveLength(2));
  expect(saves.map(({ presence }) => presence)).toEqual([
    { online: true, SwVersion: '1.0.0' },
    { online: false, HwVersion: 'Pi' },
  ]);
});

it('the presence of each bridge is stored separately, and a later report is stored even when a write has failed', async () => {
  const { saves, rests, send } = listening();
  send(11, { online: true });
  send(12, { online: true });
  expect(saves.map(({ bridgeId }) => bridgeId)).toEqual([11, 12]);
  saves[0]?.end(new Error('no database'));
  await vi.waitFor(() => expect(rests).toHaveLength(1));
  send(11, { online: false });
  rests[0]?.();
  await vi.waitFor(() => expect(saves).toHaveLength(3));
  expect(saves[2]).toMatchObject({ bridgeId: 11, presence: { online: false } });
});
