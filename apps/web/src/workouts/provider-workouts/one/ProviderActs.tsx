import type { ProviderWorkout } from '@clubpulse/contract/workouts/provider-workouts/provider-workouts';
import {
  copyProviderWorkout,
  deleteProviderWorkout,
  publishProviderWorkouts,
} from '@clubpulse/contract/workouts/provider-workouts/provider-workouts.calls';
import { IconCopy, IconTrash, IconWorld, IconWorldOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { DeleteDialog } from '../../../kit/dialog/DeleteDialog.tsx';
import { type HeaderAction, HeaderActions } from '../../../kit/page/HeaderActions.tsx';
import { useDeletion } from '../../../kit/page/ScreenDeletion.tsx';
import { useChange } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { useSelf, useStaffClub } from '../../../platform/session.tsx';
import { toastDone } from '../../../platform/toasts/toasts.ts';

interface ProviderActsProps {
  workout: ProviderWorkout;
  unsaved?: boolean;
  onDeleted?: () => void;
}

export function ProviderActs({ workout, unsaved = false, onDeleted }: ProviderActsProps) {
  const t = useT();
  const navigate = useNavigate();
  const { IsEditor } = useSelf();
  const { ClubId: id } = useStaffClub();
  const [isAsking, setAsking] = useState(false);
  const { ProviderWorkoutId: providerWorkoutId, Name: name, Missing, PublishedAt } = workout;
  const copy = useChange(copyProviderWorkout, {
    onDone: ({ WorkoutSheetId, BridgeWorkoutId, NotConfigured }) => {
      const message =
        NotConfigured.length > 0 ? t('provider.notConfigured', { numbers: NotConfigured.join(', ') }) : t('provider.copiedText');
      toastDone({ title: t('provider.copied', { name }), message });
      void navigate(WorkoutSheetId === null ? pathTo('Circuit', BridgeWorkoutId ?? 0) : pathTo('WorkoutSheet', WorkoutSheetId));
    },
  });
  const publish = useChange(publishProviderWorkouts);
  const remove = useDeletion(deleteProviderWorkout, { name, back: pathTo('ProviderWorkouts'), onDeleted });
  const offer = (Published: boolean) => publish.mutate({ body: { ProviderWorkoutIds: [providerWorkoutId], Published } });
  const ofEditor: HeaderAction[] = IsEditor
    ? [
        PublishedAt === null
          ? {
              label: t('workouts.offer'),
              icon: IconWorld,
              disabled: unsaved,
              busy: publish.isPending,
              onClick: () => offer(true),
            }
          : { label: t('workouts.takeBack'), icon: IconWorldOff, busy: publish.isPending, onClick: () => offer(false) },
        { label: t('kit.delete'), icon: IconTrash, danger: true, onClick: () => setAsking(true) },
      ]
    : [];
  return (
    <>
      <HeaderActions
        label={t('kit.actionsOf', { name })}
        actions={[
          {
            label: t('provider.copy'),
            icon: IconCopy,
            primary: true,
            disabled: Missing.length > 0,
            busy: copy.isPending,
            onClick: () => copy.mutate({ params: { id, providerWorkoutId } }),
          },
          ...ofEditor,
        ]}
      />
      {isAsking && (
        <DeleteDialog
          name={name}
          busy={remove.isPending}
          onConfirm={() => remove.mutate({ params: { providerWorkoutId } })}
          onClose={() => setAsking(false)}
        >
          {t('provider.deleteText')}
        </DeleteDialog>
      )}
    </>
  );
}
