import { expect, it } from 'vitest';
import { minutesOf } from './training-form.ts';

it('reads how long a training was as people write it', () => {
  const written = { '1:05': 65, '0:45': 45, '1h5': 65, '1 h 05 min': 65, '2h': 120, '45 min': 45, "45'": 45, '90:00': 90 };
  for (const [text, minutes] of Object.entries(written)) expect([text, minutesOf(text)]).toEqual([text, minutes]);
  for (const text of ['65', '1:5', '1:75', 'an hour', '']) expect([text, minutesOf(text)]).toEqual([text, undefined]);
});
