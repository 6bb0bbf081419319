import { type ReactNode, useId } from 'react';
import classes from './OwnSubscription.module.css';

interface ChoiceCardsProps<Value> {
  label: string;
  options: readonly { readonly value: Value; readonly name: string; readonly text: ReactNode; readonly price?: string }[];
  value: Value | null;
  onChange: (value: Value) => void;
}

export function ChoiceCards<Value extends string | number>({ label, options, value, onChange }: ChoiceCardsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={classes['choices']}>
      <legend>{label}</legend>
      {options.map((one, index) => (
        <label key={one.value} className={classes['choice']}>
          <input
            type="radio"
            name={name}
            {...(index === 0 && { 'data-autofocus': true })}
            checked={one.value === value}
            onChange={() => onChange(one.value)}
          />
          <span>
            <b>{one.name}</b>
            <span>{one.text}</span>
          </span>
          {one.price !== undefined && <strong>{one.price}</strong>}
        </label>
      ))}
    </fieldset>
  );
}
