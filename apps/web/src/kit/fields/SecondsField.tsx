import { formatCountdown, parseDuration } from '@clubpulse/rules/formats/duration';
import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useT } from '../../platform/phrases.ts';

interface SecondsFieldProps {
  label?: string;
  'aria-label'?: string;
  /** Null for an empty field, NaN while the text is no duration. */
  value: number | null;
  onChange: (seconds: number) => void;
  onEmpty?: () => void;
  description?: ReactNode;
  placeholder?: string;
  error?: ReactNode;
  className?: string | undefined;
}

const EXAMPLE = '1:30';

/** The user types `1:30`, `1m30` or seconds. On blur the field shows minutes and seconds. */
export function SecondsField({ value, onChange, onEmpty, error, ...shown }: SecondsFieldProps) {
  const t = useT();
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const unread = typed !== null && typed.trim() !== '' && parseDuration(typed) === undefined;
  const pasted = typed === null && Number.isNaN(value);
  return (
    <TextInput
      {...shown}
      inputMode="text"
      autoComplete="off"
      value={typed ?? (value === null || Number.isNaN(value) ? '' : formatCountdown(value))}
      error={
        unread && (left || Boolean(error))
          ? t('kit.numberUnclear', { text: typed, example: EXAMPLE })
          : error || (pasted && t('invalid-value'))
      }
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text);
        if (text.trim() !== '') onChange(parseDuration(text) ?? Number.NaN);
        else if (onEmpty) onEmpty();
        else onChange(Number.NaN);
      }}
      onFocus={() => setLeft(false)}
      onBlur={() => {
        setLeft(true);
        // An invalid text remains for correction.
        if (!Number.isNaN(value)) setTyped(null);
      }}
    />
  );
}
