import type { Timer } from '@clubpulse/contract/workouts/timers/timers';
import { deleteTimer } from '@clubpulse/contract/workouts/timers/timers.calls';
import { CopyAndDelete } from '../../../kit/page/CopyAndDelete.tsx';
import { useDeletion } from '../../../kit/page/ScreenDeletion.tsx';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { useStaffClub } from '../../../platform/session.tsx';

interface TimerActsProps {
  timer: Timer;
  onDeleted: () => void;
}

export function TimerActs({ timer, onDeleted }: TimerActsProps) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const { TimerId: timerId, Name: name } = timer;
  const remove = useDeletion(deleteTimer, { name, back: pathTo('Timers'), onDeleted });
  return (
    <CopyAndDelete
      name={name}
      copy={{ label: t('workouts.makeCopy'), to: `${pathTo('Timers', 'new')}/${timerId}` }}
      text={t('timers.deleteText')}
      isBusy={remove.isPending}
      onDelete={() => remove.mutate({ params: { id, timerId } })}
    />
  );
}
