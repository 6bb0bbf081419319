import type { HealthPurpose, Purpose } from '@clubpulse/contract/accounts/consents';
import type { Person, User } from '@clubpulse/contract/accounts/users';

/** Staff of a club see a member's data of this club, and data that the member shares with it (decision 0020). */

/**
 * The member's clubs in which the reader is staff, and those with which the member shares data. Undefined if the member reads
 * their own data.
 */
export interface Sight {
  readonly clubs: readonly number[];
  readonly shared: ReadonlyMap<Purpose, readonly number[]>;
}

export interface Seen {
  readonly Purpose: HealthPurpose;
  readonly ClubId: number;
}

const firstShared = (sight: Sight, purpose: Purpose): number | undefined => sight.shared.get(purpose)?.[0];

export function seenElsewhere(sight: Sight): Seen | undefined {
  const ClubId = firstShared(sight, 'OtherTrainings');
  return ClubId === undefined ? undefined : { Purpose: 'OtherTrainings', ClubId };
}

/** `outline`: the reader sees only that the member trained. `nothing`: the training was in no club of the reader. */
export function heartRatesIn(sight: Sight, clubId: number | null): Seen | 'outline' | 'nothing' {
  if (clubId === null || !sight.clubs.includes(clubId)) return seenElsewhere(sight) ?? 'nothing';
  return sight.shared.get('HeartRate')?.includes(clubId) ? { Purpose: 'HeartRate', ClubId: clubId } : 'outline';
}

const body = [
  'Height',
  'Weight',
  'FTP',
  'MaxHeartRate',
  'Zone0Bpm',
  'Zone1Bpm',
  'Zone2Bpm',
  'Zone3Bpm',
  'Zone4Bpm',
  'Zone5Bpm',
] as const;
const injuries = ['TrainingDays', 'TrainingNotes', 'FitnessGoals', 'InjuriesHistory'] as const;
const contact = ['BirthDate', 'Gender', 'Country', 'Phone', 'City', 'PostalCode', 'Address1', 'Address2', 'Occupation'] as const;
const fieldsOf = { Body: body, Injuries: injuries, Contact: contact } as const;

export function profileSeen(user: User, sight: Sight): { readonly person: Person; readonly seen: readonly Seen[] } {
  const hidden: Partial<Record<keyof Person, null>> = {};
  const seen: Seen[] = [];
  for (const Purpose of ['Body', 'Injuries', 'Contact'] as const) {
    const ClubId = firstShared(sight, Purpose);
    if (ClubId === undefined) for (const field of fieldsOf[Purpose]) hidden[field] = null;
    else if (Purpose !== 'Contact' && fieldsOf[Purpose].some((field) => user[field] !== null)) seen.push({ Purpose, ClubId });
  }
  return { person: { ...user, ...hidden, NotificationSettings: {} } as Person, seen };
}
