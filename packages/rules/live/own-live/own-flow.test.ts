import type { OwnFlow } from '@clubpulse/contract/live/own-live/own-live.calls';
import { expect, it } from 'vitest';
import { isOnTarget } from '../../workouts/flows/target.ts';
import { ownFlowLeft, ownSegment } from './own-flow.ts';

const T = Date.parse('2026-11-20T18:00:00Z');
const hill = (fields: Partial<OwnFlow> = {}, Measure: 'HeartRate' | 'Ftp' = 'HeartRate'): OwnFlow => ({
  RoomWorkoutId: 1,
  Step: 0,
  Passed: 0,
  Extra: 0,
  At: new Date(T).toISOString(),
  Paused: false,
  Flow: {
    Name: 'Hill ride',
    Measure,
    Duration: 600,
    Segments: [
      { Name: 'Warm-up', Begin: 0, Percent: 62, Cadence: null },
      { Name: 'First hill', Begin: 300, Percent: 78, Cadence: 70 },
    ],
  },
  ...fields,
});
const athlete = { MaxHeartRate: 184, FTP: 200 };
const at = (seconds: number) => T + seconds * 1000;

it("an athlete's own view of a flow has the current segment with its target, and the remaining times of segment and flow", () => {
  expect(ownSegment(hill(), at(100), athlete)).toEqual({
    place: 1,
    name: 'Warm-up',
    percent: 62,
    target: { low: 60, high: 69 },
    own: 114,
    cadence: null,
    left: 200_000,
    next: { name: 'First hill', percent: 78, seconds: 300 },
  });
  expect(ownSegment(hill(), at(310), athlete)).toMatchObject({ place: 2, own: 144, cadence: 70, left: 290_000, next: null });
  expect([ownFlowLeft(hill(), at(100)), ownFlowLeft(hill(), at(700))]).toEqual([500_000, 0]);
  expect(ownSegment(hill(), at(600), athlete)).toBeUndefined();
  expect(ownSegment(hill({ Step: 1, Passed: 5000, Paused: true }), at(900), athlete)).toMatchObject({ place: 2, left: 295_000 });
});

it("an athlete's own view of a flow by FTP has the target in watts if the FTP is known, and no heart-rate target", () => {
  expect(ownSegment(hill({}, 'Ftp'), at(310), athlete)).toMatchObject({ target: null, own: 156 });
  expect(ownSegment(hill({}, 'Ftp'), at(310), { ...athlete, FTP: null })).toMatchObject({ target: null, own: null });
  const { Flow } = hill({}, 'Ftp');
  const nameless = { ...Flow, Segments: Flow.Segments.map((one) => ({ ...one, Name: '' })) };
  expect(ownSegment(hill({ Flow: nameless }), at(310), athlete)?.name).toBe('P2');
});

it('an athlete is on target only within the range that their own view shows', () => {
  for (let percent = 20; percent <= 100; percent += 1) {
    const [one] = hill().Flow.Segments;
    const Flow = { ...hill().Flow, Segments: [{ ...one, Name: '', Begin: 0, Percent: percent, Cadence: null }] };
    const { low = 0, high = 0 } = ownSegment(hill({ Flow }), at(1), athlete)?.target ?? {};
    for (let received = 0; received <= 100; received += 1)
      expect(isOnTarget('HeartRate', percent, received)).toBe(received >= low && received <= high);
  }
});
