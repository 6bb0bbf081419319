import { createPersonalSheet } from '@clubpulse/contract/workouts/sheets/sheets.calls';
import { useNavigate } from 'react-router';
import { useForm } from '../../../kit/form/use-form.ts';
import { useChange } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { useSelf } from '../../../platform/session.tsx';
import { toastDone } from '../../../platform/toasts/toasts.ts';
import { SheetPage } from '../editor/frame/SheetPage.tsx';
import { SheetFields } from '../editor/SheetFields.tsx';
import { checkSheet, emptySheet, ownInput } from '../editor/sheet-values.ts';

export function NewOwnSheet({ clubId: ClubId }: { clubId: number }) {
  const t = useT();
  const navigate = useNavigate();
  const { UserId: id } = useSelf();
  const form = useForm({ initial: emptySheet, check: checkSheet });
  const create = useChange(createPersonalSheet, {
    quiet: true,
    onDone: ({ Name: name }) => toastDone({ title: t('workouts.saved', { name }) }),
  });
  return (
    <SheetPage values={form.values} exercises={[]} title={t('sheets.newOwn')} back={pathTo('Today')}>
      <SheetFields
        form={form}
        draftOf={{ name: `own-${ClubId}`, rowVersion: null }}
        clubId={ClubId}
        own
        exercises={[]}
        act={t('sheets.create')}
        save={(input) => create.mutateAsync({ params: { id }, body: { ...ownInput(input), ClubId } })}
        onSaved={({ WorkoutSheetId }) => void navigate(pathTo('WorkoutSheet', WorkoutSheetId), { replace: true })}
      />
    </SheetPage>
  );
}
