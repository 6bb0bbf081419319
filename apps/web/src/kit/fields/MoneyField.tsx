import { MONEY_MAX } from '@clubpulse/contract/scalars';
import { minorDigits } from '../../platform/formats/number-formats.ts';
import { TypedNumber, type TypedNumberProps } from './TypedNumber.tsx';

interface MoneyFieldProps extends TypedNumberProps {
  /** ISO 4217; the value is in its minor units (4990 = 49.90). */
  currency: string;
}

/** An amount typed the way the language writes it, with as many decimals as the currency has. */
export function MoneyField({ currency, ...shown }: MoneyFieldProps) {
  const digits = minorDigits(currency);
  return <TypedNumber {...shown} kind={{ digits, minor: true, min: 0, max: MONEY_MAX }} unit={currency} step={10 ** digits} />;
}
