import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { startRoomWorkout } from '@clubpulse/contract/live/room-workouts/room-workouts.calls';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useChange } from '../../platform/api.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { useStarted } from './use-undo.ts';
import { WorkoutPicks } from './WorkoutPicks.tsx';

interface ChooseWorkoutProps {
  clubId: ClubId;
  roomId: number;
  onClose: () => void;
}

export function ChooseWorkout({ clubId, roomId, onClose }: ChooseWorkoutProps) {
  const t = useT();
  const started = useStarted(clubId);
  const start = useChange(startRoomWorkout, {
    quiet: true,
    onDone: (run) => {
      started(run);
      onClose();
    },
  });
  return (
    <Dialog opened onClose={onClose} title={t('run.choose')}>
      <Refusal words={start.error && refusalText(start.error)} />
      <WorkoutPicks
        clubId={clubId}
        disabled={start.isPending}
        onPick={({ choice }) => start.mutate({ params: { id: clubId }, body: { DisplayGroupId: roomId, Content: choice } })}
      />
    </Dialog>
  );
}
