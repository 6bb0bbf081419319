import type { CalendarType } from '@clubpulse/contract/calendar/classes/classes';
import { type Icon, IconDoor, IconEye, IconHeartHandshake, IconRun, IconUser } from '@tabler/icons-react';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import { clockText } from '../../../parts/clock.ts';
import type { FilterName, Filters } from '../address.ts';
import { FilterChip, SetFilter } from './FilterChip.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import classes from './Filters.module.css';
import { allWords, type ChoiceName, filterLabels, type Option, useFilterOptions } from './use-filter-options.ts';

const icons: Partial<Record<ChoiceName, Icon>> = {
  DisplayGroupId: IconDoor,
  TrainerId: IconUser,
  TrainingType: IconRun,
  ServiceType: IconHeartHandshake,
  PublishState: IconEye,
};
const panelChoices = ['ClassType', 'Participants', 'Place', 'Location', 'ClassSubscriptionId'] as const;
/** Chips in sight, the four that always stand there included. */
const CHIPS = 5;

interface FilterBarProps {
  clubId: number;
  calendarType: CalendarType;
  filters: Filters;
  onChange: (changes: Partial<Record<FilterName, string | undefined>>) => void;
}

/** The filters of a calendar: four of everyday, the others as they are set. */
export function FilterBar({ clubId, calendarType, filters, onChange }: FilterBarProps) {
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
    <search className={classes['bar']} aria-label={t('kit.filters')}>
      {everyday.map((name) => (
        <FilterChip
          key={name}
          {...(icons[name] === undefined ? {} : { icon: icons[name] })}
          label={t(filterLabels[name])}
          all={t(allWords(name))}
          value={filters[name]}
          options={options[name]}
          onChange={(value) => onChange({ [name]: value })}
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
    </search>
  );
}

interface OtherFilter {
  label: (typeof filterLabels)[FilterName] | 'calendar.timeOfDay';
  value: string;
  clears: Partial<Record<FilterName, undefined>>;
}

/** What is set in the panel, in words. */
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
