import { levels } from '@clubpulse/contract/workouts/exercises/vocabulary';
import type { ReactNode } from 'react';
import { FilterBar } from '../../../kit/filters/FilterBar.tsx';
import { FilterChip } from '../../../kit/filters/FilterChip.tsx';
import { setCount } from '../../../kit/list/list-filter.ts';
import { useT } from '../../../platform/phrases.ts';
import { EquipmentChip, optionsOf } from '../../exercises/public.ts';
import { type DefinitionFilter, noFilter } from './definition-filter.ts';

interface DefinitionFiltersProps {
  filter: DefinitionFilter;
  onChange: (changes: Partial<DefinitionFilter>) => void;
  children?: ReactNode;
}

export function DefinitionFilters({ filter, onChange, children }: DefinitionFiltersProps) {
  const t = useT();
  const all = t('kit.all');
  return (
    <FilterBar set={setCount(filter)} onClear={() => onChange(noFilter)}>
      <FilterChip
        label={t('workouts.levelField')}
        all={all}
        value={filter.level}
        options={optionsOf(levels, (one) => t(`workouts.level.${one}`))}
        onChange={(level) => onChange({ level })}
      />
      <EquipmentChip value={filter.equipment} onChange={(equipment) => onChange({ equipment })} />
      {children}
    </FilterBar>
  );
}
