import type { RoomWorkout } from '@clubpulse/contract/live/room-workouts/room-workouts';
import { leadRoomWorkout } from '@clubpulse/contract/live/room-workouts/room-workouts.calls';
import { IconPlayerPause } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';

interface PauseAllProps {
  clubId: number;
  running: readonly RoomWorkout[];
}

/** Also pauses rooms that the caller does not see. */
export function PauseAll({ clubId, running }: PauseAllProps) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const leading = useChange(leadRoomWorkout, { ignore: [404] });
  const moving = running.filter(({ Paused }) => !Paused);
  const close = () => setAsking(false);
  const pause = async () => {
    await Promise.allSettled(
      moving.map(({ RoomWorkoutId, Step }) =>
        leading.mutateAsync({ params: { id: clubId, roomWorkoutId: String(RoomWorkoutId) }, body: { Act: 'pause', Step } }),
      ),
    );
    close();
  };
  if (moving.length === 0 && !isAsking) return null;
  return (
    <>
      <HeaderActions
        label={t('run.card')}
        actions={[{ label: t('run.pauseAll'), icon: IconPlayerPause, onClick: () => setAsking(true) }]}
      />
      <ConfirmDialog
        opened={isAsking}
        title={t('run.pauseAllTitle', { count: moving.length })}
        confirm={t('run.pauseAll')}
        busy={leading.isPending}
        onConfirm={() => void pause()}
        onClose={close}
      >
        {t('run.pauseAllText')}
      </ConfirmDialog>
    </>
  );
}
