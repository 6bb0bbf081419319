import { ClearFilter } from './ClearFilter.tsx';
import { focusFirstChip } from './FilterBar.tsx';
import classes from './Filters.module.css';

interface SetFilterProps {
  label: string;
  value: string;
  onClear: () => void;
}

export function SetFilter({ label, value, onClear }: SetFilterProps) {
  return (
    <span className={classes['chip']} data-set="true">
      <span className={classes['said']}>
        <span>{label}</span> <b>{value}</b>
      </span>
      <ClearFilter
        label={label}
        onClear={(button) => {
          focusFirstChip(button);
          onClear();
        }}
      />
    </span>
  );
}
