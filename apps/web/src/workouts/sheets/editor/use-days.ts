import type { PlannedDays } from '@clubpulse/contract/workouts/sheets/planned-days';
import type { Program } from '@clubpulse/contract/workouts/sheets/program';
import { useHotkeys } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { useSteps } from '../../../kit/form/use-steps.ts';
import { useListedKey } from '../../../kit/use-keys.ts';
import type { SheetForm } from './sheet-values.ts';

interface Part {
  readonly Days: Program;
  readonly PlannedDays: PlannedDays;
}

export type DaysForm = ReturnType<typeof useDays>;

export function useDays({ values: { Days, PlannedDays }, set }: Pick<SheetForm, 'values' | 'set'>) {
  const now: Part = { Days, PlannedDays };
  const { change, undo, redo, rebase, forget } = useSteps<Part>(now, set);
  const latest = useRef({ now, change });
  useEffect(() => {
    latest.current = { now, change };
  });
  useListedKey('mod+Z');
  const keys = [
    ['mod+Z', undo],
    ['mod+shift+Z', redo],
    ['mod+Y', redo],
  ] as const;
  // In text fields ⌘Z undoes typing.
  useHotkeys(keys.map(([key, step]) => [key, () => step?.()]));
  useHotkeys(
    keys.map(([key, step]) => [
      key,
      (event) => {
        if (!(event.target instanceof Element) || !event.target.matches('[data-cell]')) return;
        event.preventDefault();
        step?.();
      },
      { preventDefault: false },
    ]),
    [],
  );
  return {
    days: Days,
    planned: PlannedDays,
    undo,
    redo,
    rebase,
    forget,
    change: (days: Program, continues = false) => change({ Days: days, PlannedDays }, continues),
    plan: (planned: PlannedDays) => change({ Days, PlannedDays: planned }),
    put: (days: Program, planned: PlannedDays) => change({ Days: days, PlannedDays: planned }),
    /** Changes the current days, not those at the drag's begin. */
    carry: (by: (days: Program) => Program, continues: boolean) => {
      const { now: there, change: step } = latest.current;
      const carried = by(there.Days);
      if (carried !== there.Days) step({ ...there, Days: carried }, continues);
    },
  };
}
