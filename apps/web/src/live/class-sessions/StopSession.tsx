import { stopClassSession } from '@clubpulse/contract/live/class-sessions.calls';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { useT } from '../../platform/phrases.ts';
import { StopDialog } from '../parts/StopDialog.tsx';
import { NOT_STARTED } from '../parts/start-error.ts';
import type { EndingActs } from '../parts/use-ending.ts';

interface StopProps extends EndingActs {
  id: number;
  name: string;
}

export function StopSession({ id, name, onStopping, onRefused, onClose }: StopProps) {
  const t = useT();
  const stated = () => t('liveTr.stopped', { name });
  const stop = useDialogAct(stopClassSession, { doneText: stated, clears: NOT_STARTED, onRefused, onClose });
  return (
    <StopDialog
      id={id}
      title={t('live.endTitle', { name })}
      confirm={t('live.endClass')}
      stop={stop}
      onStopping={onStopping}
      onClose={onClose}
    >
      {t('session.endText')} {t('live.endsToo')}
    </StopDialog>
  );
}
