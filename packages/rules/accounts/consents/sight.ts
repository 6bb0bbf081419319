import type { HealthPurpose, Purpose } from '@clubpulse/contract/accounts/consents';
import type { Person, User } from '@clubpulse/contract/accounts/users';

/** What somebody else may see of a member: what belongs to her club, and what she shares with it (decision 0020). */

/** How a reader looks at a member. Of oneself there is none: one sees everything. */
export interface Sight {
  /** Clubs where she is an athlete and the reader is staff. */
  readonly clubs: readonly number[];
  /** Those of them with which she shares a purpose. */
  readonly shared: ReadonlyMap<Purpose, readonly number[]>;
}

/** Health data that is seen, and the club she shares it with. */
export interface Seen {
  readonly Purpose: HealthPurpose;
  readonly ClubId: number;
}

const firstShared = (sight: Sight, purpose: Purpose): number | undefined => sight.shared.get(purpose)?.[0];

/** All that a reader sees of what was trained in other places than her clubs, or nothing. */
export function seenElsewhere(sight: Sight): Seen | undefined {
  const ClubId = firstShared(sight, 'OtherTrainings');
  return ClubId === undefined ? undefined : { Purpose: 'OtherTrainings', ClubId };
}

/**
 * Heart rates heard in a club, or in none: seen; `outline` where the club sees that she trained, as its wall showed it; `nothing`
 * where it is not the reader's club.
 */
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

/** Her profile as the reader sees it, and what of it is health data. */
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
