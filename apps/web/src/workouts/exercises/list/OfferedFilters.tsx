import { mainMuscles } from '@clubpulse/contract/workouts/exercises/vocabulary';
import { FilterBar } from '../../../kit/filters/FilterBar.tsx';
import { FilterChip } from '../../../kit/filters/FilterChip.tsx';
import { SearchField } from '../../../kit/list/SearchField.tsx';
import { useT } from '../../../platform/phrases.ts';
import { muscleLabel, optionsOf } from '../exercise-text.ts';
import { AvailableChip, EquipmentChip, PlaceChip } from './FilterChips.tsx';
import { anyOffered, exerciseOrigins, type OfferedFilter } from './offered-filter.ts';

interface OfferedFiltersProps {
  filter: OfferedFilter;
  onChange: (filter: OfferedFilter) => void;
  isPlaceFixed?: boolean;
}

export function OfferedFilters({ filter, onChange, isPlaceFixed = false }: OfferedFiltersProps) {
  const t = useT();
  const all = t('kit.all');
  const { q, muscle, equipment, place, available, from } = filter;
  const change = (changes: Partial<OfferedFilter>) => onChange({ ...filter, ...changes });
  const seldom = [isPlaceFixed ? null : place, available, from];
  const set = [muscle, equipment, ...seldom, q.trim() || null];
  return (
    <>
      <SearchField value={q} placeholder={t('workouts.searchHint')} onChange={(next) => change({ q: next })} />
      <FilterBar
        narrow
        set={set.filter((one) => one !== null).length}
        onClear={() => onChange(isPlaceFixed ? { ...anyOffered, place } : anyOffered)}
        seldomSet={seldom.filter((one) => one !== null).length}
        seldom={
          <>
            {!isPlaceFixed && <PlaceChip value={place} onChange={(next) => change({ place: next })} />}
            <AvailableChip value={available} onChange={(next) => change({ available: next })} />
            <FilterChip
              label={t('workouts.fromFilter')}
              all={all}
              value={from}
              options={optionsOf(exerciseOrigins, (one) => t(`workouts.from-${one}`))}
              onChange={(next) => change({ from: next })}
            />
          </>
        }
      >
        <FilterChip
          brief
          label={t('workouts.muscleFilter')}
          all={all}
          value={muscle}
          options={optionsOf(mainMuscles, (one) => t(muscleLabel(one)))}
          onChange={(next) => change({ muscle: next })}
        />
        <EquipmentChip brief value={equipment} onChange={(next) => change({ equipment: next })} />
      </FilterBar>
    </>
  );
}
