import { rankingMeasures, rankingRanges } from '@clubpulse/contract/community/rankings';
import { daysOf } from '@clubpulse/rules/community/rankings/range';
import type { Day } from '@clubpulse/rules/time/days';
import { IconCalendar, IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FilterBar } from '../../kit/filters/FilterBar.tsx';
import { FilterChip } from '../../kit/filters/FilterChip.tsx';
import { useT } from '../../platform/phrases.ts';
import { OwnDays } from './OwnDays.tsx';
import { completeRanking, type RankingFilter } from './ranking-address.ts';
import { measureLabels } from './ranking-figures.ts';

const OWN = 'Own';

interface RankingFiltersProps {
  readonly filter: RankingFilter;
  readonly today: Day;
  readonly measured?: boolean;
  readonly divided?: boolean;
  readonly children?: ReactNode;
  readonly onChange: (changes: Partial<RankingFilter>) => void;
}

export function RankingFilters({ filter, today, measured = true, divided = false, children, onChange }: RankingFiltersProps) {
  const t = useT();
  const set =
    Number(filter.own !== null || filter.range !== completeRanking.range) +
    Number(measured && filter.by !== completeRanking.by) +
    Number(divided && filter.who !== null) +
    Number(filter.q.trim() !== '');
  const chooseRange = (value: string | null) => {
    if (value === OWN) onChange({ own: daysOf(filter.range, today) });
    else onChange({ own: null, range: rankingRanges.find((range) => range === value) ?? completeRanking.range });
  };
  return (
    <FilterBar set={set} onClear={() => onChange(completeRanking)}>
      <FilterChip
        icon={IconCalendar}
        label={t('kit.days')}
        value={filter.own === null ? filter.range : OWN}
        options={[
          ...rankingRanges.map((range) => ({ value: range as string, label: t(`rankings.range.${range}`) })),
          { value: OWN, label: t('rankings.range.Own') },
        ]}
        onChange={chooseRange}
      />
      {filter.own !== null && <OwnDays days={filter.own} latest={today} onChange={(own) => onChange({ own })} />}
      {measured && (
        <FilterChip
          label={t('rankings.by')}
          value={filter.by}
          options={rankingMeasures.map((value) => ({ value, label: t(measureLabels[value]) }))}
          onChange={(by) => onChange({ by: by ?? completeRanking.by })}
        />
      )}
      {divided && (
        <FilterChip
          icon={IconUsers}
          label={t('rankings.who')}
          all={t('rankings.everyone')}
          value={filter.who}
          options={[
            { value: 'Female', label: t('rankings.women') },
            { value: 'Male', label: t('rankings.men') },
          ]}
          onChange={(person) => onChange({ who: person })}
        />
      )}
      {children}
    </FilterBar>
  );
}
