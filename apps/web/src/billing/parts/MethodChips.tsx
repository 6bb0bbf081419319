import type { TransactionMethod } from '@clubpulse/contract/billing/transactions';
import { useId } from 'react';
import { useT } from '../../platform/phrases.ts';
import classes from './MethodChips.module.css';
import { methods } from './methods.ts';

interface MethodChipsProps {
  value: TransactionMethod;
  onChange: (method: TransactionMethod) => void;
}

export function MethodChips({ value, onChange }: MethodChipsProps) {
  const t = useT();
  const name = useId();
  return (
    <fieldset className={classes['methods']}>
      <legend>{t('billing.method')}</legend>
      {methods.map(({ method, label }) => (
        <label key={method} className={classes['chip']}>
          <input type="radio" name={name} checked={method === value} onChange={() => onChange(method)} />
          {t(label)}
        </label>
      ))}
    </fieldset>
  );
}
