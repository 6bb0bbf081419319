import { SessionResults } from '../../live/group-trainings/public.ts';
import { RoomResults } from '../../live/room-results/public.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { useSelf } from '../../platform/session.tsx';
import { Training } from '../../training/trainings/training/public.ts';

export default function TrainingPage(props: ScreenProps) {
  const { UserId } = useSelf();
  return (
    <Training
      {...props}
      sessions={(training) =>
        training.Groups.length > 0 && <SessionResults training={training} isOwn={training.UserId === UserId} />
      }
      inRoom={({ TrainingId, DisplayGroupId }) => DisplayGroupId !== null && <RoomResults trainingId={TrainingId} />}
    />
  );
}
