import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Sequence } from './sequence.live.ts';

function received(stored: number, ...messages: [seq: number, first: number][]): Sequence {
  const sequence = new Sequence(stored);
  for (const [seq, first] of messages) sequence.receive(seq, first);
  return sequence;
}

describe("the sequence of a bridge's messages", () => {
  it('continues from the stored number after a restart', () => expect(received(7, [8, 1], [9, 1]).reached).toBe(9));

  it('starts at the first number that a new queue sends, whatever that number is', () =>
    expect(received(0, [500, 500], [501, 500]).reached).toBe(501));

  it('stops at a missing message, and continues when that message arrives', () => {
    expect(received(0, [1, 1], [3, 1], [4, 1]).reached).toBe(1);
    expect(received(0, [1, 1], [3, 1], [4, 1], [2, 1]).reached).toBe(4);
  });

  it('skips missing messages that the bridge no longer has', () => expect(received(0, [1, 1], [5, 4]).reached).toBe(3));

  it('does not advance when a message states a `first` that is after the message itself', () =>
    expect(received(0, [2, 900]).reached).toBe(0));

  it('detects that the bridge missed an acknowledgement, because it repeats a stored message', () => {
    expect(received(5, [5, 5]).repeats).toBe(true);
    expect(received(5, [6, 6], [6, 6]).repeats).toBe(false);
  });

  it('is complete up to the first missing message, also if messages arrive in any order and repeatedly', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 120 }), (seqs) => {
        const { reached } = received(0, ...seqs.map((seq): [number, number] => [seq, 1]));
        const all = new Set(seqs);
        for (let seq = 1; seq <= reached; seq++) expect(all.has(seq)).toBe(true);
        expect(all.has(reached + 1)).toBe(false);
      }),
    );
  });
});
