import type { InstructedExerciseRow } from '@clubpulse/contract/workouts/exercises/exercises';
import type { WorkoutSheet, WorkoutSheetInput } from '@clubpulse/contract/workouts/sheets/sheets';
import { decisionsNow } from '@clubpulse/rules/workouts/sheets/by-feel';
import { changedOf } from '@clubpulse/rules/workouts/sheets/changed';
import { IconHistory } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { FormBar } from '../../../kit/edit/FormBar.tsx';
import { lazyComponent } from '../../../kit/lazy-component.tsx';
import { Banner } from '../../../kit/states/Banner.tsx';
import { Refusal } from '../../../kit/states/Refusal.tsx';
import { useWidth } from '../../../kit/widths.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { BodyChartSymbol } from '../../exercises/public.ts';
import { Confirmations } from '../Confirmations.tsx';
import { LoadChart } from '../LoadChart.tsx';
import { DaysSection } from './DaysSection.tsx';
import { SheetFrame } from './frame/SheetFrame.tsx';
import { SheetOutline } from './frame/SheetOutline.tsx';
import { LibraryPanel } from './library/LibraryPanel.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import type { SheetForm } from './sheet-values.ts';
import { useCurrentSet } from './use-current-set.ts';
import { useDays } from './use-days.ts';
import { type DraftName, useDraft } from './use-draft.ts';
import { useLibrary } from './use-library.ts';
import { useMerged } from './use-merged.ts';
import { useShowChanged } from './use-show-changed.ts';
import { WeeksSection } from './WeeksSection.tsx';

const ByWeek = lazyComponent(() => import('../../generator/public.ts').then((it) => it.Weeks));
const ConfirmNew = lazyComponent(() => import('../../generator/public.ts').then((it) => it.ConfirmNew));
const Decisions = lazyComponent(() => import('../../generator/public.ts').then((it) => it.Decisions));

interface SheetFieldsProps {
  form: SheetForm;
  saved?: WorkoutSheetInput;
  clubId: number;
  own?: boolean;
  draftOf: DraftName;
  exercises: readonly InstructedExerciseRow[];
  decisions?: WorkoutSheet['Decisions'];
  confirming?: {
    readonly stored: WorkoutSheet['Confirmations'];
    readonly ids: readonly number[];
    readonly onConfirm: (id: number) => void;
  };
  save: (input: WorkoutSheetInput) => Promise<WorkoutSheet>;
  act?: string;
  onSaved?: (sheet: WorkoutSheet) => void;
}

export function SheetFields(props: SheetFieldsProps) {
  const { form, saved, clubId, own = false, draftOf, exercises, decisions = null, confirming, save, act, onSaved } = props;
  const t = useT();
  const isDesk = useWidth() === 'desk';
  const days = useDays(form);
  const meanwhile = useMerged(form, days, saved);
  const [picked, setPicked] = useState<readonly InstructedExerciseRow[]>([]);
  const draft = useDraft(form, { ...draftOf, picked });
  const exercisesById = useMemo(
    () => new Map([...exercises, ...picked].map((one) => [one.ExerciseId, one])),
    [exercises, picked],
  );
  const current = useCurrentSet(days.days);
  const changed = useMemo(() => (saved === undefined ? {} : changedOf(saved.Days, days.days)), [saved, days.days]);
  const [begun] = useState(days.days);
  const count = Object.keys(saved === undefined ? changedOf(begun, days.days) : changed).length;
  const changes = form.changed.length + (form.changed.includes('Days') ? Math.max(0, count - 1) : 0);
  const wrong = Object.keys(form.errors).length;
  const showChanged = useShowChanged(days.days, changed, form.errors, current);
  const takeDraft = ({ Picked, Values }: NonNullable<typeof draft.left>) => {
    setPicked(Picked);
    form.set(Values);
    draft.take();
  };
  const library = useLibrary({ form, days, current, clubId, learn: (exercise) => setPicked([...picked, exercise]) });
  return (
    <>
      <BodyChartSymbol />
      <SheetFrame
        outline={<SheetOutline days={days.days} exercises={[...exercisesById.values()]} current={current} errors={form.errors} />}
        notices={
          <>
            <Refusal words={meanwhile.wordsWith(exercisesById) ?? form.refusal} />
            <LeftDraft draft={draft} rowVersion={draftOf.rowVersion} onTake={takeDraft} />
          </>
        }
        load={<LoadChart days={days.days} exercises={exercisesById} />}
        library={<LibraryPanel {...library} />}
      >
        {act !== undefined && <SettingsSection form={form} own={own} />}
        <DaysSection
          form={days}
          current={current}
          library={library}
          exercises={exercisesById}
          errors={form.errors}
          changed={changed}
        />
        {decisions !== null && saved !== undefined && confirming !== undefined && (
          <ConfirmNew
            days={days.days}
            saved={saved.Days}
            decisions={decisions}
            exercises={exercisesById}
            confirmedIds={confirming.ids}
            onConfirm={confirming.onConfirm}
          />
        )}
        <Confirmations confirmations={confirming?.stored} exercises={exercisesById} />
        {decisions?.some(({ Kind }) => Kind === 'weeks') && (
          <ByWeek decisions={decisions} days={days.days} exercises={[...exercisesById.values()]} />
        )}
        {decisions !== null && <Decisions decisions={decisionsNow(decisions, days.days, exercisesById)} />}
        <WeeksSection form={days} errors={form.errors} />
        {act === undefined && <SettingsSection form={form} own={own} />}
        <FormBar
          form={form}
          save={save}
          act={act}
          changes={changes}
          wrong={`${t('kit.changes', { count: changes })}, ${t('kit.toCorrect', { count: wrong })}`}
          onShow={showChanged}
          onUndo={isDesk ? days.undo : undefined}
          onSaved={(sheet, leaving) => {
            days.forget();
            meanwhile.forget();
            if (!leaving) onSaved?.(sheet);
          }}
          onDiscard={() => {
            days.forget();
            meanwhile.forget();
          }}
        />
      </SheetFrame>
    </>
  );
}

interface LeftDraftProps {
  draft: ReturnType<typeof useDraft>;
  rowVersion: SheetFieldsProps['draftOf']['rowVersion'];
  onTake: (left: NonNullable<ReturnType<typeof useDraft>['left']>) => void;
}

function LeftDraft({ draft: { left, drop }, rowVersion, onTake }: LeftDraftProps) {
  const t = useT();
  const formats = useFormats();
  if (left === null) return null;
  return (
    <Banner
      tone="info"
      icon={IconHistory}
      actions={[
        { label: t('sheets.draftTake'), onClick: () => onTake(left) },
        { label: t('kit.discard'), onClick: drop },
      ]}
    >
      {t(left.RowVersion === rowVersion ? 'sheets.draftLeft' : 'sheets.draftOlder', { when: formats.dateTime(left.At) })}
    </Banner>
  );
}
