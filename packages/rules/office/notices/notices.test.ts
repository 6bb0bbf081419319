import { describe, expect, it } from 'vitest';
import { isWorthNotifying, type NoticeTimes } from './notices.ts';

const now = new Date('2026-11-20T09:00:00Z');
const at = (text: string) => new Date(text);
const happened = (others: Partial<NoticeTimes> = {}): NoticeTimes => ({ At: now, Day: null, until: null, ...others });

describe('an event is notified', () => {
  it.each<[string, Partial<NoticeTimes>, boolean]>([
    ['immediately', {}, true],
    ['a day later', { At: at('2026-11-19T09:00:00Z') }, true],
    ['not after more than a day', { At: at('2026-11-19T08:59:59Z') }, false],
    ['of yesterday', { Day: '2026-11-19' }, true],
    ['not of days without a running server', { Day: '2026-11-18' }, false],
    ['while it matters', { until: at('2026-11-20T09:00:01Z') }, true],
    ['not when it no longer matters', { until: now }, false],
  ])('%s', (_name, others, isWorth) => expect(isWorthNotifying(happened(others), now, '2026-11-20')).toBe(isWorth));
});
