import type { Ranked, RankingMeasure } from '@clubpulse/contract/community/rankings';
import { firstAndLast } from '@clubpulse/rules/accounts/users/names';
import { markFormula } from '@clubpulse/rules/formats/formula-marks';
import { csvOf } from '../../platform/csv/csv.ts';
import type { Formats } from '../../platform/formats.ts';
import type { Translate } from '../../platform/phrases.ts';
import { zoneSeconds } from '../../training/trainings/public.ts';
import { measureLabels, valueOf } from './ranking-figures.ts';

const minutes = (seconds: number): string => String(Math.round(seconds / 60));

/** The file contains no hidden users, because it leaves the club's screens. */
export function rankingCsv(
  rows: readonly Ranked[],
  by: RankingMeasure,
  guests: ReadonlyMap<number, number>,
  t: Translate,
  formats: Formats,
): string {
  const head = [
    t('rankings.rank'),
    t('rankings.athlete'),
    t('rankings.fullName'),
    ...(by === 'ZoneTime' ? [`${t(measureLabels.ZoneTime)}, ${t('kit.minutesLabel')}`] : []),
    t('kit.points'),
    t('kit.trainings'),
    `${t('kit.time')}, ${t('kit.minutesLabel')}`,
    `${t('rankings.distance')}, ${t('rankings.metres')}`,
    t('rankings.calories'),
    ...[0, 1, 2, 3, 4, 5].map((zone) => `Z${zone}, ${t('kit.minutesLabel')}`),
  ];
  const cells = rows.map((one) => {
    const guest = guests.get(one.UserId);
    return [
      String(one.Rank),
      guest === undefined ? markFormula(one.Nickname) : t('rankings.guest', { number: guest }),
      guest === undefined ? markFormula(firstAndLast(one)) : '',
      ...(by === 'ZoneTime' ? [minutes(valueOf(one, by))] : []),
      String(one.Points),
      String(one.Trainings),
      minutes(one.Duration),
      String(one.Distance),
      one.IsShared ? String(one.Calories) : '',
      ...zoneSeconds(one).map((seconds) => (one.IsShared ? minutes(seconds) : '')),
    ];
  });
  return csvOf(head, cells, formats.settings.Language);
}
