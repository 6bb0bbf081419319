import { expect, it } from 'vitest';
import { hoursOf } from './challenge-values.ts';

it('reads hours as people write them', () => {
  const written = { '25:00': 25, '1:30': 1.5, '2h30': 2.5, '2 h 30 min': 2.5, '2h': 2, '90 min': 1.5, "45'": 0.75 };
  for (const [text, hours] of Object.entries(written)) expect([text, hoursOf(text)]).toEqual([text, hours]);
  for (const text of ['25', '1.5', '1:5', '1:75', 'an hour', '']) expect([text, hoursOf(text)]).toEqual([text, undefined]);
});
