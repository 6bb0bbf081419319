import { languages } from '@clubpulse/contract/scalars';
import { listExerciseBrands } from '@clubpulse/contract/workouts/exercises/exercises.calls';
import { activities, mainMuscles, muscles } from '@clubpulse/contract/workouts/exercises/vocabulary';
import { FilterBar } from '../../../kit/filters/FilterBar.tsx';
import { FilterChip } from '../../../kit/filters/FilterChip.tsx';
import { useCall } from '../../../platform/api.ts';
import { languageNames, useT } from '../../../platform/phrases.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { muscleLabel, optionsOf } from '../exercise-text.ts';
import { AvailableChip, EquipmentChip, PlaceChip } from './FilterChips.tsx';
import { type MovementFilter, noFilter, setInBar } from './movement-filter.ts';

interface MovementFiltersProps {
  filter: MovementFilter;
  onChange: (changes: Partial<MovementFilter>) => void;
}

export function MovementFilters({ filter, onChange }: MovementFiltersProps) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const { data: brands = [] } = useCall(listExerciseBrands, { params: { id } }, { quiet: true });
  const all = t('kit.all');
  return (
    <FilterBar set={setInBar(filter)} onClear={() => onChange(noFilter)}>
      <FilterChip
        label={t('workouts.mainMuscle')}
        all={all}
        value={filter.muscle}
        options={optionsOf(mainMuscles, (one) => t(muscleLabel(one)))}
        onChange={(muscle) => onChange({ muscle })}
      />
      <FilterChip
        label={t('workouts.inDetail')}
        all={all}
        value={filter.detail}
        options={optionsOf(muscles, (one) => t(`workouts.anatomy.${one}`))}
        onChange={(detail) => onChange({ detail })}
      />
      <EquipmentChip value={filter.equipment} onChange={(equipment) => onChange({ equipment })} />
      <FilterChip
        label={t('workouts.activityField')}
        all={all}
        value={filter.activity}
        options={optionsOf(activities, (one) => t(`workouts.activity.${one}`))}
        onChange={(activity) => onChange({ activity })}
      />
      {(brands.length > 0 || filter.brand !== null) && (
        <FilterChip
          label={t('workouts.brandField')}
          all={all}
          value={filter.brand}
          options={optionsOf(brands, (one) => one)}
          onChange={(brand) => onChange({ brand })}
        />
      )}
      <PlaceChip value={filter.place} onChange={(place) => onChange({ place })} />
      <AvailableChip value={filter.available} onChange={(available) => onChange({ available })} />
      <FilterChip
        label={t('workouts.untranslatedIn')}
        all={all}
        value={filter.lacks}
        options={optionsOf(languages, (one) => languageNames[one])}
        onChange={(lacks) => onChange({ lacks })}
      />
    </FilterBar>
  );
}
