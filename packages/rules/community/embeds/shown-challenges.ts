import type { ChallengeInput, ChallengeState } from '@clubpulse/contract/community/challenges';
import { countsHearts } from '../challenges/counting.ts';

/** What of a club's challenge says whether other websites may show it. */
export interface Showable extends Pick<ChallengeInput, 'Type' | 'ValidZones' | 'MinTargetPrc' | 'Mode'> {
  readonly Enabled: boolean;
  readonly State: ChallengeState;
}

/**
 * Why a challenge cannot be shown on other websites, undefined where it can (decision 0143). One that was chosen before it ended stays.
 * `undefined` is none of the club: it was deleted, or is of the brand or of another club.
 */
export function refusedOutside(challenge: Showable | undefined, wasChosen: boolean) {
  if (challenge === undefined) return 'challenge-gone';
  if (!challenge.Enabled || challenge.Mode !== 'Open') return 'challenge-not-public';
  if (countsHearts(challenge)) return 'challenge-of-hearts';
  return challenge.State === 'Finished' && !wasChosen ? 'challenge-over' : undefined;
}
