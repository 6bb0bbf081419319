import { describe, expect, it } from 'vitest';
import { answerBy, isForgotten } from './claims.ts';

const now = new Date('2026-11-20T12:00:00Z');

describe('a claimed strap', () => {
  it('must be decided by its owner within one week', () => {
    expect(answerBy(now).toISOString()).toBe('2026-11-27T12:00:00.000Z');
  });

  it.each([
    ['2026-08-22T12:00:00Z', '2026-01-01T00:00:00Z', 'in use'],
    ['2026-08-22T11:59:59Z', '2026-01-01T00:00:00Z', 'unused'],
    ['never', '2026-11-01T00:00:00Z', 'in use'],
    ['never', '2026-01-01T00:00:00Z', 'unused'],
  ])('(last received: %s, claimed: %s) counts as %s', (received, CreatedAt, use) =>
    expect(isForgotten({ LastHeard: received === 'never' ? null : received, CreatedAt }, now)).toBe(use === 'unused'),
  );
});
