import { type Self, type User, type UserUpdate, userUpdateSchema } from '@clubpulse/contract/accounts/users';
import { checkProfile } from '@clubpulse/rules/accounts/users/profile';
import { issuesOf } from '../../platform/forms.ts';
import { fieldErrorWords, translate } from '../../platform/phrases.ts';

const texts = [
  'Phone',
  'City',
  'PostalCode',
  'Address1',
  'Address2',
  'Occupation',
  'TrainingDays',
  'TrainingNotes',
  'FitnessGoals',
  'InjuriesHistory',
] as const;
export type TextField = (typeof texts)[number];

const saved = [
  'Nickname',
  'FirstMidName',
  'LastName',
  'BirthDate',
  'Gender',
  'Height',
  'Weight',
  'FTP',
  'Country',
  'Language',
  'DateFormat',
  'TimeFormat',
  'FirstDayOfWeek',
  'UnitSystem',
  'TimeZone',
  'HideOnWall',
  ...texts,
] as const;

/** What the profile's editor holds: optional texts are empty instead of null while they are typed. */
export type ProfileValues = Pick<User, Exclude<(typeof saved)[number], TextField>> &
  Record<TextField, string> &
  Pick<User, 'TargetZoneLowPrc' | 'TargetZoneHighPrc'>;
export type ProfileErrors = Partial<Record<string, string>>;

export function valuesOf(self: Self): ProfileValues {
  const textOf = Object.fromEntries(texts.map((field) => [field, self[field] ?? ''])) as Record<TextField, string>;
  return { ...self, ...textOf };
}

/** The body of PUT users/{id}. Empty optional texts are null; an empty height is left out (spec 3 section 5). */
export function updateOf(
  values: ProfileValues,
  RowVersion: number,
): Partial<UserUpdate> & Pick<UserUpdate, 'RowVersion' | 'Nickname'> {
  const update: Record<string, unknown> = { RowVersion };
  for (const field of saved) {
    const value = values[field];
    if (texts.some((text) => text === field))
      update[field] = typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
    else if (value !== null || field === 'FTP' || field === 'Country') update[field] = value;
  }
  return update as Partial<UserUpdate> & Pick<UserUpdate, 'RowVersion' | 'Nickname'>;
}

/** Words under the fields that cannot be saved so. `asked` are the fields that this form requires. */
export function errorsOf(values: ProfileValues, fieldNames: readonly string[], today: string): ProfileErrors {
  const update = updateOf(values, 0);
  const errors: ProfileErrors = issuesOf(userUpdateSchema.safeParse(update));
  for (const error of checkProfile(update, today)) errors[error.field] ??= fieldErrorWords(error);
  for (const field of fieldNames) {
    const value: unknown = values[field as keyof ProfileValues];
    if (value === null || (typeof value === 'string' && value.trim() === '')) errors[field] = translate('field-required');
  }
  if (values.TargetZoneLowPrc >= values.TargetZoneHighPrc) errors['TargetZoneHighPrc'] = translate('target-zone-order');
  return errors;
}
