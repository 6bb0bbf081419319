import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { banOf, strikesMatterSince } from './booking-times.ts';

const settings = { StrikeLimit: 3, StrikeWindowDays: 30, StrikeBanDays: 7 };
const now = new Date('2026-11-20T12:00:00Z');
const daysAgo = (...days: number[]) => days.map((day) => new Date(now.getTime() - day * 86_400_000));

describe('the strikes of an athlete', () => {
  it.each([
    ['none', daysAgo(), 0, null],
    ['two', daysAgo(1, 2), 2, null],
    ['three', daysAgo(20, 10, 2), 3, '2026-11-25T12:00:00.000Z'],
    ['three, the ban over', daysAgo(25, 20, 8), 3, null],
    ['three too far apart', daysAgo(35, 10, 2), 2, null],
    ['three at the time of the third, one forgiven since', daysAgo(31, 10, 3), 2, '2026-11-24T12:00:00.000Z'],
  ])('count, and ban the athlete or not: %s', (_name, strikes, count, until) => {
    const ban = banOf(strikes, settings, now);
    expect([ban.count, ban.bannedUntil?.toISOString() ?? null]).toEqual([count, until]);
  });

  it('begin to count and end to count at the exact instant, and so does a ban', () => {
    const at = (instant: string) => new Date(instant);
    const strikes = [at('2026-11-01T12:00:00Z'), at('2026-11-02T12:00:00Z'), at('2026-11-13T12:00:00Z')];
    const ban = (when: string, input = strikes) => banOf(input, settings, at(when));
    expect(ban('2026-11-13T11:59:59.999Z')).toEqual({ count: 2, bannedUntil: null });
    expect(ban('2026-11-13T12:00:00Z')).toMatchObject({ count: 3, bannedUntil: at('2026-11-20T12:00:00Z') });
    expect(ban('2026-12-01T11:59:59.999Z').count).toBe(3);
    expect(ban('2026-12-01T12:00:00Z').count).toBe(2);
    expect(ban('2026-11-20T11:59:59.999Z').bannedUntil).not.toBeNull();
    expect(ban('2026-11-20T12:00:00Z').bannedUntil).toBeNull();
    expect(ban('2026-12-01T12:00:00Z', [...strikes.slice(0, 2), at('2026-12-01T11:59:59.999Z')]).bannedUntil).not.toBeNull();
    expect(ban('2026-12-01T12:00:00Z', [...strikes.slice(0, 2), at('2026-12-01T12:00:00Z')]).bannedUntil).toBeNull();
  });

  it('never shorten a ban when another strike is added, and do not count before the begin of the window', () => {
    const ago = fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 8 });
    fc.assert(
      fc.property(ago, fc.integer({ min: 0, max: 60 }), (days, longer) => {
        const strikes = daysAgo(...days);
        const before = banOf(strikes, settings, now);
        const after = banOf([...strikes, ...daysAgo(longer)], settings, now);
        expect(after.bannedUntil?.getTime() ?? 0).toBeGreaterThanOrEqual(before.bannedUntil?.getTime() ?? 0);
        const since = strikesMatterSince(settings, now);
        expect(
          banOf(
            strikes.filter((at) => at > since),
            settings,
            now,
          ),
        ).toEqual(before);
      }),
    );
  });
});
