import { MONEY_MAX } from '@clubpulse/contract/scalars';
import { minorDigits } from '@clubpulse/rules/formats/money';
import { TypedNumber, type TypedNumberProps } from './TypedNumber.tsx';

interface MoneyFieldProps extends TypedNumberProps {
  /** ISO 4217 code. The value is in minor units of this currency (4990 = 49.90). */
  currency: string;
  /** In minor units; 0 by default. */
  min?: number;
}

export function MoneyField({ currency, min = 0, ...shown }: MoneyFieldProps) {
  const digits = minorDigits(currency);
  const kind = { digits, minor: true, min, max: MONEY_MAX, currency };
  return <TypedNumber {...shown} kind={kind} unit={currency} step={10 ** digits} />;
}
