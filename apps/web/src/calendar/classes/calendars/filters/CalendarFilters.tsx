import type { CalendarType } from '@clubpulse/contract/calendar/classes/classes';
import { type Icon, IconDoor, IconEye, IconHeartHandshake, IconRun, IconUser } from '@tabler/icons-react';
import { clockText } from '../../../../kit/fields/clock.ts';
import { FilterBar } from '../../../../kit/filters/FilterBar.tsx';
import { FilterChip } from '../../../../kit/filters/FilterChip.tsx';
import { SetFilter } from '../../../../kit/filters/SetFilter.tsx';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import { type FilterName, type Filters, filtersSet } from '../address.ts';
import { FilterPanel } from './FilterPanel.tsx';
import { allLabel, type ChoiceName, filterLabels, type Option, useFilterOptions } from './use-filter-options.ts';

const icons: Partial<Record<ChoiceName, Icon>> = {
  DisplayGroupId: IconDoor,
  TrainerId: IconUser,
  TrainingType: IconRun,
  ServiceType: IconHeartHandshake,
  PublishState: IconEye,
};
const panelChoices = ['ClassType', 'Participants', 'Place', 'Location', 'ClassSubscriptionId'] as const;
const CHIPS = 5;

interface CalendarFiltersProps {
  clubId: number;
  calendarType: CalendarType;
  filters: Filters;
  onChange: (changes: Partial<Record<FilterName, string | undefined>>) => void;
  onClear: () => void;
}

export function CalendarFilters({ clubId, calendarType, filters, onChange, onClear }: CalendarFiltersProps) {
  const t = useT();
  const formats = useFormats();
  const options = useFilterOptions(clubId, calendarType);
  const everyday: ChoiceName[] = [
    'DisplayGroupId',
    'TrainerId',
    calendarType === 'Services' ? 'ServiceType' : 'TrainingType',
    'PublishState',
  ];
  const others = otherFilters(filters, options, formats.settings.TimeFormat);
  const shown = others.slice(0, CHIPS - everyday.length);
  return (
    <search aria-label={t('kit.filters')}>
      <FilterBar set={filtersSet(filters)} onClear={onClear}>
        {everyday.map((name) => (
          <FilterChip
            key={name}
            icon={icons[name]}
            label={t(filterLabels[name])}
            all={t(allLabel(name))}
            value={filters[name] ?? null}
            options={options[name]}
            onChange={(value) => onChange({ [name]: value ?? undefined })}
          />
        ))}
        {shown.map(({ label, value, clears }) => (
          <SetFilter key={label} label={t(label)} value={value} onClear={() => onChange(clears)} />
        ))}
        <FilterPanel
          filters={filters}
          options={options}
          choices={panelChoices}
          hidden={others.length - shown.length}
          onChange={onChange}
        />
      </FilterBar>
    </search>
  );
}

interface OtherFilter {
  label: (typeof filterLabels)[FilterName] | 'calendar.timeOfDay';
  value: string;
  clears: Partial<Record<FilterName, undefined>>;
}

function otherFilters(
  filters: Filters,
  options: Readonly<Record<ChoiceName, readonly Option[]>>,
  timeFormat: Parameters<typeof clockText>[1],
): OtherFilter[] {
  const wordsOf = (name: ChoiceName, value: string) => options[name].find((option) => option.value === value)?.label ?? value;
  const found: OtherFilter[] = [];
  if (filters.globalSearch !== undefined)
    found.push({ label: filterLabels.globalSearch, value: `“${filters.globalSearch}”`, clears: { globalSearch: undefined } });
  for (const name of panelChoices) {
    const value = filters[name];
    if (value !== undefined)
      found.push({ label: filterLabels[name], value: wordsOf(name, value), clears: { [name]: undefined } });
  }
  if (filters.dayOfWeek !== undefined) {
    const days = filters.dayOfWeek.split(',').map((day) => wordsOf('dayOfWeek', day));
    found.push({ label: filterLabels.dayOfWeek, value: days.join(', '), clears: { dayOfWeek: undefined } });
  }
  if (filters.startTime !== undefined || filters.endTime !== undefined) {
    const text = (clock: string | undefined) => (clock === undefined ? '' : clockText(clock, timeFormat));
    found.push({
      label: 'calendar.timeOfDay',
      value: `${text(filters.startTime)} – ${text(filters.endTime)}`.trim(),
      clears: { startTime: undefined, endTime: undefined },
    });
  }
  return found;
}
