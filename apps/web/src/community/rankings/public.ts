export { OwnDays } from './OwnDays.tsx';
export { RankingFilters } from './RankingFilters.tsx';
export { Moved } from './RankingRows.tsx';
export { daysIn, rankingInAddress } from './ranking-address.ts';
export { measureLabels, valueOf, valueText } from './ranking-figures.ts';
