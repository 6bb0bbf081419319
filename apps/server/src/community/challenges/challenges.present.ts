import { badges, type Challenge } from '@clubpulse/contract/community/challenges';
import { challengeState } from '@clubpulse/rules/community/challenges/challenges';
import type { Days } from '@clubpulse/rules/time/days';
import type { ChallengeRow } from './challenges.store.ts';

/** Of a tier, 1 to 3. */
export function badgeNamed(Tier: number): (typeof badges)[number] {
  const Badge = badges[Tier - 1];
  if (Badge === undefined) throw new Error(`no badge is of tier ${Tier}`);
  return Badge;
}

/** Today in the clubs that it is about. */
export function present({ Invited: _invited, ...row }: ChallengeRow, days: Days): Challenge {
  return {
    ...row,
    Scope: row.BrandId === null ? 'Club' : 'Brand',
    AwardedAt: row.AwardedAt?.toISOString() ?? null,
    State: challengeState(row, days),
  };
}
