import { stopClassSession } from '@clubpulse/contract/live/class-sessions.calls';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { NOT_STARTED } from '../parts/start-error.ts';
import type { EndingActs } from '../parts/use-ending.ts';

interface StopProps extends EndingActs {
  id: number;
  name: string;
}

export function StopSession({ id, name, onStopping, onRefused, onClose }: StopProps) {
  const t = useT();
  const said = () => t('liveTr.stopped', { name });
  const stop = useDialogAct(stopClassSession, { said, clears: NOT_STARTED, onRefused, onClose });
  return (
    <ConfirmDialog
      opened
      title={t('live.endTitle', { name })}
      confirm={t('live.endClass')}
      busy={stop.isPending}
      refusal={<Refusal words={stop.error && refusalText(stop.error)} />}
      onConfirm={() => {
        onStopping();
        stop.mutate({ params: { id } });
      }}
      onClose={onClose}
    >
      {t('session.endText')} {t('live.endsToo')}
    </ConfirmDialog>
  );
}
