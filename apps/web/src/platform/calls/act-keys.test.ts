import { describe, expect, it } from 'vitest';
import { type Act, keyOf, settle } from './call-layer.ts';

const act = (method: string, path: string, data?: unknown): Act => ({ method, path, data });

describe('the key of an act', () => {
  it('is one to sixty-four visible characters, and another one for every act', () => {
    const keys = [act('POST', 'a', { Id: 1 }), act('POST', 'a', { Id: 2 }), act('DELETE', 'a')].map(keyOf);
    for (const key of keys) expect(key).toMatch(/^[\x21-\x7e]{1,64}$/);
    expect(new Set(keys).size).toBe(3);
  });

  it('stays while nobody knows whether it arrived, and ends with the answer', () => {
    const book = act('POST', 'users/7/bookings', { ClassId: 5 });
    const key = keyOf(book);
    expect(keyOf({ ...book })).toBe(key);
    settle(book);
    expect(keyOf(book)).not.toBe(key);
  });

  it('ends when something else on the same thing was settle: booking, cancelling and booking again are three acts', () => {
    const book = act('POST', 'users/7/bookings', { ClassId: 5 });
    const key = keyOf(book);
    settle(act('DELETE', 'users/7/bookings/5'));
    expect(keyOf(book)).not.toBe(key);
  });

  it('does not end with an answer about something else', () => {
    const credits = act('POST', 'clubs/1/users/8/creditTransactions', { Credits: 5 });
    const key = keyOf(credits);
    settle(act('POST', 'clubs/1/users/9/creditTransactions', { Credits: 5 }));
    settle(act('POST', 'clubs/1/users/88'));
    expect(keyOf(credits)).toBe(key);
  });
});
