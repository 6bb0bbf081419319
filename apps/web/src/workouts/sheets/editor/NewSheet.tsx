import type { WorkoutSheet } from '@clubpulse/contract/workouts/sheets/sheets';
import { createSheet } from '@clubpulse/contract/workouts/sheets/sheets.calls';
import { IconTemplate, IconWand } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useForm } from '../../../kit/form/use-form.ts';
import { lazyComponent } from '../../../kit/lazy-component.tsx';
import { HeaderActions } from '../../../kit/page/HeaderActions.tsx';
import { useChange } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { toastDone } from '../../../platform/toasts/toasts.ts';
import { SheetPage } from './frame/SheetPage.tsx';
import { SheetFields } from './SheetFields.tsx';
import { checkSheet, emptySheet, valuesOf } from './sheet-values.ts';

const ChooseTemplate = lazyComponent(() => import('./library/ChooseTemplate.tsx').then((it) => it.ChooseTemplate));

export function NewSheet() {
  const t = useT();
  const navigate = useNavigate();
  const { ClubId: id } = useStaffClub();
  const form = useForm({ initial: emptySheet, check: checkSheet });
  const [isChoosing, setChoosing] = useState(false);
  const [template, setTemplate] = useState<WorkoutSheet | null>(null);
  const create = useChange(createSheet, {
    quiet: true,
    onDone: ({ Name: name }) => toastDone({ title: t('workouts.saved', { name }) }),
  });
  return (
    <SheetPage
      values={form.values}
      exercises={template?.Exercises ?? []}
      title={t('sheets.new')}
      back={pathTo('WorkoutSheets')}
      actions={
        <HeaderActions
          label={t('kit.more')}
          actions={[
            { label: t('sheets.fromTemplate'), icon: IconTemplate, onClick: () => setChoosing(true) },
            { label: t('generator.title'), icon: IconWand, onClick: () => void navigate(pathTo('GenerateSheet')) },
          ]}
        />
      }
    >
      <SheetFields
        form={form}
        draftOf={{ name: `new-${id}`, rowVersion: null }}
        clubId={id}
        exercises={template?.Exercises ?? []}
        act={t('sheets.create')}
        save={(body) => create.mutateAsync({ params: { id }, body })}
        onSaved={({ WorkoutSheetId }) => void navigate(pathTo('WorkoutSheet', WorkoutSheetId), { replace: true })}
      />
      {isChoosing && (
        <ChooseTemplate
          clubId={id}
          onChosen={(chosen) => {
            setTemplate(chosen);
            form.set({ ...valuesOf(chosen), Template: false, PlannedDays: [] });
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </SheetPage>
  );
}
