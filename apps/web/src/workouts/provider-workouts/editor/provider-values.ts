import type { Level } from '@clubpulse/contract/workouts/exercises/vocabulary';
import {
  type ProviderInput,
  type ProviderTexts,
  providerInputSchema,
  providerUpdateSchema,
} from '@clubpulse/contract/workouts/provider-workouts/provider-workouts';
import { bySchema, type Checked } from '../../../kit/form/check.ts';
import { translate } from '../../../platform/phrases.ts';

export interface DescriptionValues {
  readonly Texts: ProviderTexts;
  readonly Level: Level;
}
export interface NewValues extends DescriptionValues {
  readonly Sheet: ProviderInput['Sheet'];
  readonly Circuit: ProviderInput['Circuit'];
}

const none = { Name: '', Description: '' };
export const emptyProvider: NewValues = {
  Texts: { en: none, it: none, es: none, fr: none },
  Level: 'beginner',
  Sheet: null,
  Circuit: null,
};

const stated = providerUpdateSchema.omit({ RowVersion: true });
export const checkDescription = bySchema(stated);

export function checkNew(values: NewValues): Checked<ProviderInput> {
  const checked = bySchema(providerInputSchema)(values);
  if (checked.errors === null || values.Sheet !== null || values.Circuit !== null) return checked;
  return { errors: { ...checked.errors, Sheet: translate('provider.choose') } };
}
