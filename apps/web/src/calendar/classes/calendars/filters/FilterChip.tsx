import { type Icon, IconChevronDown, IconX } from '@tabler/icons-react';
import { PressMenu } from '../../../../kit/menu/PressMenu.tsx';
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
  return (
    <PressMenu
      position="bottom-start"
      classNames={{ dropdown: classes['pop'] }}
      button={(trigger) => (
        <button {...trigger} type="button" className={classes['chip']} data-set={value !== undefined}>
          {Icon && <Icon size={17} stroke={1.8} aria-hidden="true" />}
          <span>{label}</span>
          <b>{chosen?.label ?? value ?? all}</b>
          <IconChevronDown size={16} stroke={1.8} aria-hidden="true" />
        </button>
      )}
      items={{
        chosen: value ?? ALL,
        values: [{ value: ALL, label: all }, ...options],
        onChange: (next) => onChange(next === ALL ? undefined : next),
      }}
    />
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
