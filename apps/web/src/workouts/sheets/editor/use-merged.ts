import type { InstructedExerciseRow } from '@clubpulse/contract/workouts/exercises/exercises';
import type { WorkoutSheetInput } from '@clubpulse/contract/workouts/sheets/sheets';
import { type Clash, programMerged } from '@clubpulse/rules/workouts/sheets/merged';
import { useEffect, useRef, useState } from 'react';
import { type Translate, useT } from '../../../platform/phrases.ts';
import type { SheetForm } from './sheet-values.ts';
import type { DaysForm } from './use-days.ts';

const partWords = {
  Reps: 'sheets.reps',
  Weight: 'workouts.load',
  CardioZone: 'kit.zone',
  Tempo: 'sheets.tempo',
  Rpe: 'sheets.rpe',
  MachineLevel: 'sheets.machineLevel',
  Superset: 'sheets.isSuperset',
  Afap: 'sheets.afap',
  Notes: 'kit.notes',
  Rest: 'sheets.rest',
  Duration: 'sheets.duration',
  RoundRest: 'sheets.roundRest',
  Section: 'sheets.section',
  Name: 'kit.name',
  PlannedDays: 'sheets.weeks',
} as const;
const isWorded = (part: string): part is keyof typeof partWords => part in partWords;

function clashWords(t: Translate, { exercise, part }: Clash, exercises: ReadonlyMap<number, InstructedExerciseRow>): string {
  const name = exercise === null ? null : (exercises.get(exercise)?.Name ?? t('exercise-removed'));
  const what = part === null ? null : t(isWorded(part) ? partWords[part] : 'workouts.rounds');
  return name === null || what === null ? (name ?? what ?? t('sheets.sheet')) : `${name} (${what})`;
}

export function useMerged(form: SheetForm, days: DaysForm, saved: WorkoutSheetInput | undefined) {
  const t = useT();
  const base = useRef(saved);
  const [clashes, setClashes] = useState<readonly Clash[] | null>(null);
  useEffect(() => {
    const before = base.current;
    base.current = saved;
    if (before === undefined || saved === undefined || before === saved) return;
    days.rebase((mine) => programMerged({ base: before, theirs: saved, mine }).merged);
    const { Days, PlannedDays } = form.values;
    if (Days === saved.Days && PlannedDays === saved.PlannedDays) return;
    const put = programMerged({ base: before, theirs: saved, mine: { Days, PlannedDays } });
    form.set({ Days: put.merged.Days, PlannedDays: put.merged.PlannedDays });
    if (put.merged !== saved) setClashes(put.clashes);
  }, [saved, form, days]);
  return {
    wordsWith: (exercises: ReadonlyMap<number, InstructedExerciseRow>): string | null => {
      if (clashes === null || form.changed.length === 0) return null;
      const both = [...new Set(clashes.map((clash) => clashWords(t, clash, exercises)))];
      return [t('sheets.merged'), ...(both.length === 0 ? [] : [t('sheets.bothChanged', { what: both.join(', ') })])].join(' ');
    },
    forget: () => setClashes(null),
  };
}
