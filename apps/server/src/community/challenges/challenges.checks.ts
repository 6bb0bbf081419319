import type { Role } from '@clubpulse/contract/accounts/roles';
import type { UserId } from '@clubpulse/contract/accounts/users';
import type { BrandId, ClubId } from '@clubpulse/contract/clubs/clubs';
import type { ChallengeId } from '@clubpulse/contract/community/challenges';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import {
  holdsAnywhere,
  holdsRole,
  isStaffIn,
  managesClub,
  ownsBrand,
  rolesAmong,
  rolesInClub,
} from '@clubpulse/rules/accounts/roles/roles';
import { type Days, dayIn } from '@clubpulse/rules/time/days';
import type { Queryable } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { type CountedClub, clubsOf, clubsOfEach } from './challenges.facts.ts';
import * as store from './challenges.store.ts';

export type ChallengeCaller = Pick<Caller, 'UserId' | 'roles' | 'isAdmin'>;

export type ChallengeReader = Pick<Caller, 'roles' | 'isAdmin'> & { readonly UserId: UserId };

export interface Seen {
  readonly row: store.ChallengeRow;
  readonly clubs: readonly CountedClub[];
  readonly days: Days;
  /** True for staff of the challenge's club, or for an owner of the challenge's brand. */
  readonly runs: boolean;
}

interface Whose {
  readonly ClubId: ClubId | null;
  readonly BrandId: BrandId | null;
}

export const managesChallenge = (
  { roles, isAdmin }: Pick<ChallengeCaller, 'roles' | 'isAdmin'>,
  { BrandId }: Whose,
  clubs: readonly CountedClub[],
): boolean => isAdmin || (BrandId === null ? clubs.some((club) => isStaffIn(roles, club)) : ownsBrand(roles, BrandId));

/** Only managers and owners may add credits manually, so only they may promise them. */
export const givesCredits = ({ roles, isAdmin }: ChallengeCaller, clubs: readonly CountedClub[]): boolean =>
  isAdmin || clubs.some((club) => managesClub(roles, club));

export function todaysIn(clubs: readonly Pick<CountedClub, 'TimeZone'>[], now: Date): Days {
  const days = (clubs.length === 0 ? ['UTC'] : clubs.map(({ TimeZone }) => TimeZone)).map((zone) => dayIn(zone, now)).sort();
  const first = days[0] ?? dayIn('UTC', now);
  return { first, last: days.at(-1) ?? first };
}

/**
 * Refuses with NotFound if the challenge is of no club of the caller. Refuses athletes also if it is disabled or they are not
 * invited.
 */
export async function readChallenge(
  db: Queryable,
  challengeId: ChallengeId,
  caller: ChallengeCaller,
  now: Date,
): Promise<Seen | Refusal> {
  const row = await store.challengeOf(db, challengeId, caller.UserId);
  const clubs = row ? await clubsOf(db, row) : [];
  if (!row || clubs.length === 0) return refuse('NotFound');
  const seen = { row, clubs, days: todaysIn(clubs, now), runs: managesChallenge(caller, row, clubs) };
  return seen.runs || sees(row, clubs, caller) ? seen : refuse('NotFound');
}

function sees(row: store.OpenTo, clubs: readonly CountedClub[], caller: Pick<ChallengeCaller, 'roles'>): boolean {
  const roles = rolesAmong(caller.roles, clubs);
  const isStaff = (['Manager', 'Trainer'] as const).some((role) => holdsAnywhere(roles, role));
  const mayJoin = holdsAnywhere(roles, 'Athlete') && (row.Mode === 'Open' || row.Joined || row.Invited);
  return row.Enabled && (isStaff || mayJoin);
}

export async function seenAmong(
  db: Queryable,
  challengeIds: readonly number[],
  caller: ChallengeReader,
): Promise<ReadonlySet<number>> {
  if (challengeIds.length === 0) return new Set();
  const found = await clubsOfEach(db, await store.openTo(db, challengeIds, caller.UserId));
  return new Set(
    found.flatMap(({ challenge, clubs }) =>
      clubs.length > 0 && (managesChallenge(caller, challenge, clubs) || sees(challenge, clubs, caller))
        ? [challenge.ChallengeId]
        : [],
    ),
  );
}

export function decidingClub({ roles }: Pick<ChallengeCaller, 'roles'>, clubs: readonly CountedClub[]): ClubId | undefined {
  const [best] = clubs.toSorted(
    (one, other) => rankOf(rolesInClub(roles, one)) - rankOf(rolesInClub(roles, other)) || one.ClubId - other.ClubId,
  );
  return best?.ClubId;
}
const order = ['Owner', 'Manager', 'Trainer', 'Athlete'] as const;
const rankOf = (held: readonly Role[]): number =>
  [...order, undefined].findIndex((role) => role === undefined || held.includes(role));

export const trainsIn = ({ roles }: Pick<ChallengeCaller, 'roles'>, clubs: readonly CountedClub[]): readonly CountedClub[] =>
  clubs.filter((club) => holdsRole(roles, 'Athlete', club));
