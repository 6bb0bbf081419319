import type { WorkoutSheet, WorkoutSheetInput } from '@clubpulse/contract/workouts/sheets/sheets';
import { updateSheet } from '@clubpulse/contract/workouts/sheets/sheets.calls';
import { confirmationErrors } from '@clubpulse/rules/workouts/sheets/confirmed';
import { exercisesOf } from '@clubpulse/rules/workouts/sheets/program';
import { IconEyeOff } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { StateChip } from '../../../kit/figures/StateChip.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { useChange } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { toastDone } from '../../../platform/toasts/toasts.ts';
import { SheetPage } from './frame/SheetPage.tsx';
import { SheetActs } from './SheetActs.tsx';
import { SheetFields } from './SheetFields.tsx';
import { checkSheetWith, valuesOf } from './sheet-values.ts';

export function EditSheet({ sheet }: { sheet: WorkoutSheet }) {
  const t = useT();
  const saved = useMemo(() => valuesOf(sheet), [sheet]);
  const [confirmedIds, setConfirmedIds] = useState<readonly number[]>([]);
  const confirmedOf = (days: WorkoutSheet['Days']) => exercisesOf(days).filter((one) => confirmedIds.includes(one));
  const { Days: before, Decisions: decisions } = sheet;
  const check = (values: WorkoutSheetInput) => {
    const { Days: days } = values;
    return checkSheetWith(confirmationErrors({ days, before, decisions, confirmedIds: confirmedOf(days) }), values);
  };
  const form = useForm({ saved, check, early: true });
  const update = useChange(updateSheet, {
    quiet: true,
    onDone: ({ Name: name }) => toastDone({ title: t('workouts.saved', { name }) }),
  });
  const { WorkoutSheetId: sheetId, ClubId: id, RowVersion } = sheet;
  return (
    <SheetPage
      values={form.values}
      exercises={sheet.Exercises}
      title={sheet.Name}
      beside={
        !sheet.Published && (
          <StateChip tone="striped" icon={IconEyeOff}>
            {t('sheets.isUnpublished')}
          </StateChip>
        )
      }
      back={pathTo('WorkoutSheets')}
      actions={<SheetActs sheet={sheet} unsaved={form.changed.length > 0} onDeleted={form.discard} />}
    >
      <SheetFields
        form={form}
        saved={saved}
        draftOf={{ name: String(sheetId), rowVersion: RowVersion }}
        clubId={id}
        exercises={sheet.Exercises}
        decisions={sheet.Decisions}
        confirming={{
          stored: sheet.Confirmations,
          ids: confirmedIds,
          onConfirm: (one) => setConfirmedIds([...confirmedIds, one]),
        }}
        save={(input) =>
          update.mutateAsync({
            params: { id, sheetId },
            body: { ...input, ConfirmedIds: confirmedOf(input.Days), RowVersion },
          })
        }
        onSaved={() => setConfirmedIds([])}
      />
    </SheetPage>
  );
}
