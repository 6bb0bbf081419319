import { ClubClassParticipants } from '../../calendar/seats/participants/public.ts';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import type { ScreenProps } from '../../platform/screen.ts';

const SessionOfClass = lazyComponent(() => import('../../live/class-sessions/public.ts').then((it) => it.SessionOfClass));

export default function ClassPage({ id }: ScreenProps) {
  return (
    <ClubClassParticipants id={id} session={({ ClubId, ClassId }) => <SessionOfClass clubId={ClubId} classId={ClassId} />} />
  );
}
