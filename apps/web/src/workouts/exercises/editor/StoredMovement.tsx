import type { Exercise } from '@clubpulse/contract/workouts/exercises/exercises';
import { getExercise, updateExercise, updatePlatformExercise } from '@clubpulse/contract/workouts/exercises/exercises.calls';
import { useMemo } from 'react';
import { LoadedScreen } from '../../../kit/edit/EditScreen.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { Page } from '../../../kit/page/Page.tsx';
import { useCall, useChange } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { useSelf, useStaffClub } from '../../../platform/session.tsx';
import { toastDone } from '../../../platform/toasts/toasts.ts';
import { MovementActs } from './MovementActs.tsx';
import { MovementChips } from './MovementChips.tsx';
import { MovementFields } from './MovementFields.tsx';
import { MovementNotFound } from './MovementNotFound.tsx';
import { MovementView } from './MovementView.tsx';
import { checkMovement, valuesOf } from './movement-values.ts';

export function StoredMovement({ id }: { id: number }) {
  const t = useT();
  const { IsEditor } = useSelf();
  const { ClubId } = useStaffClub();
  const query = useCall(getExercise, { params: { id: ClubId, exerciseId: id } }, { ignore: [403, 404], quiet: true });
  if (query.data === undefined && query.error?.is('MovementNotFound') === true) return <MovementNotFound />;
  return (
    <LoadedScreen query={query} title={t('workouts.exercise')} back={pathTo('Movements')}>
      {(found) => (found.ClubId !== null || IsEditor ? <EditMovement exercise={found} /> : <MovementView exercise={found} />)}
    </LoadedScreen>
  );
}

function EditMovement({ exercise }: { exercise: Exercise }) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const form = useForm({ saved: useMemo(() => valuesOf(exercise), [exercise]), check: checkMovement });
  const options = { quiet: true, onDone: ({ Name: name }: Exercise) => toastDone({ title: t('workouts.saved', { name }) }) };
  const update = useChange(updateExercise, options);
  const updateOfPlatform = useChange(updatePlatformExercise, options);
  const isOfPlatform = exercise.ClubId === null;
  const { ExerciseId: exerciseId, RowVersion } = exercise;
  return (
    <Page
      title={exercise.Name}
      beside={<MovementChips exercise={exercise} />}
      back={pathTo('Movements')}
      actions={<MovementActs exercise={exercise} unsaved={form.changed.length > 0} onDeleted={form.discard} />}
    >
      <MovementFields
        form={form}
        isOfPlatform={isOfPlatform}
        save={(input) => {
          const body = { ...input, RowVersion };
          return isOfPlatform
            ? updateOfPlatform.mutateAsync({ params: { exerciseId }, body })
            : update.mutateAsync({ params: { id, exerciseId }, body });
        }}
      />
    </Page>
  );
}
