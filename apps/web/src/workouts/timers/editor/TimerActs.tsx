import type { Timer } from '@clubpulse/contract/workouts/timers/timers';
import { deleteTimer } from '@clubpulse/contract/workouts/timers/timers.calls';
import { useNavigate } from 'react-router';
import { CopyAndDelete } from '../../../kit/page/CopyAndDelete.tsx';
import { useChange } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { toastDone } from '../../../platform/toasts/toasts.ts';

interface TimerActsProps {
  timer: Timer;
  onDeleted: () => void;
}

export function TimerActs({ timer, onDeleted }: TimerActsProps) {
  const t = useT();
  const navigate = useNavigate();
  const { ClubId: id } = useStaffClub();
  const { TimerId: timerId, Name: name } = timer;
  const remove = useChange(deleteTimer, {
    leaves: true,
    onDone: () => {
      toastDone({ title: t('kit.deletedName', { name }) });
      onDeleted();
      void navigate(pathTo('Timers'), { replace: true });
    },
  });
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
