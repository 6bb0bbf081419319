import { type badgeSchema, badges, type Challenge, challengeTypes } from '@clubpulse/contract/community/challenges';
import { challengeState } from '@clubpulse/rules/community/challenges/challenges';
import type { Days } from '@clubpulse/rules/time/days';
import type { z } from 'zod';
import type { ChallengeRow } from './challenges.store.ts';

type BadgeView = z.infer<typeof badgeSchema>;

/** Of a tier, 1 to 3. */
export function badgeNamed(Tier: number): BadgeView['Badge'] {
  const Badge = badges[Tier - 1];
  if (Badge === undefined) throw new Error(`no badge is of tier ${Tier}`);
  return Badge;
}
export const badgeOf = (Tier: number): BadgeView => {
  const Badge = badgeNamed(Tier);
  return { Badge, Name: Badge, ImageUri: `/badges/${Badge.toLowerCase()}.svg` };
};

/** Today in the clubs that it is about. */
export function present({ Invited: _invited, ...row }: ChallengeRow, days: Days): Challenge {
  return {
    ...row,
    Scope: row.BrandId === null ? 'Club' : 'Brand',
    Type: typeOf(row),
    AwardedAt: row.AwardedAt?.toISOString() ?? null,
    State: challengeState(row, days),
  };
}

export function typeOf({ Type, ChallengeId }: Pick<ChallengeRow, 'Type' | 'ChallengeId'>): Challenge['Type'] {
  const known = challengeTypes.find((type) => type === Type);
  if (known === undefined) throw new Error(`challenge ${ChallengeId} has the type ${Type}`);
  return known;
}
