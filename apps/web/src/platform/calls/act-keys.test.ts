import { describe, expect, it } from 'vitest';
import { type Act, keyOf, releaseKeys } from './call-layer.ts';

const act = (method: string, path: string, data?: unknown): Act => ({ method, path, data });

describe('the Idempotency-Key of an act', () => {
  it('has 1 to 64 visible characters and differs for every act', () => {
    const keys = [act('POST', 'a', { Id: 1 }), act('POST', 'a', { Id: 2 }), act('DELETE', 'a')].map(keyOf);
    for (const key of keys) expect(key).toMatch(/^[\x21-\x7e]{1,64}$/);
    expect(new Set(keys).size).toBe(3);
  });

  it('stays the same until a response arrives', () => {
    const book = act('POST', 'users/7/bookings', { ClassId: 5 });
    const key = keyOf(book);
    expect(keyOf({ ...book })).toBe(key);
    releaseKeys(book);
    expect(keyOf(book)).not.toBe(key);
  });

  it('changes when another act on the same object completes, so that booking, cancelling and booking again differ', () => {
    const book = act('POST', 'users/7/bookings', { ClassId: 5 });
    const key = keyOf(book);
    releaseKeys(act('DELETE', 'users/7/bookings/5'));
    expect(keyOf(book)).not.toBe(key);
  });

  it('does not change after a response about another object', () => {
    const credits = act('POST', 'clubs/1/users/8/creditTransactions', { Credits: 5 });
    const key = keyOf(credits);
    releaseKeys(act('POST', 'clubs/1/users/9/creditTransactions', { Credits: 5 }));
    releaseKeys(act('POST', 'clubs/1/users/88'));
    expect(keyOf(credits)).toBe(key);
  });
});
