import { rankingDetails } from '@clubpulse/contract/community/rankings';
import { readStored, storageKeys, store } from '../../platform/storage.ts';

export const rankingColumns = [
  'Moved',
  'FullName',
  'Points',
  'Trainings',
  'Duration',
  'Distance',
  'Calories',
  'Zones',
  ...rankingDetails,
] as const;
export type RankingColumn = (typeof rankingColumns)[number];

const usual: readonly RankingColumn[] = ['Moved', 'FullName', 'Points', 'Trainings', 'Duration', 'Zones'];

export function storedColumns(): readonly RankingColumn[] {
  const stored = readStored(storageKeys.rankingColumns)?.split(',');
  return stored === undefined ? usual : rankingColumns.filter((column) => stored.includes(column));
}
export const keepColumns = (columns: readonly RankingColumn[]): void => store(storageKeys.rankingColumns, columns.join());
