import { describe, expect, it } from 'vitest';
import { expirationNotice, refuseExpirationDate } from './documents.ts';

describe('a document with an expiration date', () => {
  it.each([
    ['2026-11-19', 'refused'],
    ['2026-11-20', 'refused'],
    ['2026-11-21', 'taken'],
  ])('that ends on %s is %s on 20 November', (date, expected) =>
    expect(refuseExpirationDate(date, '2026-11-20') ? 'refused' : 'taken').toBe(expected),
  );

  it('causes a notice 30, 7 and 1 days before its end, and on the day after it', () => {
    const notices = Array.from({ length: 40 }, (_, left) => 33 - left).filter((left) => {
      const day = new Date(Date.UTC(2026, 11, 20 - left)).toISOString().slice(0, 10);
      return expirationNotice('2026-12-20', [day]) !== undefined;
    });
    expect(notices).toEqual([30, 7, 1, -1]);
  });

  it('causes only one notice after the server was off for days, with the days that are left today', () => {
    expect(expirationNotice('2026-12-20', ['2026-12-12', '2026-12-13', '2026-12-14', '2026-12-15'])).toBe(5);
    expect(expirationNotice('2026-12-20', ['2026-12-19', '2026-12-20', '2026-12-21', '2026-12-22'])).toBe(-2);
    expect(expirationNotice('2026-12-20', ['2026-12-14', '2026-12-15'])).toBeUndefined();
  });
});
