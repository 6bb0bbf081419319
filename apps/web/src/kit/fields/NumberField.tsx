import { type Spelling, TypedNumber, type TypedNumberProps } from './TypedNumber.tsx';

interface NumberFieldProps extends TypedNumberProps {
  /** Most digits after the separator; none: a whole number. */
  digits?: number;
  min?: number;
  max?: number;
  /** Behind the number: `min`, `kg`. */
  unit?: string | undefined;
  /** What an arrow key adds. */
  step?: number;
  /** Only so many digits stay of what is typed or pasted. */
  atMost?: number;
  spelling?: Spelling;
}

/** A number typed the way the language writes it; whole and not below zero unless said otherwise. */
export const NumberField = ({ digits = 0, min = 0, max, unit, step = 1, ...shown }: NumberFieldProps) => (
  <TypedNumber {...shown} kind={{ digits, min, ...(max === undefined ? {} : { max }) }} unit={unit} step={step} />
);
