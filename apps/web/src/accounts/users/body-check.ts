import { userUpdateSchema } from '@clubpulse/contract/accounts/users';
import { checkProfile } from '@clubpulse/rules/accounts/users/profile';
import { bodyFields } from '@clubpulse/rules/accounts/users/required-fields';
import type { FieldWords } from '../../kit/form/form-state.ts';
import { issuesOf } from '../../platform/forms.ts';
import { fieldErrorWords, translate } from '../../platform/phrases.ts';
import type { BodyValues } from './BodyDialog.tsx';

const bodySchema = userUpdateSchema.pick({ BirthDate: true, Gender: true, Height: true, Weight: true });

/** Words under the fields: all four are required. `today` is the ISO date where the user is. */
export function bodyErrorsOf(values: BodyValues, today: string): FieldWords {
  const errors: Record<string, string> = issuesOf(bodySchema.safeParse(values));
  if (values.BirthDate !== null)
    for (const error of checkProfile({ BirthDate: values.BirthDate }, today)) errors[error.field] ??= fieldErrorWords(error);
  for (const field of bodyFields) if (values[field] === null) errors[field] = translate('field-required');
  return errors;
}
