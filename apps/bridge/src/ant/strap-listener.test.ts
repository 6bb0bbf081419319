import { expect, test } from 'vitest';
import { extendedNumber, FORGET_MS, StrapListener } from './strap-listener.ts';

function broadcast(deviceNumber: number, at: number, count: number, heartRate: number, rssi = 0, transmissionType = 1) {
  return { at, deviceNumber, transmissionType, rssi, data: new Uint8Array([0, 0, 0, 0, 0, count, count, heartRate]) };
}

test('the 20-bit strap number takes its highest four bits from the upper half of the transmission type', () => {
  expect(extendedNumber(0xe240, 0x51)).toBe(385_600);
});

test('the newest reading of each strap is returned once', () => {
  const listener = new StrapListener();
  listener.receive(broadcast(12345, 1000, 1, 120, -60));
  listener.receive(broadcast(12346, 1100, 1, 90));
  listener.receive(broadcast(12345, 1250, 2, 122, -62));
  expect(listener.take()).toEqual([
    { strap: 12345, bpm: 122, rssi: -60 },
    { strap: 12346, bpm: 90, rssi: 0 },
  ]);
  expect(listener.take()).toEqual([]);
});

test('a strap received by several sticks within a second is returned with the strongest signal', () => {
  const listener = new StrapListener();
  listener.receive(broadcast(12345, 1000, 1, 120, -80));
  listener.receive(broadcast(12345, 1010, 1, 120, -50));
  listener.receive(broadcast(12345, 1020, 1, 120, -90));
  listener.receive(broadcast(12345, 1030, 1, 120));
  expect(listener.take()).toEqual([{ strap: 12345, bpm: 120, rssi: -50 }]);
  listener.receive(broadcast(12345, 2000, 2, 121, -80));
  expect(listener.take()).toEqual([{ strap: 12345, bpm: 121, rssi: -80 }]);
});

test('the battery level of a strap is returned with its readings', () => {
  const listener = new StrapListener();
  for (const [index, head] of [0x07, 0x87].entries()) {
    const data = new Uint8Array([head, 8, 0, 0, 0, index + 1, index + 1, 120]);
    listener.receive({ at: 1000 + index, deviceNumber: 5, transmissionType: 1, rssi: -60, data });
  }
  expect(listener.take()).toEqual([{ strap: 5, bpm: 120, rssi: -60, battery: 8 }]);
});

test('a strap without a heart rate is returned with 0 bpm', () => {
  const listener = new StrapListener();
  listener.receive(broadcast(12345, 1000, 1, 0));
  expect(listener.take()).toEqual([{ strap: 12345, bpm: 0, rssi: 0 }]);
});

test('a stale strap is not returned until its beat changes again', () => {
  const listener = new StrapListener();
  const received = (at: number, count: number) => {
    listener.receive(broadcast(12345, at, count, 120));
    return listener.take().length;
  };
  expect([received(0, 1), received(1000, 1), received(4900, 1), received(5000, 1), received(6000, 1), received(7000, 2)]).toEqual(
    [1, 1, 1, 0, 0, 1],
  );
});

test('a Bluetooth strap that reports beats is not returned once its last beat is five seconds old; a Bluetooth strap that never reports beats is always returned', () => {
  const listener = new StrapListener();
  const received = (strap: number, at: number, beats: boolean) => {
    listener.measure({ strap, at, bpm: 120, intervals: beats ? [512] : [], rssi: -60, battery: undefined });
    return listener.take().length;
  };
  expect([received(1, 0, true), received(1, 4999, false), received(1, 5000, false), received(1, 9000, false)]).toEqual([
    1, 1, 0, 0,
  ]);
  expect(received(1, 10_000, true)).toBe(1);
  expect([received(2, 0, false), received(2, 60_000, false)]).toEqual([1, 1]);
});

test('two straps with the same 16-bit device number have separate beat counts, and only the strap with the stronger signal is returned', () => {
  const listener = new StrapListener();
  for (const at of [0, 1000]) {
    listener.receive(broadcast(12345, at, 10 + at / 1000, 150, -50, 0x11));
    listener.receive(broadcast(12345, at, 200 + at / 1000, 80, -70, 0x21));
    expect(listener.take()).toEqual([{ strap: 12345, bpm: 150, rssi: -50 }]);
  }
  expect(listener.strap(12345, 0x11)?.beats).toBe(1);
  expect(listener.strap(12345, 0x21)?.beats).toBe(1);
});

test('a strap that is silent for an hour is removed', () => {
  const listener = new StrapListener();
  listener.receive(broadcast(12345, 0, 1, 120));
  listener.take();
  listener.receive(broadcast(12346, FORGET_MS + 1, 1, 120));
  listener.take();
  expect(listener.strap(12345, 1)).toBeUndefined();
  expect(listener.strap(12346, 1)).toBeDefined();
});
