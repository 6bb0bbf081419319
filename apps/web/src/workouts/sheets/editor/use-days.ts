import type { Program } from '@clubpulse/contract/workouts/sheets/program';
import { useState } from 'react';
import type { SheetForm } from './sheet-values.ts';

/** Steps back that are kept. */
const STEPS = 50;

/** The days of the form, changed by steps that can be taken back. */
export function useDays({ values, set }: Pick<SheetForm, 'values' | 'set'>) {
  const [before, setBefore] = useState<readonly Program[]>([]);
  const last = before.at(-1);
  return {
    days: values.Days,
    change: (Days: Program) => {
      setBefore([...before, values.Days].slice(-STEPS));
      set({ Days });
    },
    undo:
      last === undefined
        ? undefined
        : () => {
            setBefore(before.slice(0, -1));
            set({ Days: last });
          },
    forget: () => setBefore([]),
  };
}
