import { dateText, parseDate, parseShortDate } from '@clubpulse/rules/formats/dates';
import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { dateForm } from '../../platform/formats/date-formats.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useToday } from '../../platform/use-today.ts';
import { CalendarButton } from './CalendarButton.tsx';

interface OwnProps {
  label: string;
  description?: ReactNode;
  /** Calendar day `1990-03-05`, or null. */
  value: string | null;
  /** Called with null while the text is no date. */
  onChange: (day: string | null) => void;
  error?: ReactNode;
  min?: string;
  max?: string;
  near?: boolean;
}

/** Called with true while the text is neither a date nor empty. Null if the date is not stored. */
type OnBroken = ((broken: boolean) => void) | null;

/** An optional date requires `onBroken`, because an unreadable text would be stored as no date. */
type DateFieldProps = OwnProps & ({ required: true; onBroken?: OnBroken } | { required?: false; onBroken: OnBroken });

/** A two-digit year is of this century, but a birth date is never in the future. */
export function DateField({
  label,
  description,
  value,
  onChange,
  error,
  required = false,
  min,
  max,
  near = false,
  onBroken,
}: DateFieldProps) {
  const t = useT();
  const { picker } = useFormats();
  const form = dateForm(picker.locale, picker.order);
  const [typed, setTyped] = useState<string | null>(null);
  const [touched, setTouched] = useState(false);
  const shown = value === null ? (typed ?? '') : dateText(value, picker.order);
  const broken = value === null && shown.trim() !== '' && (touched || Boolean(error));
  const type = (text: string) => {
    const day = parseDate(text, picker.order) ?? null;
    setTyped(text);
    onBroken?.(day === null && text.trim() !== '');
    onChange(day);
  };
  const today = useToday();
  const settle = () => {
    const day = value === null ? parseShortDate(shown, picker.order, near ? null : (max ?? today)) : undefined;
    if (day === undefined) return;
    onBroken?.(false);
    onChange(day);
  };
  const calendar = (
    <CalendarButton
      label={`${t('kit.label', { label: label })} ${t('kit.calendar')}`}
      value={value}
      {...(min === undefined ? {} : { min })}
      {...(max === undefined ? {} : { max })}
      near={near}
      onChange={(day) => {
        onBroken?.(false);
        onChange(day);
      }}
    />
  );
  return (
    <TextInput
      label={label}
      description={description}
      {...(near ? { inputWrapperOrder: ['label', 'input', 'description', 'error'] as const } : {})}
      error={broken ? t('kit.dateAs', form) : error}
      withAsterisk={required}
      aria-required={required}
      placeholder={form.pattern}
      inputMode="numeric"
      autoComplete={near ? 'off' : 'bday'}
      value={shown}
      onChange={(event) => type(event.currentTarget.value)}
      onFocus={() => setTouched(false)}
      onKeyDown={(event) => event.key === 'Enter' && settle()}
      onBlur={() => {
        settle();
        setTouched(true);
      }}
      rightSection={calendar}
      rightSectionWidth="var(--ctl)"
    />
  );
}
