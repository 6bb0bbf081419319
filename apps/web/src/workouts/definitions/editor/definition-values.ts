import { type WorkoutDefinitionInput, workoutDefinitionInputSchema } from '@clubpulse/contract/workouts/definitions/definitions';
import { bySchema, type Checked } from '../../../kit/form/check.ts';
import type { Form } from '../../../kit/form/use-form.ts';
import { translate } from '../../../platform/phrases.ts';

export type DefinitionValues = WorkoutDefinitionInput;
export type DefinitionForm = Form<DefinitionValues, WorkoutDefinitionInput>;

export const emptyDefinition: DefinitionValues = {
  Title: '',
  Description: '',
  Level: 'beginner',
  Equipment: [],
  Minutes: null,
  PictureUris: [],
};

export function checkDefinition(values: DefinitionValues): Checked<WorkoutDefinitionInput> {
  const checked = bySchema(workoutDefinitionInputSchema)(values);
  if (checked.errors?.['Equipment'] === undefined) return checked;
  return { errors: { ...checked.errors, Equipment: translate('workouts.chooseEquipment') } };
}
