import { describe, expect, test } from 'vitest';
import { HeartRateStrap, readHeartRatePage } from '../ant/heart-rate.ts';
import { Athlete, drawPhysiology } from './athlete.ts';
import { seededRandom } from './random.ts';
import { SimulatedGym } from './simulate.ts';
import { SimulatedStrap } from './simulated-strap.ts';
import { planWorkout } from './workout.ts';

const BODY = { rest: 60, max: 190, tauOn: 30, tauOff: 60, drift: 0.003, noise: 0 };

function live(straps: number[], seed: number, seconds: number) {
  const gym = new SimulatedGym(straps, seed);
  return Array.from({ length: seconds }, (_, second) => gym.step(second * 1000));
}

describe('the simulated gym', () => {
  test('yields the same readings for the same random seed, and other readings for another seed', () => {
    const first = live([101, 102], 5, 300);
    expect(live([101, 102], 5, 300)).toEqual(first);
    expect(live([101, 102], 6, 300)).not.toEqual(first);
  });

  test('gives each strap a heart-rate course that does not depend on other straps', () => {
    const alone = live([102], 5, 120).map((readings) => readings[0]?.bpm);
    const together = live([101, 102, 103], 5, 120).map((readings) => readings.find(({ strap }) => strap === 102)?.bpm);
    expect(together).toEqual(alone);
  });

  test('contains straps that all broadcast from the first seconds, with plausible heart rates', () => {
    const straps = Array.from({ length: 60 }, (_, index) => 200 + index);
    const seconds = live(straps, 1, 60).slice(3);
    for (const readings of seconds) expect(readings.map(({ strap }) => strap)).toEqual(straps);
    const bpms = seconds.flat().map(({ bpm }) => bpm);
    expect(Math.min(...bpms)).toBeGreaterThan(55);
    expect(Math.max(...bpms)).toBeLessThan(210);
    expect(Math.max(...bpms) - Math.min(...bpms)).toBeGreaterThan(40);
  });

  test('has gaps of more than five minutes between two workouts', () => {
    const received = live([300], 1, 2 * 3600).map((readings) => readings.length > 0);
    const gaps =
      received
        .map(Number)
        .join('')
        .match(/0{300,}/g) ?? [];
    expect(gaps.length).toBeGreaterThan(0);
    expect(received.filter(Boolean).length).toBeGreaterThan(3600);
  });
});

describe('a simulated athlete', () => {
  test('reaches 63 % of a rise in heart rate after `tauOn` seconds of effort and 63 % of a fall after `tauOff` seconds', () => {
    const athlete = new Athlete(BODY, seededRandom(1));
    let heartRate = 0;
    for (let second = 0; second < BODY.tauOn; second += 1) heartRate = athlete.step(0.4);
    expect(heartRate).toBeCloseTo(60 + 52 * (1 - Math.exp(-1)), 0);
    for (let second = 0; second < 600; second += 1) heartRate = athlete.step(0.4);
    expect(heartRate).toBeCloseTo(112, 0);
    for (let second = 0; second < BODY.tauOff; second += 1) heartRate = athlete.step(0);
    expect(heartRate).toBeCloseTo(60 + 52 * Math.exp(-1), 0);
  });

  test('has a heart rate that drifts upward at constant effort and never exceeds the maximum', () => {
    const athlete = new Athlete(BODY, seededRandom(1));
    const course = Array.from({ length: 3000 }, () => athlete.step(0.7));
    expect((course[2400] ?? 0) - (course[300] ?? 0)).toBeGreaterThan(5);
    expect((course[2400] ?? 0) - (course[300] ?? 0)).toBeLessThan(15);
    const sprint = Array.from({ length: 3000 }, () => athlete.step(1));
    expect(Math.max(...sprint)).toBeLessThanOrEqual(190);
  });

  test('has a heart rate that rises faster than it falls', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const body = drawPhysiology(seededRandom(seed));
      expect(body.tauOn).toBeLessThan(body.tauOff);
      expect(body.rest).toBeLessThan(body.max - 90);
    }
  });
});

test('a simulated workout has a warm-up, work, a cool-down and a pause', () => {
  for (let seed = 0; seed < 50; seed += 1) {
    const workout = planWorkout(seededRandom(seed));
    const seconds = workout.filter(({ from }) => from !== undefined).reduce((sum, block) => sum + block.seconds, 0);
    expect(seconds).toBeGreaterThan(20 * 60);
    expect(seconds).toBeLessThan(75 * 60);
    expect(workout[0]).toMatchObject({ from: 0.3, to: 0.6 });
    expect(workout.at(-2)).toMatchObject({ from: 0.5, to: 0.2 });
    expect(workout.at(-1)?.seconds).toBeGreaterThan(300);
  }
});

describe('a simulated strap', () => {
  const pages: { data: Uint8Array; at: number }[] = [];
  const strap = new SimulatedStrap(seededRandom(3));
  for (let second = 0; second < 600; second += 1) {
    strap.wear(150, (data, after) => pages.push({ data: data.slice(), at: second * 1000 + after }));
  }

  test('broadcasts 4.06 times a second and flips the toggle every four messages', () => {
    expect(pages.length / 600).toBeCloseTo(32768 / 8070, 1);
    const toggles = pages.map(({ data }) => readHeartRatePage(data)?.toggle);
    for (let index = 0; index < 400; index += 1) expect(toggles[index]).toBe(Math.floor(index / 4) % 2);
  });

  test('has beat intervals within 3 % of 60 s divided by the heart rate', () => {
    const decoder = new HeartRateStrap();
    const intervals = pages.flatMap(({ data, at }) => decoder.receive(data, at));
    expect(Math.abs(decoder.beats - 1500)).toBeLessThan(15);
    expect(intervals).toHaveLength(decoder.beats);
    // The tolerance of 1 ms is one tick of the strap's clock (1/1024 s).
    for (const interval of intervals) expect(Math.abs(interval - 400)).toBeLessThanOrEqual(0.03 * 400 + 1);
    expect(new Set(intervals).size).toBeGreaterThan(10);
    expect(Math.abs(decoder.heartRate - 150)).toBeLessThanOrEqual(4);
    expect(decoder.facts.manufacturer).toBe(255);
    expect(decoder.facts.operatingSeconds).toBeGreaterThan(0);
  });
});
