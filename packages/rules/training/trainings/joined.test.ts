import { describe, expect, it } from 'vitest';
import { joinDeclared, outside } from './joined.ts';
import type { Stretch } from './stretches.ts';

const heard = (begin: number, end: number, bpm = 120): Stretch => ({
  begin,
  end,
  beats: new Uint8Array(end - begin).fill(bpm),
});
const spanOf = ({ begin, end, beats }: Stretch) => [begin, end, beats.filter((bpm) => bpm > 0).length];

describe('joining what was heard to what was declared', () => {
  it('leaves a stretch alone that touches none', () => {
    const { plain, joined } = joinDeclared([heard(0, 100)], [{ begin: 100, end: 200 }]);
    expect(plain.map(spanOf)).toEqual([[0, 100, 100]]);
    expect(joined.map(({ stretch }) => spanOf(stretch))).toEqual([[100, 200, 0]]);
  });

  it('keeps every second of a stretch that reaches beyond it on both sides', () => {
    const { plain, joined } = joinDeclared([heard(90, 250)], [{ begin: 100, end: 200 }]);
    expect(plain).toEqual([]);
    expect(joined.map(({ stretch }) => spanOf(stretch))).toEqual([[90, 250, 160]]);
  });

  it('takes all stretches that it overlaps, with the silence between them', () => {
    const { joined } = joinDeclared([heard(90, 120, 100), heard(150, 210, 140)], [{ begin: 100, end: 200 }]);
    const [one] = joined;
    expect(one && spanOf(one.stretch)).toEqual([90, 210, 90]);
    expect(one?.stretch.beats[35]).toBe(0);
    expect(one?.stretch.beats[60]).toBe(140);
  });

  it('parts a stretch among those that it overlaps: each second is of one of them', () => {
    const declared = [
      { begin: 200, end: 300 },
      { begin: 100, end: 150 },
    ];
    const { joined } = joinDeclared([heard(50, 400)], declared);
    expect(joined.map(({ stretch }) => spanOf(stretch))).toEqual([
      [50, 200, 150],
      [200, 400, 200],
    ]);
  });
});

describe('what is left outside of an interval', () => {
  it('is both sides of it, or one, or nothing', () => {
    const spans = [
      { begin: 0, end: 10 },
      { begin: 20, end: 30 },
      { begin: 40, end: 50 },
    ];
    expect(outside(spans, { begin: 5, end: 22 })).toEqual([
      { begin: 0, end: 5 },
      { begin: 22, end: 30 },
      { begin: 40, end: 50 },
    ]);
    expect(outside(spans, { begin: 43, end: 44 })).toEqual([
      ...spans.slice(0, 2),
      { begin: 40, end: 43 },
      { begin: 44, end: 50 },
    ]);
    expect(outside(spans, { begin: 20, end: 30 })).toHaveLength(2);
  });
});
