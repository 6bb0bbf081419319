import { RANKING_ZONE, type Ranked, type RankingDetail, type RankingMeasure } from '@clubpulse/contract/community/rankings';
import { formatBesideHours } from '@clubpulse/rules/formats/duration';
import type { Formats } from '../../platform/formats.ts';
import type { PhraseKey, Translate } from '../../platform/phrases.ts';
import { zoneSeconds } from '../../training/trainings/public.ts';

export const measureLabels = {
  Points: 'kit.points',
  Trainings: 'kit.trainings',
  Duration: 'kit.time',
  Distance: 'rankings.distance',
  Calories: 'rankings.calories',
  ZoneTime: 'rankings.zoneTime',
} as const satisfies Readonly<Record<RankingMeasure, PhraseKey>>;

export const detailLabels = {
  AverageHeartRate: 'rankings.averageHeartRate',
  Level: 'rankings.level',
} as const satisfies Readonly<Record<RankingDetail, PhraseKey>>;

type Did = Pick<
  Ranked,
  Exclude<RankingMeasure, 'ZoneTime'> | 'Zone0Time' | 'Zone1Time' | 'Zone2Time' | 'Zone3Time' | 'Zone4Time' | 'Zone5Time'
>;

export const valueOf = (did: Did, measure: RankingMeasure): number =>
  measure === 'ZoneTime'
    ? zoneSeconds(did)
        .slice(RANKING_ZONE)
        .reduce((sum, seconds) => sum + seconds, 0)
    : did[measure];

/** Formats as `4,120`, `12 h 05`, `20 min`, `5.2 km`. */
export function valueText(value: number, measure: RankingMeasure, t: Translate, formats: Formats): string {
  if (measure === 'Duration' || measure === 'ZoneTime') return formatBesideHours(value);
  if (measure === 'Distance') return formats.distance(value);
  return measure === 'Calories' ? t('rankings.kcal', { number: formats.number(value) }) : formats.number(value);
}
