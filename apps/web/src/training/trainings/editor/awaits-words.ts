import type { TrainingDetail } from '@clubpulse/contract/training/trainings';
import type { Translate } from '../../../platform/phrases.ts';

/** What staff wrote down, in the words that hold of it: of a club that is gone nobody of it changes anything any more. */

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

/** What it is until she says so herself. */
export const awaitsWords = ({ ClubName }: Pick<TrainingDetail, 'ClubName'>, becomes: Becomes, t: Translate): string =>
  ClubName === null ? t(awaitsOfGone[becomes]) : t(awaits[becomes], { club: ClubName });

/** What it becomes when she saves it. */
export const savesWords = ({ ClubName }: Pick<TrainingDetail, 'ClubName'>, becomes: Becomes, t: Translate): string =>
  ClubName === null ? t(savesOfGone[becomes]) : t(saves[becomes], { club: ClubName });
