import { type NumberKind, numberText, readNumber, separatorsOf } from '@clubpulse/rules/formats/numbers';
import { TextInput } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useLanguage, useT } from '../../platform/phrases.ts';
import { numberHint } from './number-hint.ts';

export interface TypedNumberProps {
  label?: string;
  'aria-label'?: string;
  description?: ReactNode;
  placeholder?: string;
  /** Null or undefined when empty, NaN while invalid. */
  value: number | null | undefined;
  /** Called with NaN while the text is invalid, because a form with NaN is not saved. */
  onChange: (value: number | null) => void;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  'data-autofocus'?: boolean;
  'data-changed'?: boolean | undefined;
}

export interface Spelling {
  /** Undefined for a text in another notation. */
  readonly read: (text: string) => number | undefined;
  readonly example: string;
}

interface KindProps extends TypedNumberProps {
  kind: Omit<NumberKind, 'language'>;
  unit?: string | undefined;
  step: number;
  atMost?: number | undefined;
  spelling?: Spelling | undefined;
}

/** The number has the notation of the language. On blur, the error of an invalid text contains the value that was read. */
export function TypedNumber({
  value,
  onChange,
  kind,
  unit,
  step,
  atMost,
  spelling,
  error,
  required = false,
  description,
  ...shown
}: KindProps) {
  const t = useT();
  const language = useLanguage();
  const numberKind = { ...kind, language };
  const [typed, setTyped] = useState('');
  const [touched, setTouched] = useState(false);
  const spelt = (text: string): string => {
    const stated = withoutUnit(text, unit);
    const number = spelling?.read(stated);
    return number === undefined ? stated : numberText(number, numberKind);
  };
  const read = readNumber(spelt(typed), numberKind);
  const text = hasSameText(read, value) ? typed : textOf(value, numberKind);
  const refused = text === typed ? numberHint(read, typed, { ...numberKind, example: spelling?.example }, t) : undefined;
  const unfinished = !touched && refused !== undefined && text.endsWith(separatorsOf(language).decimal);
  const take = (next: string) => {
    setTyped(next);
    const stated = readNumber(spelt(next), numberKind);
    onChange(stated.is === 'nothing' ? null : stated.is === 'number' ? stated.number : Number.NaN);
  };
  const wrong = refused !== undefined && (touched || Boolean(error)) ? refused : error;
  const onKeyDown = (event: KeyboardEvent) => {
    const way = event.key === 'ArrowUp' ? step : event.key === 'ArrowDown' ? -step : 0;
    if (way === 0 || shown.disabled || refused !== undefined) return;
    event.preventDefault();
    const { min = -Infinity, max = Infinity } = kind;
    take(numberText(Math.min(max, Math.max(min, (value || 0) + way)), numberKind));
  };
  return (
    <TextInput
      {...shown}
      description={description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      withAsterisk={required}
      aria-required={required}
      error={unfinished ? undefined : wrong}
      inputMode={kind.digits === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={text}
      onChange={({ currentTarget: { value: next } }) =>
        take(atMost === undefined ? next : next.replace(/\D/g, '').slice(0, atMost))
      }
      onKeyDown={onKeyDown}
      onFocus={() => setTouched(false)}
      onBlur={() => {
        setTouched(true);
        if (text === typed)
          setTyped(read.is === 'number' && read.isRespelled ? numberText(read.number, numberKind) : spelt(typed));
      }}
      {...(unit === undefined
        ? {}
        : {
            rightSection: <span aria-hidden="true">{unit}</span>,
            rightSectionWidth: 24 + 9 * unit.length,
            rightSectionPointerEvents: 'none' as const,
            'aria-description': unit,
          })}
    />
  );
}

function withoutUnit(text: string, unit: string | undefined): string {
  const bare = text.trimEnd();
  const hasUnit = unit !== undefined && unit !== '' && bare.toLowerCase().endsWith(unit.toLowerCase());
  return hasUnit && /\d\s*$/.test(bare.slice(0, -unit.length)) ? bare.slice(0, -unit.length).trimEnd() : text;
}

function hasSameText(read: ReturnType<typeof readNumber>, value: number | null | undefined): boolean {
  if (read.is === 'number') return read.number === value;
  if (read.is === 'nothing') return value === null || value === undefined || Number.isNaN(value);
  return Number.isNaN(value);
}

const textOf = (value: number | null | undefined, kind: NumberKind) =>
  value === null || value === undefined || Number.isNaN(value) ? '' : numberText(value, kind);
