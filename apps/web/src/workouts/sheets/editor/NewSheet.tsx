import { createSheet } from '@clubpulse/contract/workouts/sheets/sheets.calls';
import { useNavigate } from 'react-router';
import { useForm } from '../../../kit/form/use-form.ts';
import { Page } from '../../../kit/page/Page.tsx';
import { useChange } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { toastDone } from '../../../platform/toasts/toasts.ts';
import { SheetFields } from './SheetFields.tsx';
import { checkSheet, emptySheet } from './sheet-values.ts';

/** A sheet that does not exist yet. */
export function NewSheet() {
  const t = useT();
  const navigate = useNavigate();
  const { ClubId: id } = useStaffClub();
  const form = useForm({ initial: emptySheet, check: checkSheet });
  const create = useChange(createSheet, {
    quiet: true,
    onDone: ({ Name: name }) => toastDone({ title: t('workouts.saved', { name }) }),
  });
  return (
    <Page title={t('sheets.new')} back={pathTo('WorkoutSheets')}>
      <SheetFields
        form={form}
        draftOf={{ name: `new-${id}`, rowVersion: null }}
        clubId={id}
        exercises={[]}
        act={t('sheets.create')}
        save={(body) => create.mutateAsync({ params: { id }, body })}
        onSaved={({ WorkoutSheetId }) => void navigate(pathTo('WorkoutSheet', WorkoutSheetId), { replace: true })}
      />
    </Page>
  );
}
