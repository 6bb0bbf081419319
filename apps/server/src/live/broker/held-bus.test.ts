import { frameTopic, WATCH_TOPIC } from '@clubpulse/contract/live/between-processes';
import { expect, it } from 'vitest';
import { createLocalBus } from '../../platform/bus/bus.ts';
import { packed } from '../../platform/bus/bus-requests.ts';
import { createHeldBus } from './held-bus.live.ts';

it('a club is reached within the process while the process holds it, otherwise through the broker, without a new subscription', () => {
  const [local, outside] = [createLocalBus(), createLocalBus()];
  let isHeld = true;
  const bus = createHeldBus({ local, outside, holds: (clubId) => clubId === 7 && isHeld });
  const announced: string[] = [];
  local.subscribe(WATCH_TOPIC, () => announced.push('local'));
  outside.subscribe(WATCH_TOPIC, () => announced.push('outside'));
  const frames: string[] = [];
  const leave = bus.subscribe(frameTopic(7, 1), (payload) => frames.push(Buffer.from(payload).toString()));
  const publish = () => {
    for (const clubId of [7, 8]) bus.publish(WATCH_TOPIC, packed({ clubId, roomId: 1, roster: true }));
    outside.publish(frameTopic(7, 1), Buffer.from('outside'));
    if (isHeld) local.publish(frameTopic(7, 1), Buffer.from('local'));
  };
  publish();
  isHeld = false;
  publish();
  leave();
  publish();
  expect(announced).toEqual(['local', 'outside', 'outside', 'outside', 'outside', 'outside']);
  expect(frames).toEqual(['local', 'outside']);
});
