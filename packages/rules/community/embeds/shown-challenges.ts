import type { ChallengeInput, ChallengeState } from '@clubpulse/contract/community/challenges';
import { countsHearts } from '../challenges/counting.ts';

export interface Showable extends Pick<ChallengeInput, 'Type' | 'ValidZones' | 'MinTargetPrc' | 'Mode'> {
  readonly Enabled: boolean;
  readonly State: ChallengeState;
}

/**
 * Why an embedded page may not show the challenge (decision 0097); undefined if it may. A challenge that was selected
 * before its end may still be shown afterwards. `challenge` is undefined if it was deleted, or belongs to the brand or
 * to another club.
 */
export function refusedOutside(challenge: Showable | undefined, wasChosen: boolean) {
  if (challenge === undefined) return 'challenge-gone';
  if (!challenge.Enabled || challenge.Mode !== 'Open') return 'challenge-not-public';
  if (countsHearts(challenge)) return 'challenge-of-hearts';
  return challenge.State === 'Finished' && !wasChosen ? 'challenge-over' : undefined;
}
