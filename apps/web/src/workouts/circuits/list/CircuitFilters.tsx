import type { DisplayGroup } from '@clubpulse/contract/devices/rooms';
import { circuitTimers } from '@clubpulse/contract/workouts/circuits/circuits';
import { listCircuitTags } from '@clubpulse/contract/workouts/circuits/circuits.calls';
import { FilterBar } from '../../../kit/filters/FilterBar.tsx';
import { FilterChip } from '../../../kit/filters/FilterChip.tsx';
import { setCount } from '../../../kit/list/list-filter.ts';
import { useCall } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { timerLabels } from '../timer-text.ts';
import type { CircuitFilter } from './circuit-filter.ts';
import { noFilter } from './circuit-filter.ts';

interface CircuitFiltersProps {
  filter: CircuitFilter;
  rooms: readonly DisplayGroup[];
  onChange: (changes: Partial<CircuitFilter>) => void;
}

export function CircuitFilters({ filter, rooms, onChange }: CircuitFiltersProps) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const { data: tags = [] } = useCall(listCircuitTags, { query: { ClubId: String(id) } }, { quiet: true });
  const all = t('kit.all');
  return (
    <FilterBar set={setCount(filter)} onClear={() => onChange(noFilter)}>
      <FilterChip
        label={t('kit.room')}
        all={all}
        value={filter.room}
        options={rooms.map((one) => ({ value: String(one.DisplayGroupId), label: one.Name }))}
        onChange={(next) => onChange({ room: next })}
      />
      {(tags.length > 0 || filter.tag !== null) && (
        <FilterChip
          label={t('circuits.tag')}
          all={all}
          value={filter.tag}
          options={tags.map((value) => ({ value, label: value }))}
          onChange={(tag) => onChange({ tag })}
        />
      )}
      <FilterChip
        label={t('circuits.howTimeRuns')}
        all={all}
        value={filter.timer}
        options={circuitTimers.map((value) => ({ value, label: t(timerLabels[value]) }))}
        onChange={(timer) => onChange({ timer })}
      />
      <FilterChip
        label={t('kit.state')}
        all={all}
        value={filter.state}
        options={[
          { value: 'published' as const, label: t('workouts.isPublished') },
          { value: 'unpublished' as const, label: t('workouts.isUnpublished') },
        ]}
        onChange={(next) => onChange({ state: next })}
      />
    </FilterBar>
  );
}
