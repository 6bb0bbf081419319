import { getExercise, getExerciseGuide, saveExerciseGuide } from '@clubpulse/contract/workouts/exercises/exercises.calls';
import type { EditedGuide } from '@clubpulse/contract/workouts/exercises/guides';
import { useMemo } from 'react';
import { EditScreen, LoadedScreen } from '../../../kit/edit/EditScreen.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { Refusal } from '../../../kit/states/Refusal.tsx';
import { useCall, useChange } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { toastDone } from '../../../platform/toasts/toasts.ts';
import { GuideStepsSection } from './GuideStepsSection.tsx';
import { GuideVideoSection } from './GuideVideoSection.tsx';
import { checkGuide, guideValuesOf } from './guide-values.ts';
import { MovementNotFound } from './MovementNotFound.tsx';

const sections = [
  { id: 'steps', label: 'workouts.tabSteps', fields: ['Steps'] },
  { id: 'video', label: 'definitions.section.video', fields: ['VideoId'] },
] as const;

export function GuideEditor({ id: exerciseId }: { id: number }) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const params = { id, exerciseId };
  const quiet = { ignore: [403, 404], quiet: true };
  const exercise = useCall(getExercise, { params }, quiet);
  const guide = useCall(getExerciseGuide, { params }, quiet);
  if (guide.data === undefined && guide.error?.is('MovementNotFound') === true) return <MovementNotFound />;
  return (
    <LoadedScreen query={guide} title={t('workouts.guide')} back={pathTo('Movements', exerciseId)}>
      {(found) => <Edit guide={found} name={exercise.data?.Name ?? t('workouts.exercise')} />}
    </LoadedScreen>
  );
}

function Edit({ guide, name }: { guide: EditedGuide; name: string }) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const form = useForm({ saved: useMemo(() => guideValuesOf(guide), [guide]), check: checkGuide });
  const save = useChange(saveExerciseGuide, {
    quiet: true,
    onDone: () => toastDone({ title: t('workouts.saved', { name }) }),
  });
  const { ExerciseId: exerciseId, RowVersion } = guide;
  return (
    <EditScreen
      title={name}
      subtitle={t('workouts.guideText')}
      back={pathTo('Movements', exerciseId)}
      form={form}
      save={(input) => save.mutateAsync({ params: { id, exerciseId }, body: { ...input, RowVersion } })}
      outline={sections.map((section) => ({ ...section, label: t(section.label) }))}
      refusal={<Refusal words={form.refusal} />}
    >
      <GuideStepsSection form={form} />
      <GuideVideoSection form={form} guide={guide} />
    </EditScreen>
  );
}
