import type { ChallengeInput, ChallengeState } from '@clubpulse/contract/community/challenges';
import { countsHearts } from '../challenges/counting.ts';

export interface Showable extends Pick<ChallengeInput, 'Type' | 'ValidZones' | 'MinTargetPrc' | 'Mode'> {
  readonly Enabled: boolean;
  readonly State: ChallengeState;
}

/** Undefined if an embedded page may show it (decision 0097). `challenge` is undefined if deleted or of another club. */
export function refusedOutside(challenge: Showable | undefined, wasChosen: boolean) {
  if (challenge === undefined) return 'challenge-gone';
  if (!challenge.Enabled || challenge.Mode !== 'Open') return 'challenge-not-public';
  if (countsHearts(challenge)) return 'challenge-of-hearts';
  return challenge.State === 'Finished' && !wasChosen ? 'challenge-over' : undefined;
}
