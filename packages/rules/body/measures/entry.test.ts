import type { MeasureKey } from '@clubpulse/contract/body/measures/catalogue';
import type { LastMeasure } from '@clubpulse/contract/body/measures/measures';
import { describe, expect, it } from 'vitest';
import { doubts, likelyMeant, pastedCells } from './entry.ts';

const now = new Date('2026-11-19T10:00:00Z');
const last = (Key: MeasureKey, Value: number, At = '2026-10-14T08:00:00Z'): LastMeasure => ({
  Key,
  Value,
  At,
  Method: null,
  Typed: true,
  MeasureEventId: 1,
  Before: null,
});

describe('a likely typing error', () => {
  it.each([
    [212, { min: 2, max: 70, decimals: 1 }, 21.2],
    [8.2, { min: 20, max: 350, decimals: 1 }, 82],
    [18.05, { min: 60, max: 250, decimals: 0 }, 181],
    [8240, { min: 20, max: 350, decimals: 1, last: 82 }, 82.4],
    [900, { min: 20, max: 350, decimals: 1, last: 82 }, 90],
    [9999, { min: 20, max: 350, decimals: 1, last: 82 }, undefined],
    [1999, { min: 60, max: 250, decimals: 0 }, undefined],
    [0.001, { min: 20, max: 350, decimals: 1 }, undefined],
  ])('%d is recognized as another number, if there is a plausible one', (typed, kind, meant) =>
    expect(likelyMeant(typed, kind)).toBe(meant),
  );
});

describe('a value questioned as unlikely', () => {
  it('differs much from the last value, with a tolerance that grows with the time since then', () => {
    expect(doubts({ weight: 81.9 }, [last('weight', 82.4)], now)).toEqual({});
    expect(doubts({ weight: 98.2 }, [last('weight', 82.4)], now)).toEqual({ weight: { why: 'much', way: 'up' } });
    expect(doubts({ weight: 98.2 }, [last('weight', 82.4, '2026-04-01T08:00:00Z')], now)).toEqual({});
    expect(doubts({ weight: 98.2 }, [], now)).toEqual({});
  });

  it('is a skinfold that increased although the other skinfolds decreased', () => {
    const before = [last('skinfoldChest', 14), last('skinfoldAbdominal', 26), last('skinfoldThigh', 17.5)];
    const values = { skinfoldChest: 13, skinfoldAbdominal: 31, skinfoldThigh: 16.5 };
    expect(doubts(values, before, now)).toEqual({ skinfoldAbdominal: { why: 'odd', way: 'up' } });
    expect(doubts({ ...values, skinfoldAbdominal: 25.5 }, before, now)).toEqual({});
  });
});

it('pasted text is split into cells if it has several cells of a spreadsheet row or column', () => {
  expect(pastedCells('81.9\t21.2\t\t92.5\r\n')).toEqual(['81.9', '21.2', '', '92.5']);
  expect(pastedCells('81.9\n21.2')).toEqual(['81.9', '21.2']);
  expect(pastedCells('81.9\n')).toBeUndefined();
});
