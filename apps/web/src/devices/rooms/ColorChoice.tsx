import { useT } from '../../platform/phrases.ts';
import classes from './ColorChoice.module.css';
import { roomColors } from './room-colors.ts';

interface ColorChoiceProps {
  value: string;
  error?: string | undefined;
  onChange: (color: string) => void;
}

export function ColorChoice({ value, error, onChange }: ColorChoiceProps) {
  const t = useT();
  const curated = roomColors.map(({ hex, label }) => ({ hex: hex as string, label: t(label) }));
  const current = value.toUpperCase();
  const colors = curated.some(({ hex }) => hex === current)
    ? curated
    : [...curated, { hex: current, label: t('devices.ownColor') }];
  return (
    <fieldset className={classes['choice']} aria-describedby={error === undefined ? undefined : 'color-error'}>
      <legend>{t('devices.color')}</legend>
      <div className={classes['swatches']}>
        {colors.map(({ hex, label }) => (
          <label key={hex}>
            <input type="radio" name="color" value={hex} checked={hex === current} onChange={() => onChange(hex)} />
            <i style={{ background: hex }} aria-hidden="true" />
            {label}
          </label>
        ))}
      </div>
      {error !== undefined && error !== '' && (
        <p id="color-error" className={classes['error']}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
