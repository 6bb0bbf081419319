import { RoomResults } from '../../live/room-results/public.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { Training } from '../../training/trainings/training/public.ts';

/** A training, and what the screens of the room ran meanwhile. */
export default function TrainingPage(props: ScreenProps) {
  return (
    <Training
      {...props}
      inRoom={({ TrainingId, DisplayGroupId }) => DisplayGroupId !== null && <RoomResults trainingId={TrainingId} />}
    />
  );
}
