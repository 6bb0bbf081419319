import { expect, it } from 'vitest';
import { mayShow } from './websites.ts';

it('a club is shown on the websites that it allowed, on the server itself, and on no other', () => {
  const allowed = ['https://cadenza.example'];
  const on = (origin: string | undefined) => mayShow(origin, allowed, 'https://clubpulse.example');
  expect(on('https://cadenza.example')).toBe(true);
  expect(on('https://clubpulse.example')).toBe(true);
  expect(on(undefined)).toBe(true);
  for (const origin of ['http://cadenza.example', 'https://cadenza.example:8443', 'https://www.cadenza.example', 'null', ''])
    expect(on(origin)).toBe(false);
});
