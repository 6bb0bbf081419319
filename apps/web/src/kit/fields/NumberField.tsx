import { type Spelling, TypedNumber, type TypedNumberProps } from './TypedNumber.tsx';

interface NumberFieldProps extends TypedNumberProps {
  digits?: number;
  min?: number;
  max?: number;
  unit?: string | undefined;
  step?: number;
  atMost?: number;
  spelling?: Spelling;
}

export const NumberField = ({ digits = 0, min = 0, max, unit, step = 1, ...shown }: NumberFieldProps) => (
  <TypedNumber {...shown} kind={{ digits, min, ...(max === undefined ? {} : { max }) }} unit={unit} step={step} />
);
