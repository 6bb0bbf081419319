import { type ReactNode, useState } from 'react';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { clockText, halfHours, parseClock } from './clock.ts';
import { SuggestField } from './SuggestField.tsx';

interface ClockFieldProps {
  label: string;
  value: string | null;
  /** Called with null while the text is no time. */
  onChange: (clock: string | null) => void;
  error?: ReactNode;
  required?: boolean;
  labelHidden?: boolean;
  disabled?: boolean;
}

export function ClockField({
  label,
  value,
  onChange,
  error,
  required = false,
  labelHidden = false,
  disabled = false,
}: ClockFieldProps) {
  const t = useT();
  const { TimeFormat } = useFormats().settings;
  const [text, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  // The typed text is ignored if the value was changed from outside.
  const typed = left && text !== null && (parseClock(text) ?? null) !== value ? null : text;
  const shown = typed ?? (value === null ? '' : clockText(value, TimeFormat));
  const broken = typed !== null && typed.trim() !== '' && parseClock(typed) === undefined;
  return (
    <SuggestField
      {...(labelHidden ? { 'aria-label': label } : { label, withAsterisk: required })}
      aria-required={required}
      data={halfHours.map((clock) => clockText(clock, TimeFormat))}
      // All times are listed, because the list is for choosing and not for searching.
      unfiltered
      maxDropdownHeight={220}
      value={shown}
      error={broken && left ? t('invalid-time') : error}
      disabled={disabled}
      autoComplete="off"
      onChange={(next) => {
        setTyped(next);
        onChange(parseClock(next) ?? null);
      }}
      onOptionSubmit={() => setTyped(null)}
      onFocus={() => {
        setLeft(false);
        setTyped(typed);
      }}
      onBlur={() => {
        setLeft(true);
        // An invalid text remains for correction.
        if (typed !== null && (parseClock(typed) !== undefined || typed.trim() === '')) setTyped(null);
      }}
    />
  );
}
