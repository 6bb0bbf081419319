import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { recordingsFolder } from '../../test/recordings-folder.ts';
import { HeartRateStrap, readHeartRatePage } from './heart-rate.ts';

interface Listed {
  t: number;
  page: number;
  toggle: 0 | 1;
  data: string;
  beat_event_time_1024: number;
  beat_count: number;
  hr: number;
}

function page4(toggle: 0 | 1, time: number, count: number, previous = 0, heartRate = 70): Uint8Array {
  const data = new Uint8Array([4 | (toggle << 7), 0xff, 0, 0, 0, 0, count, heartRate]);
  new DataView(data.buffer).setUint16(2, previous, true);
  new DataView(data.buffer).setUint16(4, time, true);
  return data;
}

describe('recorded ANT+ heart-rate broadcasts', () => {
  const listing: Listed[] = readFileSync(join(recordingsFolder(), 'ant/ant_hrm.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

  test('decode to the heart rates and beats listed for each recording', () => {
    expect(listing.length).toBeGreaterThan(100);
    for (const listed of listing) {
      expect(readHeartRatePage(Buffer.from(listed.data, 'hex'))).toEqual({
        page: listed.page,
        toggle: listed.toggle,
        beatTime: listed.beat_event_time_1024,
        beatCount: listed.beat_count,
        heartRate: listed.hr,
      });
    }
  });

  test('contain each heartbeat of a recording exactly once', () => {
    const strap = new HeartRateStrap();
    const intervals = listing.flatMap(({ t, data }) => strap.receive(Buffer.from(data, 'hex'), t * 1000));
    const distinct = new Set(listing.map((listed) => `${listed.beat_count} ${listed.beat_event_time_1024}`));
    expect(strap.beats).toBe(distinct.size - 1);
    expect(intervals).toHaveLength(strap.beats);
    const seconds = intervals.reduce((sum, interval) => sum + interval, 0) / 1000;
    const [from, to] = [listing[0]?.t ?? 0, listing.at(-1)?.t ?? 0];
    expect(Math.abs(seconds - (to - from))).toBeLessThan(1.5);
    expect(strap.heartRate).toBe(listing.at(-1)?.hr);
    expect(strap.toggles).toBe(true);
    expect(strap.facts.manufacturer).toBeDefined();
    expect(strap.facts.batteryStatus).toBeDefined();
  });
});

describe('beat counting', () => {
  test('handles the overflow of the beat time and of the beat count', () => {
    const strap = new HeartRateStrap();
    strap.receive(page4(0, 65200, 254), 0);
    expect(strap.receive(page4(0, 500, 255), 800)[0]).toBeCloseTo(816.4, 1);
    expect(strap.receive(page4(0, 1500, 0), 1600)).toHaveLength(1);
    expect(strap.beats).toBe(2);
  });

  test('counts the beat of a repeated broadcast once', () => {
    const strap = new HeartRateStrap();
    strap.receive(page4(0, 1000, 1), 0);
    strap.receive(page4(0, 2000, 2), 1000);
    expect(strap.receive(page4(0, 2000, 2), 1250)).toEqual([]);
    expect(strap.beats).toBe(1);
  });

  test('counts the beats of lost broadcasts, and takes the interval before the last beat from page 4, which has the time of the previous beat', () => {
    const strap = new HeartRateStrap();
    strap.receive(page4(0, 0, 10), 0);
    strap.receive(page4(1, 0, 10), 250);
    expect(strap.receive(page4(1, 2048, 12, 1024), 2000)).toEqual([1000, 1000]);
    expect(strap.receive(page4(1, 5120, 15, 4096), 5000)).toEqual([1000]);
    expect(strap.beats).toBe(5);
  });

  test('does not estimate missed beats after more than a minute of silence', () => {
    const strap = new HeartRateStrap();
    strap.receive(page4(0, 1000, 1), 0);
    expect(strap.receive(page4(0, 2000, 60), 60_001)).toEqual([]);
    expect(strap.beats).toBe(0);
  });
});

describe('an ANT+ strap', () => {
  test('is decoded only from bytes 4 to 7 of each page until the toggle bit of its pages changes for the first time', () => {
    const strap = new HeartRateStrap();
    const battery = new Uint8Array([7, 50, 128, 0x23, 0, 4, 1, 66]);
    strap.receive(battery, 0);
    strap.receive(page4(0, 2048, 3, 1100), 1000);
    expect(strap.heartRate).toBe(70);
    expect(strap.facts).toEqual({});
    strap.receive(page4(1, 2048, 3), 1250);
    strap.receive(battery, 1500);
    expect(strap.facts).toEqual({ batteryPercent: 50, batteryVolts: 3.5, batteryStatus: 'Good' });
  });

  test('reports its serial number, versions and operating time', () => {
    const strap = new HeartRateStrap();
    strap.receive(page4(1, 0, 0), 0);
    strap.receive(new Uint8Array([1, 0x10, 0x01, 0, 0, 0, 0, 60]), 250);
    strap.receive(new Uint8Array([2, 1, 0x34, 0x12, 0, 0, 0, 60]), 500);
    strap.receive(new Uint8Array([3, 2, 7, 9, 0, 0, 0, 60]), 750);
    expect(strap.facts).toEqual({
      operatingSeconds: 544,
      manufacturer: 1,
      serialUpper: 0x1234,
      hardwareVersion: 2,
      softwareVersion: 7,
      model: 9,
    });
  });

  test('is stale after five seconds without a change of beat count or beat time', () => {
    const strap = new HeartRateStrap();
    strap.receive(page4(0, 1000, 1), 10_000);
    strap.receive(page4(0, 1000, 1), 14_900);
    expect(strap.isStale(14_999)).toBe(false);
    expect(strap.isStale(15_000)).toBe(true);
    strap.receive(page4(0, 2000, 2), 15_100);
    expect(strap.isStale(15_100)).toBe(false);
  });

  test('stays stale when its first broadcast after a silence has the same beat count and beat time as before', () => {
    const strap = new HeartRateStrap();
    strap.receive(page4(0, 1000, 1), 0);
    strap.receive(page4(0, 1000, 1), 90_000);
    expect(strap.isStale(90_000)).toBe(true);
    strap.receive(page4(0, 2000, 2), 180_000);
    expect(strap.isStale(180_000)).toBe(false);
  });

  test('ignores broadcasts that are not eight bytes long', () => {
    const strap = new HeartRateStrap();
    expect(strap.receive(new Uint8Array(7), 0)).toEqual([]);
    expect(readHeartRatePage(new Uint8Array(9))).toBeUndefined();
  });
});
