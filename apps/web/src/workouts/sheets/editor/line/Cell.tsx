import type { ProgramLine, ProgramSet } from '@clubpulse/contract/workouts/sheets/program';
import {
  type CellField,
  type CellWriting,
  cellText,
  isUnclear,
  parseRounds,
  withCell,
} from '@clubpulse/rules/workouts/sheets/cells';
import { isExerciseLine } from '@clubpulse/rules/workouts/sheets/program';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useFormats } from '../../../../platform/formats.ts';
import { useLanguage } from '../../../../platform/phrases.ts';
import { weightField } from '../../../exercises/public.ts';
import classes from '../sheet-editor.module.css';

interface CellProps {
  label: string;
  column: number;
  field: CellField;
  words: string;
  line: ProgramLine;
  set: ProgramSet;
  isWrong: boolean;
  isChanged: boolean;
  onChange: (line: ProgramLine, continues: boolean, rounds: number) => void;
}

interface Writing {
  readonly field: CellField;
  readonly text: string;
  readonly before: ProgramLine | null;
  readonly rounds: number;
  readonly made: ProgramLine | null;
  readonly isIn: boolean;
}

export function Cell({ label, column, field, words, line, set, isWrong, isChanged, onChange }: CellProps) {
  const isAlone = set.Lines.filter(isExerciseLine).length === 1;
  const writing: CellWriting = {
    language: useLanguage(),
    weight: weightField(useFormats()),
    takesRounds: (rounds) => line.Kind === 'exercise' && (isAlone || rounds === set.Rounds),
  };
  const [typed, setTyped] = useState<Writing | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const pressed = useRef(false);
  const isIn = typed?.isIn === true;
  // Null when an undo or another user changed the line.
  const before = typed !== null && typed.made === line ? typed.before : null;
  const isFresh = isIn && before === null;
  useLayoutEffect(() => {
    if (isFresh) input.current?.select();
  }, [isFresh]);
  const isUnread = typed !== null && isUnclear(typed.field, typed.text, line, writing);
  const isText = typed !== null && (isIn || isUnread);
  const text = typed === null || before !== null || isUnread ? typed?.text : cellText(typed.field, line, writing);
  const change = (next: string) => {
    if (typed === null) return;
    const begun = before ?? line;
    const target = typed.field === 'Duration' && line.Kind === 'exercise' && next.trim() === '' ? 'Reps' : typed.field;
    const made = withCell(target, next, begun, writing);
    const rounds = before === null ? set.Rounds : typed.rounds;
    setTyped({ ...typed, field: target, text: next, before: begun, made, rounds });
    onChange(made, before !== null, parseRounds(target, next, begun, writing) ?? rounds);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.altKey || event.metaKey || event.ctrlKey) return;
    if (event.key === 'Escape' && typed !== null && before !== null) {
      event.preventDefault();
      onChange(before, true, typed.rounds);
      setTyped({ ...typed, before: null, made: null, text: cellText(typed.field, before, writing) });
      return;
    }
    const next = nextCell(event.currentTarget, event.key, event.shiftKey);
    if (next === null) return;
    event.preventDefault();
    next?.focus();
  };
  return (
    <input
      ref={input}
      type="text"
      className={classes['cell']}
      aria-label={label}
      aria-invalid={isWrong}
      data-cell={column}
      data-field={field}
      data-wrong={isWrong}
      data-changed={isChanged}
      autoComplete="off"
      placeholder="–"
      value={isText ? text : words === '–' ? '' : words}
      onPointerDown={() => {
        pressed.current = !isIn;
      }}
      onClick={({ currentTarget }) => {
        if (pressed.current) currentTarget.select();
        pressed.current = false;
      }}
      onFocus={() =>
        setTyped({
          field,
          before: null,
          made: null,
          rounds: set.Rounds,
          isIn: true,
          text: isText ? typed.text : cellText(field, line, writing),
        })
      }
      onBlur={() => setTyped(typed && { ...typed, isIn: false })}
      onChange={({ currentTarget: { value } }) => change(value)}
      onKeyDown={onKeyDown}
    />
  );
}

/** Null if the key edits the text, undefined if there is no cell in this direction. */
function nextCell(from: HTMLInputElement, key: string, isBack: boolean): HTMLInputElement | null | undefined {
  const { selectionStart: start, selectionEnd: end, value, dataset } = from;
  const isComplete = start === 0 && end === value.length;
  const step = (cells: string, by: number): HTMLInputElement | undefined => {
    const all = [...(from.closest('[data-rows]')?.querySelectorAll<HTMLInputElement>(cells) ?? [])];
    return all[all.indexOf(from) + by];
  };
  const below = `[data-cell="${dataset['cell']}"]`;
  switch (key) {
    case 'Enter':
      return step(below, isBack ? -1 : 1);
    case 'ArrowDown':
      return step(below, 1);
    case 'ArrowUp':
      return step(below, -1);
    case 'ArrowLeft':
      return !isBack && (isComplete || end === 0) ? step('[data-cell]', -1) : null;
    case 'ArrowRight':
      return !isBack && (isComplete || start === value.length) ? step('[data-cell]', 1) : null;
    default:
      return null;
  }
}
