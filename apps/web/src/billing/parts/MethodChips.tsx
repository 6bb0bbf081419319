import { useId } from 'react';
import { useT } from '../../platform/phrases.ts';
import classes from './MethodChips.module.css';
import { type DeskMethod, methods } from './methods.ts';

interface MethodChipsProps {
  value: DeskMethod;
  hasPhone: boolean;
  onChange: (method: DeskMethod) => void;
}

const phone = { method: 'Phone', label: 'billing.byPhone' } as const;

export function MethodChips({ value, hasPhone, onChange }: MethodChipsProps) {
  const t = useT();
  const name = useId();
  return (
    <fieldset className={classes['methods']}>
      <legend>{t('billing.method')}</legend>
      {[...methods, ...(hasPhone ? [phone] : [])].map(({ method, label }) => (
        <label key={method} className={classes['chip']}>
          <input type="radio" name={name} checked={method === value} onChange={() => onChange(method)} />
          {t(label)}
        </label>
      ))}
    </fieldset>
  );
}
