import { useId } from 'react';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import classes from './SaleTiles.module.css';

/** Above this number of types a searchable list replaces the tiles. */
const TILES = 8;

interface SaleTilesProps {
  label: string;
  placeholder: string;
  options: readonly { readonly id: number; readonly name: string; readonly price: string }[];
  value: number | null;
  error: string | undefined;
  onChange: (id: number) => void;
}

export function SaleTiles({ label, placeholder, options, value, error, onChange }: SaleTilesProps) {
  const name = useId();
  const title = useId();
  const wrong = useId();
  if (options.length > TILES)
    return (
      <ChoiceField
        label={label}
        placeholder={placeholder}
        data-autofocus
        withAsterisk
        searchable
        allowDeselect={false}
        value={value === null ? null : String(value)}
        error={error}
        data={options.map((one) => ({ value: String(one.id), label: `${one.name} · ${one.price}` }))}
        onChange={(next) => onChange(Number(next))}
      />
    );
  const focused = value ?? options[0]?.id;
  return (
    <fieldset
      className={classes['tiles']}
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={title}
      aria-invalid={error !== undefined}
      aria-required="true"
      {...(error !== undefined && { 'aria-describedby': wrong })}
    >
      <legend id={title}>{label}</legend>
      <div className={classes['grid']}>
        {options.map((one) => (
          <label key={one.id} className={classes['tile']}>
            <input
              type="radio"
              name={name}
              {...(one.id === focused && { 'data-autofocus': true })}
              checked={one.id === value}
              onChange={() => onChange(one.id)}
            />
            <b>{one.name}</b>
            <span>{one.price}</span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={wrong} className={classes['error']}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
