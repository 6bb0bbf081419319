import type { RoomWorkout } from '@clubpulse/contract/live/room-workouts/room-workouts';
import { stopRoomWorkout } from '@clubpulse/contract/live/room-workouts/room-workouts.calls';
import { useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { toastUndo } from '../../platform/toasts/undo-toast.tsx';
import { useRunName } from './run-name.ts';

export function useStarted(clubId: number): (run: RoomWorkout) => void {
  const t = useT();
  const nameOf = useRunName();
  const stop = useChange(stopRoomWorkout, { ignore: [404] });
  return (run) =>
    toastUndo({
      title: t('run.started', { name: nameOf(run) }),
      undo: () => stop.mutate({ params: { id: clubId, roomWorkoutId: String(run.RoomWorkoutId) } }),
    });
}
