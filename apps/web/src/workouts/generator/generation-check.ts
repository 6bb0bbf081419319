import { namedConditionSchema } from '@clubpulse/contract/workouts/generator/conditions';
import { generationSchema } from '@clubpulse/contract/workouts/generator/generator';
import { z } from 'zod';
import { bySchema, type Checked } from '../../kit/form/check.ts';
import { translate } from '../../platform/phrases.ts';
import type { GenerationRequest } from './draft/draft-changes.ts';
import type { Answers } from './generation.ts';

const wantedSchema = generationSchema.omit({ Seed: true });

export function checkAnswers(values: Answers): Checked<GenerationRequest> {
  const checked = bySchema(wantedSchema)(values);
  if (checked.errors === null) return checked;
  const { errors } = checked;
  const blank = Object.entries(values).flatMap(([field, value]) =>
    value === null && errors[field] !== undefined ? [[field, translate('field-required')]] : [],
  );
  return { errors: { ...errors, ...Object.fromEntries(blank) } };
}

const { Level, Goal, Location } = wantedSchema.shape;
/** Answers may be unfinished: empty, out of range, or a condition without severity. */
const answersSchema = wantedSchema.extend({
  Level: Level.nullable(),
  Goal: Goal.nullable(),
  Location: Location.nullable(),
  WeeklyFrequency: z.number().nullable(),
  PreferredDuration: z.number().nullable(),
  Conditions: z.array(z.object(namedConditionSchema.shape)),
});

/** Null if another version of the app stored the answers. */
export function readAnswers(stored: string): Answers | null {
  const parsed = answersSchema.safeParse(JSON.parse(stored));
  return parsed.success ? parsed.data : null;
}
