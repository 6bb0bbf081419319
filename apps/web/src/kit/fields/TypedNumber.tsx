import { type NumberKind, numberText, readNumber, separatorsOf } from '@clubpulse/rules/formats/numbers';
import { TextInput } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useLanguage, useT } from '../../platform/phrases.ts';
import { numberWords } from './number-words.ts';

export interface TypedNumberProps {
  label?: string;
  'aria-label'?: string;
  description?: ReactNode;
  placeholder?: string;
  /** Null or undefined while the field is empty, NaN while its text is no number it takes. */
  value: number | null | undefined;
  /** NaN while the text is no number that the field takes: nothing can be saved with it. */
  onChange: (value: number | null) => void;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  'data-autofocus'?: boolean;
  /** Its value is another one than the saved one. */
  'data-changed'?: boolean | undefined;
}

/** Another way to write the number: an hour and five minutes are 65 as well as 1:05. */
export interface Spelling {
  /** Undefined: it is not written so. */
  readonly read: (text: string) => number | undefined;
  /** Stands in the words below what was not understood. */
  readonly example: string;
}

interface KindProps extends TypedNumberProps {
  kind: Omit<NumberKind, 'language'>;
  /** Stands behind the number: a unit, a currency. */
  unit?: string | undefined;
  /** What an arrow key adds. */
  step: number;
  /** Only so many digits stay of what is typed or pasted; absent, the text stays as it is. */
  atMost?: number | undefined;
  spelling?: Spelling | undefined;
}

/**
 * A number typed or pasted as the language writes it: the text stays as it was typed and is read as a whole, so both ways are the
 * same. What is no number, or none that the field takes, is refused below it with what was understood, once one leaves it.
 */
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
  const whole = { ...kind, language };
  const [typed, setTyped] = useState('');
  const [touched, setTouched] = useState(false);
  const spelt = (text: string): string => {
    const said = withoutUnit(text, unit);
    const number = spelling?.read(said);
    return number === undefined ? said : numberText(number, whole);
  };
  const read = readNumber(spelt(typed), whole);
  const text = saysTheSame(read, value) ? typed : textOf(value, whole);
  const refused = text === typed ? numberWords(read, typed, { ...whole, example: spelling?.example }, t) : undefined;
  // "61," on its way to 61,5 is nothing to complain of yet.
  const unfinished = !touched && refused !== undefined && text.endsWith(separatorsOf(language).decimal);
  const take = (next: string) => {
    setTyped(next);
    const said = readNumber(spelt(next), whole);
    onChange(said.is === 'nothing' ? null : said.is === 'number' ? said.number : Number.NaN);
  };
  const wrong = refused !== undefined && (touched || Boolean(error)) ? refused : error;
  const onKeyDown = (event: KeyboardEvent) => {
    const way = event.key === 'ArrowUp' ? step : event.key === 'ArrowDown' ? -step : 0;
    if (way === 0 || shown.disabled || refused !== undefined) return;
    event.preventDefault();
    const { min = -Infinity, max = Infinity } = kind;
    take(numberText(Math.min(max, Math.max(min, (value || 0) + way)), whole));
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
        // Written out in the unit that stands behind it, and in one's own language.
        if (text === typed) setTyped(read.is === 'number' && read.isRespelled ? numberText(read.number, whole) : spelt(typed));
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

/** Its own unit behind a number says nothing new. */
function withoutUnit(text: string, unit: string | undefined): string {
  const bare = text.trimEnd();
  const says = unit !== undefined && unit !== '' && bare.toLowerCase().endsWith(unit.toLowerCase());
  return says && /\d\s*$/.test(bare.slice(0, -unit.length)) ? bare.slice(0, -unit.length).trimEnd() : text;
}

/** Whether the text that was typed still stands for the value; else the value was set by somebody else. */
function saysTheSame(read: ReturnType<typeof readNumber>, value: number | null | undefined): boolean {
  if (read.is === 'number') return read.number === value;
  if (read.is === 'nothing') return value === null || value === undefined || Number.isNaN(value);
  return Number.isNaN(value);
}

const textOf = (value: number | null | undefined, kind: NumberKind) =>
  value === null || value === undefined || Number.isNaN(value) ? '' : numberText(value, kind);
