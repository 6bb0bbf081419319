import { userUpdateSchema, zoneChoiceSchema } from '@clubpulse/contract/accounts/users';
import { checkZones } from '@clubpulse/rules/accounts/users/own-zones';
import { checkProfile } from '@clubpulse/rules/accounts/users/profile';
import { issuesOf } from '../../platform/forms.ts';
import { fieldErrorText, translate } from '../../platform/phrases.ts';
import { type ProfileErrors, type ProfileValues, updateOf, zonesOf } from './profile-values.ts';

export function errorsOf(values: ProfileValues, fieldNames: readonly string[], today: string): ProfileErrors {
  const update = updateOf(values, 0);
  const errors: ProfileErrors = {
    ...issuesOf(userUpdateSchema.safeParse(update)),
    ...issuesOf(zoneChoiceSchema.safeParse(zonesOf(values))),
  };
  for (const error of [...checkProfile(update, today), ...checkZones(zonesOf(values), values.BirthDate, today)])
    errors[error.field] ??= fieldErrorText(error);
  for (const field of fieldNames) {
    const value: unknown = values[field as keyof ProfileValues];
    if (value === null || (typeof value === 'string' && value.trim() === '')) errors[field] = translate('field-required');
  }
  if (values.TargetZoneLowPrc >= values.TargetZoneHighPrc) errors['TargetZoneHighPrc'] = translate('target-zone-order');
  return errors;
}
