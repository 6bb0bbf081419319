import type { Program } from '@clubpulse/contract/workouts/sheets/program';
import { useSteps } from '../../../kit/form/use-steps.ts';
import type { SheetForm } from './sheet-values.ts';

/** The days of the form, changed by steps that can be taken back. */
export function useDays({ values: { Days: days }, set }: Pick<SheetForm, 'values' | 'set'>) {
  return { days, ...useSteps<Program>(days, (Days) => set({ Days })) };
}
