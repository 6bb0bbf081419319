import { Menu } from '@mantine/core';
import { type Icon, IconCheck, IconChevronDown, IconX } from '@tabler/icons-react';
import { useT } from '../../../../platform/phrases.ts';
import classes from './Filters.module.css';
import type { Option } from './use-filter-options.ts';

/** The empty value filters nothing. */
const ALL = '';

interface FilterChipProps {
  icon?: Icon;
  label: string;
  /** Where nothing is chosen. */
  all: string;
  value: string | undefined;
  options: readonly Option[];
  onChange: (value: string | undefined) => void;
}

/** A filter that chooses one of several values, or all. */
export function FilterChip({ icon: Icon, label, all, value, options, onChange }: FilterChipProps) {
  const chosen = options.find((option) => option.value === value);
  const items = [{ value: ALL, label: all }, ...options];
  return (
    <Menu
      position="bottom-start"
      shadow="none"
      // Its placeholder is a child that a menu may not have.
      withInitialFocusPlaceholder={false}
      classNames={{ dropdown: classes['pop'] }}
    >
      <Menu.Target>
        <button type="button" className={classes['chip']} data-set={value !== undefined}>
          {Icon && <Icon size={17} stroke={1.8} aria-hidden="true" />}
          <span>{label}</span>
          <b>{chosen?.label ?? value ?? all}</b>
          <IconChevronDown size={16} stroke={1.8} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={value ?? ALL} onChange={(next) => onChange(next === ALL ? undefined : next)}>
          {items.map((item) => (
            <Menu.RadioItem key={item.value} value={item.value} closeMenuOnClick checkIcon={<IconCheck size={16} stroke={2} />}>
              {item.label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}

/** A filter of the panel that is set: what it says, and how to take it away. */
export function SetFilter({ label, value, onClear }: { label: string; value: string; onClear: () => void }) {
  const t = useT();
  return (
    <button
      type="button"
      className={classes['chip']}
      data-set="true"
      title={t('calendar.clearFilter', { label })}
      onClick={onClear}
    >
      <span>{label}</span>
      <b>{value}</b>
      <IconX size={15} stroke={2} aria-hidden="true" />
    </button>
  );
}
