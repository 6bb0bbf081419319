import type { Timer } from '@clubpulse/contract/workouts/timers/timers';
import { deleteTimer } from '@clubpulse/contract/workouts/timers/timers.calls';
import { IconCopy, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../../../kit/dialog/ConfirmDialog.tsx';
import { HeaderActions } from '../../../kit/page/HeaderActions.tsx';
import { useChange } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { toastDone } from '../../../platform/toasts/toasts.ts';

interface TimerActsProps {
  timer: Timer;
  /** Its changes are nothing to save any more. */
  onDeleted: () => void;
}

/** A copy of it, and its end. */
export function TimerActs({ timer, onDeleted }: TimerActsProps) {
  const t = useT();
  const navigate = useNavigate();
  const { ClubId: id } = useStaffClub();
  const [isAsking, setAsking] = useState(false);
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
    <>
      <HeaderActions
        label={t('kit.actionsOf', { name })}
        actions={[
          {
            label: t('workouts.makeCopy'),
            icon: IconCopy,
            onClick: () => void navigate(`${pathTo('Timers', 'new')}/${timerId}`),
          },
          { label: t('kit.delete'), icon: IconTrash, danger: true, onClick: () => setAsking(true) },
        ]}
      />
      {isAsking && (
        <ConfirmDialog
          opened
          danger
          title={t('kit.deleteTitle', { name })}
          keep={t('kit.keepIt')}
          confirm={t('kit.delete')}
          busy={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id, timerId } })}
          onClose={() => setAsking(false)}
        >
          {t('timers.deleteText')}
        </ConfirmDialog>
      )}
    </>
  );
}
