import { separatorsOf } from '@clubpulse/rules/formats/numbers';
import { NumberInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { minorDigits } from '../../platform/formats/number-formats.ts';
import { useLanguage } from '../../platform/phrases.ts';

interface MoneyFieldProps {
  label: string;
  description?: ReactNode;
  /** Minor units (4990 = 49.90), null while it is empty. */
  value: number | null;
  currency: string;
  onChange: (value: number | null) => void;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

/** An amount typed the way the language writes it; comma and point both count as the decimal separator. */
export function MoneyField({ value, currency, onChange, required = false, disabled = false, ...shown }: MoneyFieldProps) {
  const { decimal } = separatorsOf(useLanguage());
  const digits = minorDigits(currency);
  const amount = value === null ? '' : (value / 10 ** digits).toFixed(digits);
  // What is being typed ("49,") is kept until it means another amount.
  const [typed, setTyped] = useState<number | string>(amount);
  const same = typed !== '' && amount !== '' && Number(typed) === Number(amount);
  return (
    <NumberInput
      {...shown}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={same ? typed : amount}
      withAsterisk={required}
      aria-required={required}
      disabled={disabled}
      decimalScale={digits}
      decimalSeparator={decimal}
      allowedDecimalSeparators={['.', ',']}
      allowNegative={false}
      hideControls
      inputMode="decimal"
      rightSection={<span aria-hidden="true">{currency}</span>}
      rightSectionWidth={52}
      onChange={(next) => {
        setTyped(next);
        onChange(next === '' ? null : Math.round(Number(next) * 10 ** digits));
      }}
    />
  );
}
