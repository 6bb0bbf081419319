import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Sequence } from './sequence.live.ts';

function heard(stored: number, ...messages: [seq: number, first: number][]): Sequence {
  const sequence = new Sequence(stored);
  for (const [seq, first] of messages) sequence.hear(seq, first);
  return sequence;
}

describe('a sequence', () => {
  it('continues from the stored number', () => expect(heard(7, [8, 1], [9, 1]).reached).toBe(9));

  it('starts where a new queue starts', () => expect(heard(0, [500, 500], [501, 500]).reached).toBe(501));

  it('waits at a gap and closes it', () => {
    expect(heard(0, [1, 1], [3, 1], [4, 1]).reached).toBe(1);
    expect(heard(0, [1, 1], [3, 1], [4, 1], [2, 1]).reached).toBe(4);
  });

  it('skips what the bridge no longer has', () => expect(heard(0, [1, 1], [5, 4]).reached).toBe(3));

  it('does not advance for a `first` after the message', () => expect(heard(0, [2, 900]).reached).toBe(0));

  it('detects a missed acknowledgement', () => {
    expect(heard(5, [5, 5]).repeats).toBe(true);
    expect(heard(5, [6, 6], [6, 6]).repeats).toBe(false);
  });

  it('reaches exactly the end of the first run, in any order and with repeated messages', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 120 }), (seqs) => {
        const { reached } = heard(0, ...seqs.map((seq): [number, number] => [seq, 1]));
        const all = new Set(seqs);
        for (let seq = 1; seq <= reached; seq++) expect(all.has(seq)).toBe(true);
        expect(all.has(reached + 1)).toBe(false);
      }),
    );
  });
});
