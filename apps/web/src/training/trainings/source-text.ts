import type { Training } from '@clubpulse/contract/training/trainings';
import type { Translate } from '../../platform/phrases.ts';

type Source = Pick<Training, 'Source' | 'SourceName' | 'ClubId'>;

const unnamed = { Hand: 'training.handSource', File: 'training.fileSource', Wearable: 'training.wearableSource' } as const;

export function sourceName({ Source, SourceName, ClubId }: Source, t: Translate): string {
  if (Source === 'Heart') return t(ClubId === null ? 'training.ownStrap' : 'training.clubStrap');
  if (SourceName !== '' || Source === 'Note') return SourceName;
  return t(unnamed[Source]);
}

export function sourcesLine(training: Training, t: Translate): string | undefined {
  const { OtherSources, Notes } = training;
  if (OtherSources + Notes === 0) return undefined;
  const source = sourceName(training, t);
  const counts = OtherSources === 0 ? source : t('training.sourceCounts', { source, count: OtherSources });
  return Notes === 0 ? counts : t('training.sourceWithNote', { source: counts });
}

export const noteLine = ({ NotedBy }: Pick<Training, 'NotedBy'>, t: Translate): string =>
  NotedBy === null ? t('training.noteRowOfClub') : t('training.noteRow', { name: NotedBy });
