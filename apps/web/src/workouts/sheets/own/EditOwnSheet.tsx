import type { WorkoutSheet } from '@clubpulse/contract/workouts/sheets/sheets';
import { deletePersonalSheet, updatePersonalSheet } from '@clubpulse/contract/workouts/sheets/sheets.calls';
import { IconPlayerPlay, IconPrinter, IconTrash } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { DeleteDialog } from '../../../kit/dialog/DeleteDialog.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { HeaderActions } from '../../../kit/page/HeaderActions.tsx';
import { useDeletion } from '../../../kit/page/ScreenDeletion.tsx';
import { useChange } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { useSelf } from '../../../platform/session.tsx';
import { toastDone } from '../../../platform/toasts/toasts.ts';
import { SheetPage } from '../editor/frame/SheetPage.tsx';
import { SheetFields } from '../editor/SheetFields.tsx';
import { checkSheet, ownInput, valuesOf } from '../editor/sheet-values.ts';

export function EditOwnSheet({ sheet }: { sheet: WorkoutSheet }) {
  const t = useT();
  const navigate = useNavigate();
  const { UserId: id } = useSelf();
  const { WorkoutSheetId: sheetId, Name: name, RowVersion } = sheet;
  const [isAsking, setAsking] = useState(false);
  const saved = useMemo(() => valuesOf(sheet), [sheet]);
  const form = useForm({ saved, check: checkSheet, early: true });
  const update = useChange(updatePersonalSheet, {
    quiet: true,
    onDone: (stored) => toastDone({ title: t('workouts.saved', { name: stored.Name }) }),
  });
  const remove = useDeletion(deletePersonalSheet, { name, back: pathTo('Today'), onDeleted: form.discard });
  return (
    <SheetPage
      values={form.values}
      exercises={sheet.Exercises}
      title={name}
      back={pathTo('Today')}
      actions={
        <HeaderActions
          label={t('kit.actionsOf', { name })}
          actions={[
            {
              label: t('runs.run'),
              icon: IconPlayerPlay,
              primary: true,
              disabled: form.changed.length > 0,
              onClick: () => void navigate(pathTo('WorkoutSheetRun', sheetId)),
            },
            {
              label: t('sheets.print'),
              icon: IconPrinter,
              disabled: form.changed.length > 0,
              onClick: () => void navigate(pathTo('ExportWorkoutSheet', sheetId)),
            },
            { label: t('kit.delete'), icon: IconTrash, danger: true, onClick: () => setAsking(true) },
          ]}
        />
      }
    >
      <SheetFields
        form={form}
        saved={saved}
        draftOf={{ name: String(sheetId), rowVersion: RowVersion }}
        clubId={sheet.ClubId}
        own
        exercises={sheet.Exercises}
        save={(input) => update.mutateAsync({ params: { id, sheetId }, body: { ...ownInput(input), RowVersion } })}
      />
      {isAsking && (
        <DeleteDialog
          name={name}
          busy={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id, sheetId } })}
          onClose={() => setAsking(false)}
        >
          {t('sheets.deleteOwnText')}
        </DeleteDialog>
      )}
    </SheetPage>
  );
}
