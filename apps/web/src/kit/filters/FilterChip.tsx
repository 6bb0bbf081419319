import { type Icon, IconChevronDown } from '@tabler/icons-react';
import { type ComponentPropsWithRef, useRef } from 'react';
import { useSheets } from '../choosing/ChoiceSheet.tsx';
import { READ_AT_ONCE } from '../choosing/options.ts';
import { PressMenu } from '../menu/PressMenu.tsx';
import { ClearFilter } from './ClearFilter.tsx';
import classes from './Filters.module.css';
import { SearchedChoice } from './SearchedChoice.tsx';

const ALL = '';

interface FilterChipProps<Value extends string> {
  icon?: Icon | undefined;
  label: string;
  all?: string;
  value: Value | null;
  shown?: string | undefined;
  brief?: boolean;
  options: readonly { readonly value: Value; readonly label: string }[];
  onChange: (value: Value | null) => void;
}

export function FilterChip<Value extends string>({
  icon: Icon,
  label,
  all,
  value,
  shown,
  brief = false,
  options,
  onChange,
}: FilterChipProps<Value>) {
  const isSheet = useSheets();
  const opener = useRef<HTMLButtonElement>(null);
  const chosen = options.find((option) => option.value === value);
  const clears = all !== undefined && value !== null;
  const words = value === null ? all : (shown ?? chosen?.label ?? (options.length === 0 ? '…' : value));
  const choice = {
    ref: opener,
    button: (trigger: ComponentPropsWithRef<'button'>) => (
      <button
        {...trigger}
        type="button"
        className={classes['open']}
        {...(brief && { title: `${label}: ${words}`, 'aria-label': `${label} ${words}` })}
      >
        {Icon && <Icon size={17} stroke={1.8} aria-hidden="true" />}
        {(!brief || !clears) && <span>{label}</span>} {(!brief || clears) && <b>{words}</b>}
        {!clears && !brief && <IconChevronDown size={16} stroke={1.8} aria-hidden="true" />}
      </button>
    ),
    items: {
      chosen: value ?? ALL,
      values: [...(all === undefined ? [] : [{ value: ALL, label: all }]), ...options],
      onChange: (next: string) => onChange(options.find((option) => option.value === next)?.value ?? null),
    },
  };
  return (
    <span className={classes['chip']} data-set={clears}>
      {isSheet || options.length > READ_AT_ONCE ? (
        <SearchedChoice {...choice} label={label} />
      ) : (
        <PressMenu {...choice} position="bottom-start" classNames={{ dropdown: classes['pop'] }} />
      )}
      {clears && (
        <ClearFilter
          label={label}
          onClear={() => {
            opener.current?.focus({ preventScroll: true });
            onChange(null);
          }}
        />
      )}
    </span>
  );
}
