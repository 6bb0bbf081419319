import { formatCountdown, parseDuration } from '@clubpulse/rules/formats/duration';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../platform/phrases.ts';

interface SecondsFieldProps {
  label: string;
  /** NaN while the text is no time. */
  value: number;
  error?: string | undefined;
  onChange: (seconds: number) => void;
}

/** A length as `mm:ss`. */
export function SecondsField({ label, value, error, onChange }: SecondsFieldProps) {
  const t = useT();
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const broken = typed !== null && parseDuration(typed) === undefined;
  return (
    <TextInput
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? formatCountdown(value)}
      error={broken && left ? t('circuits.notMinutes') : error}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        onChange(parseDuration(text) ?? Number.NaN);
      }}
      onFocus={(event) => {
        setLeft(false);
        event.currentTarget.select();
      }}
      onBlur={() => {
        setLeft(true);
        // What was understood is written out; what was not stays, to be corrected.
        if (!broken) setTyped(null);
      }}
    />
  );
}
