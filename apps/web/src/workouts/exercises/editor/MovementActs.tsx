import type { Exercise } from '@clubpulse/contract/workouts/exercises/exercises';
import {
  deleteExercise,
  publishExercises,
  publishPlatformExercises,
} from '@clubpulse/contract/workouts/exercises/exercises.calls';
import { IconCopyPlus, IconListNumbers, IconTrash, IconWorld, IconWorldOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type HeaderAction, HeaderActions } from '../../../kit/page/HeaderActions.tsx';
import { ScreenDeletion } from '../../../kit/page/ScreenDeletion.tsx';
import { useChange } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { useSelf, useStaffClub } from '../../../platform/session.tsx';
import { publishAction } from '../../parts/publish-action.ts';

interface MovementActsProps {
  exercise: Exercise;
  unsaved?: boolean;
  onDeleted?: () => void;
}

export function MovementActs({ exercise, unsaved = false, onDeleted }: MovementActsProps) {
  const t = useT();
  const navigate = useNavigate();
  const { IsEditor } = useSelf();
  const { ClubId: id } = useStaffClub();
  const [isAsking, setAsking] = useState(false);
  const { ExerciseId, Name: name, Published, Offered } = exercise;
  const publish = useChange(publishExercises);
  const offer = useChange(publishPlatformExercises);
  const setPublished = (to: boolean) => publish.mutate({ params: { id }, body: { ExerciseIds: [ExerciseId], Published: to } });
  const setOffered = (to: boolean) => offer.mutate({ body: { ExerciseIds: [ExerciseId], Published: to } });
  const inClub =
    Offered === false ? [] : [publishAction(t, { published: Published, unsaved, busy: publish.isPending, onSet: setPublished })];
  const forAll: HeaderAction[] =
    IsEditor && Offered !== null
      ? [
          Offered
            ? { label: t('workouts.takeBack'), icon: IconWorldOff, busy: offer.isPending, onClick: () => setOffered(false) }
            : {
                label: t('workouts.offer'),
                icon: IconWorld,
                primary: true,
                disabled: unsaved,
                busy: offer.isPending,
                onClick: () => setOffered(true),
              },
        ]
      : [];
  const copy: HeaderAction[] =
    Offered === null
      ? []
      : [
          {
            label: t('workouts.makeOwn'),
            icon: IconCopyPlus,
            onClick: () => void navigate(`${pathTo('Movements', 'new')}/${ExerciseId}`),
          },
        ];
  const guide: HeaderAction = {
    label: t('workouts.guide'),
    icon: IconListNumbers,
    onClick: () => void navigate(`${pathTo('Movements', ExerciseId)}/guide`),
  };
  const end: HeaderAction[] =
    Offered === null ? [{ label: t('kit.delete'), icon: IconTrash, danger: true, onClick: () => setAsking(true) }] : [];
  return (
    <>
      <HeaderActions label={t('kit.actionsOf', { name })} actions={[...inClub, ...forAll, guide, ...copy, ...end]} />
      {isAsking && (
        <ScreenDeletion
          call={deleteExercise}
          input={{ params: { id, exerciseId: ExerciseId } }}
          name={name}
          back={pathTo('Movements')}
          onDeleted={onDeleted}
          onClose={() => setAsking(false)}
        >
          {t('workouts.deleteText')}
        </ScreenDeletion>
      )}
    </>
  );
}
