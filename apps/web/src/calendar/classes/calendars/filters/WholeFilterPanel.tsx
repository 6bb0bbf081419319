import { Button, Chip, Popover, TextInput } from '@mantine/core';
import { type Ref, useState } from 'react';
import { ChoiceField } from '../../../../kit/fields/ChoiceField.tsx';
import { ClockField } from '../../../../kit/fields/ClockField.tsx';
import { useKeys } from '../../../../kit/use-keys.ts';
import { useT } from '../../../../platform/phrases.ts';
import { type FilterName, type Filters, timeOfDayBroken } from '../address.ts';
import { FilterButton } from './FilterButton.tsx';
import classes from './Filters.module.css';
import { TimesOrder } from './TimesOrder.tsx';
import { allLabel, type ChoiceName, filterLabels, type useFilterOptions } from './use-filter-options.ts';

export interface FilterPanelProps {
  filters: Filters;
  options: ReturnType<typeof useFilterOptions>;
  choices: readonly ChoiceName[];
  hidden: number;
  onChange: (changes: Partial<Record<FilterName, string | undefined>>) => void;
}

export function CompleteFilterPanel({
  filters,
  options,
  choices,
  hidden,
  onChange,
  ref,
}: FilterPanelProps & { ref: Ref<HTMLButtonElement> }) {
  const t = useT();
  const [opened, setOpened] = useState(false);
  const [cleared, setCleared] = useState(0);
  useKeys({ '/': () => setOpened(true) });
  const broken = timeOfDayBroken(filters);
  const clear = () => {
    setCleared(cleared + 1);
    onChange(Object.fromEntries(Object.keys(filters).map((name) => [name, undefined])));
  };
  const days = filters.dayOfWeek?.split(',') ?? [];
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus returnFocus shadow="none" width={460}>
      <Popover.Target>
        <FilterButton ref={ref} hidden={hidden} onClick={() => setOpened((was) => !was)} />
      </Popover.Target>
      <Popover.Dropdown className={classes['panel']} aria-label={t('calendar.filter')}>
        <SearchField key={cleared} value={filters.globalSearch} onChange={(globalSearch) => onChange({ globalSearch })} />
        <div className={classes['choices']}>
          {choices.map((name) => (
            <ChoiceField
              key={name}
              label={t(filterLabels[name])}
              placeholder={t(allLabel(name))}
              data={[...options[name]]}
              value={filters[name] ?? null}
              clearable
              comboboxProps={{ withinPortal: false }}
              onChange={(value) => onChange({ [name]: value ?? undefined })}
            />
          ))}
        </div>
        <fieldset className={classes['days']}>
          <legend>{t(filterLabels.dayOfWeek)}</legend>
          <Chip.Group multiple value={days} onChange={(next) => onChange({ dayOfWeek: [...next].sort().join(',') || undefined })}>
            {options.dayOfWeek.map((day) => (
              <Chip
                key={day.value}
                value={day.value}
                size="xs"
                classNames={{ label: classes['day'], iconWrapper: classes['dayIcon'] }}
              >
                {day.label}
              </Chip>
            ))}
          </Chip.Group>
        </fieldset>
        <div className={classes['times']}>
          <ClockField
            key={`from ${cleared}`}
            label={t(filterLabels.startTime)}
            value={filters.startTime ?? null}
            onChange={(clock) => onChange({ startTime: clock ?? undefined })}
          />
          <ClockField
            key={`until ${cleared}`}
            label={t(filterLabels.endTime)}
            value={filters.endTime ?? null}
            error={broken && <TimesOrder />}
            onChange={(clock) => onChange({ endTime: clock ?? undefined })}
          />
        </div>
        <Button variant="default" disabled={Object.keys(filters).length === 0} onClick={clear}>
          {t('kit.clearFilters')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}

interface SearchFieldProps {
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** The field has its own state, because the URL changes later and typed letters would be lost. */
function SearchField({ value, onChange }: SearchFieldProps) {
  const t = useT();
  const [typed, setTyped] = useState(value ?? '');
  return (
    <TextInput
      data-autofocus
      label={t(filterLabels.globalSearch)}
      placeholder={t('calendar.searchHint')}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(currentTarget.value || undefined);
      }}
    />
  );
}
