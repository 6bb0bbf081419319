import { formatCountdown, parseDuration } from '@clubpulse/rules/formats/duration';
import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';

interface SecondsFieldProps {
  label?: string;
  'aria-label'?: string;
  /** Seconds; NaN while the text is no length. */
  value: number;
  onChange: (seconds: number) => void;
  /** It may be left out: what is done where its text is taken away. */
  onEmpty?: () => void;
  description?: ReactNode;
  placeholder?: string;
  error?: ReactNode;
  className?: string | undefined;
}

/** A length, typed as `1:30` or in seconds; written out as minutes and seconds once it is left. */
export function SecondsField({ value, onChange, onEmpty, ...shown }: SecondsFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      {...shown}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? (Number.isNaN(value) ? '' : formatCountdown(value))}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text);
        if (onEmpty && text.trim() === '') onEmpty();
        else onChange((text.trim() === '' ? undefined : parseDuration(text)) ?? Number.NaN);
      }}
      onBlur={() => {
        // What was understood is written out; what was not stays, to be corrected.
        if (!Number.isNaN(value)) setTyped(null);
      }}
    />
  );
}
