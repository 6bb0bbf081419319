import { rankingMeasures, rankingRanges } from '@clubpulse/contract/community/rankings';
import { daysOf } from '@clubpulse/rules/community/rankings/range';
import type { Day } from '@clubpulse/rules/time/days';
import { IconCalendar } from '@tabler/icons-react';
import { FilterBar } from '../../kit/filters/FilterBar.tsx';
import { FilterChip } from '../../kit/filters/FilterChip.tsx';
import { type PhraseKey, useT } from '../../platform/phrases.ts';
import { OwnDays } from './OwnDays.tsx';
import { type RankingFilter, wholeRanking } from './ranking-address.ts';

export const measureLabels = {
  Points: 'kit.points',
  Trainings: 'kit.trainings',
  Duration: 'rankings.time',
} as const satisfies Readonly<Record<RankingFilter['by'], PhraseKey>>;

const OWN = 'Own';

interface RankingFiltersProps {
  readonly filter: RankingFilter;
  readonly today: Day;
  /** There are several measures to be ranked by. */
  readonly measured?: boolean;
  readonly onChange: (changes: Partial<RankingFilter>) => void;
}

/** Of which days, and by what. */
export function RankingFilters({ filter, today, measured = true, onChange }: RankingFiltersProps) {
  const t = useT();
  const set =
    Number(filter.own !== null || filter.range !== wholeRanking.range) + Number(measured && filter.by !== wholeRanking.by);
  const chooseRange = (value: string | null) => {
    if (value === OWN) onChange({ own: daysOf(filter.range, today) });
    else onChange({ own: null, range: rankingRanges.find((range) => range === value) ?? wholeRanking.range });
  };
  return (
    <FilterBar set={set} onClear={() => onChange(wholeRanking)}>
      <FilterChip
        icon={IconCalendar}
        label={t('rankings.days')}
        value={filter.own === null ? filter.range : OWN}
        options={[
          ...rankingRanges.map((range) => ({ value: range as string, label: t(`rankings.range.${range}`) })),
          { value: OWN, label: t('rankings.range.Own') },
        ]}
        onChange={chooseRange}
      />
      {filter.own !== null && <OwnDays days={filter.own} today={today} onChange={(own) => onChange({ own })} />}
      {measured && (
        <FilterChip
          label={t('rankings.by')}
          value={filter.by}
          options={rankingMeasures.map((value) => ({ value, label: t(measureLabels[value]) }))}
          onChange={(by) => onChange({ by: by ?? wholeRanking.by })}
        />
      )}
    </FilterBar>
  );
}
