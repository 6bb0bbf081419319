import type { RoomWorkout } from '@clubpulse/contract/live/room-workouts/room-workouts';
import { stopRoomWorkout } from '@clubpulse/contract/live/room-workouts/room-workouts.calls';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useChange } from '../../platform/api.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import type { EndingActs } from '../parts/use-ending.ts';
import { useRunName } from './run-name.ts';

interface EndRunProps extends EndingActs {
  clubId: number;
  run: RoomWorkout;
}

export function EndRun({ clubId, run, onStopping, onRefused, onClose }: EndRunProps) {
  const t = useT();
  const name = useRunName()(run);
  const stop = useChange(stopRoomWorkout, { quiet: true, ignore: [404], onRefused, onDone: onClose });
  const refused = stop.error?.is('NotFound') ? null : stop.error;
  return (
    <ConfirmDialog
      opened
      title={t('live.endTitle', { name })}
      confirm={t('run.stop')}
      busy={stop.isPending}
      refusal={<Refusal words={refused && refusalText(refused)} />}
      onConfirm={() => {
        onStopping();
        stop.mutate({ params: { id: clubId, roomWorkoutId: String(run.RoomWorkoutId) } });
      }}
      onClose={onClose}
    >
      {t('run.stopText')}
    </ConfirmDialog>
  );
}
