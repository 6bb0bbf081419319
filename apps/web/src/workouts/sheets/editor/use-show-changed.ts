import type { Program } from '@clubpulse/contract/workouts/sheets/program';
import type { Changed } from '@clubpulse/rules/workouts/sheets/changed';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { FieldTexts } from '../../../kit/form/form-state.ts';
import { below } from './below.ts';
import type { CurrentSet } from './use-current-set.ts';

const marked = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('main :is([data-changed="true"], [data-wrong="true"]:is(input, span))'),
];

export function useShowChanged(days: Program, changed: Changed, errors: FieldTexts, { at, choose }: CurrentSet) {
  const last = useRef<Element | null>(null);
  const has = (day: number) => [changed, errors].some((words) => Object.keys(below<unknown>(words, `Days.${day}`)).length > 0);
  const marks = days.flatMap((_, day) => (has(day) ? [day] : []));
  if (marks.length === 0) return undefined;
  return () => {
    const here = marked();
    const before = last.current;
    // The element may be corrected or removed meanwhile, so the search continues from its position.
    const next = here.find(
      (one) =>
        before === null || !before.isConnected || (before.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    );
    const other = next === undefined ? (marks.find((day) => day > at.day) ?? marks[0]) : undefined;
    if (other !== undefined && other !== at.day) flushSync(() => choose({ day: other, group: 0, set: 0 }));
    const found = next ?? marked()[0];
    last.current = found ?? null;
    const focused = found?.matches('span') === true ? found.closest('button') : found;
    found?.scrollIntoView({ block: 'center' });
    focused?.focus({ preventScroll: true });
  };
}
