import { circuitFieldsSchema } from '@clubpulse/contract/workouts/circuits/circuits';
import { beforeEach, expect, it } from 'vitest';
import { issuesOf } from './forms.ts';
import { startPhrases } from './phrases.ts';

beforeEach(() => startPhrases());

const lengths = circuitFieldsSchema.pick({ Work: true, Rest: true, Rounds: true });
const words = (values: object) => issuesOf(lengths.safeParse({ Work: 30, Rest: 0, Rounds: 3, ...values }));

it.each([
  [{ Work: 10 }, {}],
  [{ Work: 7 }, { Work: 'Use steps of 5 seconds.' }],
  [{ Work: 1805 }, { Work: 'At most 30:00.' }],
  [{ Rest: 605 }, { Rest: 'At most 10:00.' }],
  [{ Rounds: 21 }, { Rounds: 'Enter at most 20.' }],
  [{ Rounds: 0 }, { Rounds: 'Enter at least 1.' }],
  [{ Rounds: 1.5 }, { Rounds: 'Enter a whole number.' }],
])('an error of a workout field names the limit that is exceeded by %j', (values, expected) =>
  expect(words(values)).toEqual(expected),
);
