import type { LiveTraining } from '@clubpulse/contract/live/live-trainings/live-trainings';
import { stopLiveTraining } from '@clubpulse/contract/live/live-trainings/live-trainings.calls';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { useT } from '../../platform/phrases.ts';
import { StopDialog } from '../parts/StopDialog.tsx';
import { NOT_STARTED } from '../parts/start-error.ts';
import type { EndingActs } from '../parts/use-ending.ts';

interface StopProps extends EndingActs {
  training: Pick<LiveTraining, 'LiveTrainingId' | 'Name'>;
}

/** A stopped training cannot be restarted. */
export function StopLiveTraining({ training: { LiveTrainingId: id, Name: name }, onStopping, onRefused, onClose }: StopProps) {
  const t = useT();
  const stated = () => t('liveTr.stopped', { name });
  const stop = useDialogAct(stopLiveTraining, { doneText: stated, clears: NOT_STARTED, onRefused, onClose });
  return (
    <StopDialog
      id={id}
      title={t('liveTr.stopTitle', { name })}
      confirm={t('liveTr.stop')}
      stop={stop}
      onStopping={onStopping}
      onClose={onClose}
    >
      {t('liveTr.stopText')} {t('live.endsToo')}
    </StopDialog>
  );
}
