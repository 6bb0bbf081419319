import type { TrainingDetail } from '@clubpulse/contract/training/trainings';
import type { Translate } from '../../../platform/phrases.ts';
import { useClubs } from '../../../platform/session.tsx';

/** What staff wrote down, in the words that hold of it: of a club that is gone, or that she left, nobody changes anything any more. */

type Becomes = NonNullable<TrainingDetail['AwaitsHer']>;

const awaits = {
  Alone: 'training.awaitsAlone',
  Joined: 'training.awaitsJoined',
  Overlaps: 'training.awaitsOverlaps',
} as const;
const awaitsOfGone = {
  Alone: 'training.awaitsAloneGone',
  Joined: 'training.awaitsJoinedGone',
  Overlaps: 'training.awaitsOverlapsGone',
} as const;
const saves = {
  Alone: 'training.savesAlone',
  Joined: 'training.savesJoined',
  Overlaps: 'training.awaitsOverlaps',
} as const;
const savesOfGone = {
  Alone: 'training.savesAloneGone',
  Joined: 'training.savesJoinedGone',
  Overlaps: 'training.awaitsOverlapsGone',
} as const;

/** The name of its club; null: she is not in it any more. */
export function useClubOf({ ClubId, ClubName }: Pick<TrainingDetail, 'ClubId' | 'ClubName'>): string | null {
  const { clubs } = useClubs();
  return clubs.some((club) => club.ClubId === ClubId) ? ClubName : null;
}

/** What it is until she says so herself. */
export const awaitsWords = (club: string | null, becomes: Becomes, t: Translate): string =>
  club === null ? t(awaitsOfGone[becomes]) : t(awaits[becomes], { club });

/** What it becomes when she saves it. */
export const savesWords = (club: string | null, becomes: Becomes, t: Translate): string =>
  club === null ? t(savesOfGone[becomes]) : t(saves[becomes], { club });
