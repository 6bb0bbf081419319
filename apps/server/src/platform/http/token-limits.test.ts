import { expect, it } from 'vitest';
import { createTokenLimits } from './token-limits.ts';

it('requests with a token are limited per minute, and other tokens are not affected', () => {
  let time = 0;
  const take = createTokenLimits(2, () => time);
  expect(take(1)).toEqual({
    isOver: false,
    headers: { 'ratelimit-policy': '"token";q=2;w=60', ratelimit: '"token";r=1;t=60' },
  });
  time = 30_500;
  expect(take(1)).toMatchObject({ isOver: false, headers: { ratelimit: '"token";r=0;t=30' } });
  expect(take(1)).toMatchObject({ isOver: true, headers: { ratelimit: '"token";r=0;t=30', 'retry-after': '30' } });
  expect(take(2).isOver).toBe(false);
  time = 60_000;
  expect(take(1)).toMatchObject({ isOver: false, headers: { ratelimit: '"token";r=1;t=60' } });
});
