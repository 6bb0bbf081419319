import { badges, type Challenge } from '@clubpulse/contract/community/challenges';
import { challengeState } from '@clubpulse/rules/community/challenges/challenges';
import type { Days } from '@clubpulse/rules/time/days';
import type { ChallengeRow } from './challenges.store.ts';

export function badgeNamed(Tier: number): (typeof badges)[number] {
  const Badge = badges[Tier - 1];
  if (Badge === undefined) throw new Error(`no badge is of tier ${Tier}`);
  return Badge;
}

export function present({ Invited: _invited, ...row }: ChallengeRow, days: Days): Challenge {
  return {
    ...row,
    Scope: row.BrandId === null ? 'Club' : 'Brand',
    AwardedAt: row.AwardedAt?.toISOString() ?? null,
    State: challengeState(row, days),
  };
}
