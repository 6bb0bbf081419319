import { expect, it } from 'vitest';
import { isNewNews } from './news.ts';

it('a news item is new for fifteen days', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  expect(
    ['2026-11-20T12:00:00Z', '2026-11-06T12:00:00Z', '2026-11-05T12:00:01Z', '2026-11-05T12:00:00Z'].map((at) =>
      isNewNews(new Date(at), now),
    ),
  ).toEqual([true, true, true, false]);
});
