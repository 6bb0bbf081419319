import type { ChallengeInput, ChallengeState } from '@clubpulse/contract/community/challenges';
import { countsHearts } from '../challenges/counting.ts';

export interface Showable extends Pick<ChallengeInput, 'Type' | 'ValidZones' | 'MinTargetPrc' | 'Mode'> {
  readonly Enabled: boolean;
  readonly State: ChallengeState;
}

/**
 * Why an embedded page must not show the challenge (decision 0097). Undefined if it may. `challenge` is undefined if it is
 * deleted or of another club.
 */
export function refusedOutside(challenge: Showable | undefined, wasChosen: boolean) {
  if (challenge === undefined) return 'challenge-gone';
  if (!challenge.Enabled || challenge.Mode !== 'Open') return 'challenge-not-public';
  if (countsHearts(challenge)) return 'challenge-of-hearts';
  return challenge.State === 'Finished' && !wasChosen ? 'challenge-over' : undefined;
}
