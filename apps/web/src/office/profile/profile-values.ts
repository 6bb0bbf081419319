import type { Self, User, UserUpdate, ZoneChoice } from '@clubpulse/contract/accounts/users';
import { onlyUsed } from '@clubpulse/rules/accounts/users/own-zones';

export const contactTexts = ['Phone', 'Address1', 'Address2', 'City', 'PostalCode', 'Occupation'] as const;
export const trainingTexts = ['TrainingDays', 'TrainingNotes', 'FitnessGoals', 'InjuriesHistory'] as const;
const texts = [...contactTexts, ...trainingTexts];
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

export type ProfileValues = Pick<User, Exclude<(typeof saved)[number], TextField>> &
  Record<TextField, string> &
  Pick<User, 'TargetZoneLowPrc' | 'TargetZoneHighPrc'> &
  ZoneChoice;
export type ProfileErrors = Partial<Record<string, string>>;

export function valuesOf(self: Self): ProfileValues {
  const textOf = Object.fromEntries(texts.map((field) => [field, self[field] ?? ''])) as Record<TextField, string>;
  return { ...self, ...self.ZoneSettings, ...textOf };
}

export const zonesOf = ({
  ZoneMode,
  OwnMaxHeartRate,
  RestingHeartRate,
  Zone1Limit,
  Zone2Limit,
  Zone3Limit,
  Zone4Limit,
}: ZoneChoice): ZoneChoice =>
  onlyUsed({ ZoneMode, OwnMaxHeartRate, RestingHeartRate, Zone1Limit, Zone2Limit, Zone3Limit, Zone4Limit });

/** Empty optional texts are null; an empty height is omitted. */
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
