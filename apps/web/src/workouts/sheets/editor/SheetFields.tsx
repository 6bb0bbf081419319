import type { ExerciseRow } from '@clubpulse/contract/workouts/exercises/exercises';
import type { WorkoutSheet, WorkoutSheetInput } from '@clubpulse/contract/workouts/sheets/sheets';
import { useMemo, useState } from 'react';
import { EditorSections, outlineOf } from '../../../kit/edit/EditorSections.tsx';
import { FormBar } from '../../../kit/edit/FormBar.tsx';
import { Refusal } from '../../../kit/states/Refusal.tsx';
import { useT } from '../../../platform/phrases.ts';
import { BodyChartSymbol } from '../../exercises/public.ts';
import { LoadChart } from '../LoadChart.tsx';
import { DaysSection } from './DaysSection.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import type { SheetForm } from './sheet-values.ts';
import { useDays } from './use-days.ts';

const sections = [
  { id: 'days', label: 'sheets.program', fields: ['Days'] },
  { id: 'settings', label: 'sheets.settings', fields: ['Name', 'Type', 'Folder', 'Location', 'Intensity', 'Description'] },
] as const;

interface SheetFieldsProps {
  form: SheetForm;
  /** What the sheet names already. */
  exercises: readonly ExerciseRow[];
  save: (input: WorkoutSheetInput) => Promise<WorkoutSheet>;
  /** The verb of what does not exist yet. */
  act?: string;
  onSaved?: (sheet: WorkoutSheet) => void;
}

/** All of a sheet, and the bar that saves it. */
export function SheetFields({ form, exercises, save, act, onSaved }: SheetFieldsProps) {
  const t = useT();
  const days = useDays(form);
  const [picked, setPicked] = useState<readonly ExerciseRow[]>([]);
  const known = useMemo(() => new Map([...exercises, ...picked].map((one) => [one.ExerciseId, one])), [exercises, picked]);
  const outline = (act === undefined ? sections : sections.toReversed()).map((section) => ({
    ...section,
    label: t(section.label),
  }));
  return (
    <>
      <BodyChartSymbol />
      <EditorSections
        notices={<Refusal words={form.refusal} />}
        outline={outlineOf(outline, form.errors)}
        aside={<LoadChart days={days.days} exercises={known} />}
      >
        {/* What does not exist yet is named first. */}
        {act !== undefined && <SettingsSection form={form} />}
        <DaysSection
          form={days}
          place={form.values.Location}
          byTime={form.values.Type === 'interval'}
          known={{ exercises: known, learn: (exercise) => setPicked([...picked, exercise]) }}
          errors={form.errors}
        />
        {act === undefined && <SettingsSection form={form} />}
        <FormBar
          form={form}
          save={save}
          act={act}
          onSaved={(sheet, leaving) => {
            days.forget();
            if (!leaving) onSaved?.(sheet);
          }}
          onDiscard={days.forget}
        />
      </EditorSections>
    </>
  );
}
