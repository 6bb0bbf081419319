import type { Exercise } from '@clubpulse/contract/workouts/exercises/exercises';
import { createExercise, createPlatformExercise, getExercise } from '@clubpulse/contract/workouts/exercises/exercises.calls';
import { useNavigate } from 'react-router';
import { LoadedScreen } from '../../../kit/edit/EditScreen.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { Page } from '../../../kit/page/Page.tsx';
import { useCall, useChange } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { useSelf, useStaffClub } from '../../../platform/session.tsx';
import { toastDone } from '../../../platform/toasts/toasts.ts';
import { MovementFields } from './MovementFields.tsx';
import { checkMovement, emptyMovement, type MovementValues, valuesOf } from './movement-values.ts';

interface NewMovementProps {
  like: number | null;
  isOfPlatform: boolean;
}

export function NewMovement({ like, isOfPlatform }: NewMovementProps) {
  const { IsEditor } = useSelf();
  if (like !== null) return <Like id={like} />;
  return <Blank initial={emptyMovement} isOfPlatform={isOfPlatform && IsEditor} />;
}

function Like({ id }: { id: number }) {
  const t = useT();
  const { ClubId } = useStaffClub();
  const query = useCall(getExercise, { params: { id: ClubId, exerciseId: id } }, { ignore: [403, 404], quiet: true });
  return (
    <LoadedScreen query={query} title={t('workouts.newExercise')} back={pathTo('Movements')}>
      {(found) => <Blank initial={valuesOf(found)} isOfPlatform={false} />}
    </LoadedScreen>
  );
}

function Blank({ initial, isOfPlatform }: { initial: MovementValues; isOfPlatform: boolean }) {
  const t = useT();
  const navigate = useNavigate();
  const { ClubId: id } = useStaffClub();
  const form = useForm({ initial, check: checkMovement });
  const options = { quiet: true, onDone: ({ Name: name }: Exercise) => toastDone({ title: t('workouts.saved', { name }) }) };
  const create = useChange(createExercise, options);
  const createOfPlatform = useChange(createPlatformExercise, options);
  return (
    <Page title={t(isOfPlatform ? 'workouts.newOfPlatform' : 'workouts.newExercise')} back={pathTo('Movements')}>
      <MovementFields
        form={form}
        isOfPlatform={isOfPlatform}
        act={t('workouts.addExercise')}
        save={(body) => (isOfPlatform ? createOfPlatform.mutateAsync({ body }) : create.mutateAsync({ params: { id }, body }))}
        onSaved={({ ExerciseId }) => void navigate(pathTo('Movements', ExerciseId), { replace: true })}
      />
    </Page>
  );
}
