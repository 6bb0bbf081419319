import type { ProviderWorkout } from '@clubpulse/contract/workouts/provider-workouts/provider-workouts';
import { updateProviderWorkout } from '@clubpulse/contract/workouts/provider-workouts/provider-workouts.calls';
import { useMemo } from 'react';
import { EditorSections } from '../../../kit/edit/EditorSections.tsx';
import { FormBar } from '../../../kit/edit/FormBar.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { Page } from '../../../kit/page/Page.tsx';
import { Refusal } from '../../../kit/states/Refusal.tsx';
import { useChange } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { toastDone } from '../../../platform/toasts/toasts.ts';
import { Content } from '../one/Content.tsx';
import { ProviderActs } from '../one/ProviderActs.tsx';
import { ProviderChips } from '../ProviderChips.tsx';
import { DescriptionFields } from './DescriptionFields.tsx';
import { checkDescription } from './provider-values.ts';

export function EditProvider({ workout }: { workout: ProviderWorkout }) {
  const t = useT();
  const { ProviderWorkoutId: providerWorkoutId, RowVersion, Texts, Level } = workout;
  const form = useForm({ saved: useMemo(() => ({ Texts, Level }), [Texts, Level]), check: checkDescription });
  const update = useChange(updateProviderWorkout, {
    quiet: true,
    onDone: ({ Name: name }) => toastDone({ title: t('workouts.saved', { name }) }),
  });
  return (
    <Page
      title={workout.Name}
      beside={<ProviderChips workout={workout} />}
      back={pathTo('ProviderWorkouts')}
      actions={<ProviderActs workout={workout} unsaved={form.changed.length > 0} onDeleted={form.discard} />}
    >
      <EditorSections notices={<Refusal words={form.refusal} />}>
        <DescriptionFields values={form.values} errors={form.errors} set={form.set} />
        <Content content={workout} />
        <FormBar
          form={form}
          save={(stated) => update.mutateAsync({ params: { providerWorkoutId }, body: { ...stated, RowVersion } })}
        />
      </EditorSections>
    </Page>
  );
}
