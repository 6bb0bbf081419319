import { ClubClassParticipants } from '../../calendar/seats/participants/public.ts';
import { later } from '../../kit/later.tsx';
import type { ScreenProps } from '../../platform/screen.ts';

const SessionOfClass = later(() => import('../../live/class-sessions/public.ts').then((it) => it.SessionOfClass));

export default function ClassPage({ id }: ScreenProps) {
  return (
    <ClubClassParticipants id={id} session={({ ClubId, ClassId }) => <SessionOfClass clubId={ClubId} classId={ClassId} />} />
  );
}
