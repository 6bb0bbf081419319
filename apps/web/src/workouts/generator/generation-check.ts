import { generationSchema } from '@clubpulse/contract/workouts/generator/generator';
import { bySchema, type Checked } from '../../kit/form/check.ts';
import { translate } from '../../platform/phrases.ts';
import type { GenerationRequest } from './draft/draft-changes.ts';
import type { Answers } from './generation.ts';

export function checkAnswers(values: Answers): Checked<GenerationRequest> {
  const checked = bySchema(generationSchema.omit({ Seed: true }))(values);
  if (checked.errors === null) return checked;
  const { errors } = checked;
  const blank = Object.entries(values).flatMap(([field, value]) =>
    value === null && errors[field] !== undefined ? [[field, translate('field-required')]] : [],
  );
  return { errors: { ...errors, ...Object.fromEntries(blank) } };
}
