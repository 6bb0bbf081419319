import { useId, useState } from 'react';
import { useT } from '../../platform/phrases.ts';
import classes from './ChoiceChips.module.css';

interface ChoiceChipsProps<Value extends string | number> {
  label: string;
  value: Value | null;
  options: readonly { value: Value; label: string }[];
  answeredFor?: object | null;
  error?: string | undefined;
  onChange: (value: Value) => void;
}

export function ChoiceChips<Value extends string | number>({
  label,
  value,
  options,
  answeredFor = null,
  error,
  onChange,
}: ChoiceChipsProps<Value>) {
  const t = useT();
  const id = useId();
  const [openFor, setOpenFor] = useState<object | null>(null);
  const isFolded = answeredFor !== null && openFor !== answeredFor && options.some((option) => option.value === value);
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
      <div className={classes['chips']}>
        {options
          .filter((option) => !isFolded || option.value === value)
          .map((option) => (
            <label key={option.value} className={classes['chip']} data-chosen={option.value === value}>
              <input type="radio" name={id} checked={option.value === value} onChange={() => onChange(option.value)} />
              <span>{option.label}</span>
            </label>
          ))}
        {isFolded && (
          <button
            type="button"
            className={classes['change']}
            aria-label={t('generator.changeOf', { what: label })}
            onClick={() => setOpenFor(answeredFor)}
          >
            {t('generator.change')}
          </button>
        )}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={classes['error']}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
