import { useId } from 'react';
import { useT } from '../../platform/phrases.ts';
import classes from './ChoiceTiles.module.css';

interface ChoiceTilesProps<Value extends string | number> {
  label: string;
  columns: 2 | 3 | 7;
  /** Null: nothing is chosen yet. */
  value: Value | null;
  options: readonly { value: Value; label: string }[];
  error?: string | undefined;
  onChange: (value: Value) => void;
}

/** A choice among some, all in sight, none of them made beforehand. */
export function ChoiceTiles<Value extends string | number>({
  label,
  columns,
  value,
  options,
  error,
  onChange,
}: ChoiceTilesProps<Value>) {
  const t = useT();
  const id = useId();
  return (
    <fieldset
      className={classes['choice']}
      role="radiogroup"
      aria-required="true"
      {...(error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
    >
      <legend>
        {label}
        <span aria-hidden="true" className={classes['required']} title={t('field-required')}>
          *
        </span>
      </legend>
      <div className={classes['tiles']} data-columns={columns}>
        {options.map((option) => (
          <label key={option.value} className={classes['tile']} data-chosen={option.value === value}>
            <input type="radio" name={id} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={classes['error']}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
