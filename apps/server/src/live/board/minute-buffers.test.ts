import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE_BYTES, MinuteBuffers } from './minute-buffers.live.ts';

function buffers(slots = 4) {
  const budget = { bytes: 0 };
  const minutes = new MinuteBuffers(budget);
  minutes.grow(slots);
  return { minutes, budget };
}

describe('buffers of unstored minutes', () => {
  it('return every added second exactly once, even if writes fail and are retried', () => {
    const step = fc.oneof(
      { weight: 6, arbitrary: fc.record({ slot: fc.nat(3), second: fc.nat(600), bpm: fc.integer({ min: 30, max: 240 }) }) },
      { weight: 1, arbitrary: fc.record({ take: fc.integer({ min: 1, max: 5 }), stored: fc.boolean() }) },
      { weight: 1, arbitrary: fc.record({ close: fc.nat(3) }) },
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const { minutes, budget } = buffers();
        const expected = new Map<string, number>();
        const database = new Map<string, number>();
        const store = (max: number, stored: boolean) => {
          const batch = minutes.take(max);
          if (stored) {
            for (const [row, slot] of batch.slots.entries()) {
              for (const [second, bpm] of batch.beats.subarray(row * 60, row * 60 + 60).entries()) {
                if (bpm) database.set(`${slot}/${(batch.minutes[row] ?? 0) * 60 + second}`, bpm);
              }
            }
          }
          minutes[stored ? 'stored' : 'failed'](batch);
        };
        for (const turn of steps) {
          if ('slot' in turn) {
            minutes.set(turn.slot, turn.second, turn.bpm, 0);
            expected.set(`${turn.slot}/${turn.second}`, turn.bpm);
            expect(minutes.at(turn.slot, turn.second)).toBe(turn.bpm);
          } else if ('take' in turn) store(turn.take, turn.stored);
          else minutes.close(turn.close);
        }
        store(1000, true);
        expect(database).toEqual(expected);
        expect(minutes.waiting).toBe(0);
        for (let slot = 0; slot < 4; slot++) minutes.close(slot);
        expect(budget.bytes).toBe(0);
      }),
    );
  });

  it('put a change during a write into the next batch', () => {
    const { minutes } = buffers();
    minutes.set(0, 5, 100, 0);
    const batch = minutes.take(10);
    minutes.set(0, 6, 101, 0);
    minutes.stored(batch);
    expect([...minutes.take(10).beats.subarray(5, 7)]).toEqual([100, 101]);
  });

  it('mark a minute as late when an earlier version of it was stored before, even by an earlier process', () => {
    const { minutes } = buffers();
    const lateOnes = () => {
      const batch = minutes.take(10);
      minutes.stored(batch);
      return Object.fromEntries(
        [...batch.minutes].map((minute, row) => [`${batch.slots[row]}/${minute}`, batch.late[row] === 1]),
      );
    };
    minutes.recall(1, 8);
    for (const slot of [0, 1]) for (const second of [479, 500, 540]) minutes.set(slot, second, 100, 0);
    expect(lateOnes()).toEqual({ '0/7': false, '0/8': false, '0/9': false, '1/7': true, '1/8': true, '1/9': false });
    minutes.set(0, 541, 101, 0);
    minutes.set(0, 539, 60, 0);
    expect(lateOnes()).toEqual({ '0/9': false, '0/8': true });
  });

  it('use memory only for the current minute after all minutes are stored', () => {
    const { minutes, budget } = buffers();
    for (let second = 0; second < 600; second++) minutes.set(0, second, 100, 0);
    expect(budget.bytes).toBe(10 * MINUTE_BYTES);
    minutes.stored(minutes.take(100));
    expect(budget.bytes).toBe(MINUTE_BYTES);
  });
});
