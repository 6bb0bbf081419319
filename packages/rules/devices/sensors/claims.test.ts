import { describe, expect, it } from 'vitest';
import { answerBy, isForgotten } from './claims.ts';

const now = new Date('2026-11-20T12:00:00Z');

describe('a claimed strap', () => {
  it('must be decided by its owner within one week', () => {
    expect(answerBy(now).toISOString()).toBe('2026-11-27T12:00:00.000Z');
  });

  it.each([
    ['2026-08-22T12:00:00Z', '2026-01-01T00:00:00Z', false],
    ['2026-08-22T11:59:59Z', '2026-01-01T00:00:00Z', true],
    [null, '2026-11-01T00:00:00Z', false],
    [null, '2026-01-01T00:00:00Z', true],
  ])('last received %s and linked %s counts as unused: %s', (LastHeard, CreatedAt, forgotten) =>
    expect(isForgotten({ LastHeard, CreatedAt }, now)).toBe(forgotten),
  );
});
