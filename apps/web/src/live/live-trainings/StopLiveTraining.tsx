import type { LiveTraining } from '@clubpulse/contract/live/live-trainings/live-trainings';
import { stopLiveTraining } from '@clubpulse/contract/live/live-trainings/live-trainings.calls';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { NOT_STARTED } from '../parts/start-error.ts';
import type { EndingActs } from '../parts/use-ending.ts';

interface StopProps extends EndingActs {
  training: Pick<LiveTraining, 'LiveTrainingId' | 'Name'>;
}

/** Asks first, because a stopped training cannot be restarted. */
export function StopLiveTraining({ training: { LiveTrainingId: id, Name: name }, onStopping, onRefused, onClose }: StopProps) {
  const t = useT();
  const said = () => t('liveTr.stopped', { name });
  const stop = useDialogAct(stopLiveTraining, { said, clears: NOT_STARTED, onRefused, onClose });
  return (
    <ConfirmDialog
      opened
      title={t('liveTr.stopTitle', { name })}
      confirm={t('liveTr.stop')}
      busy={stop.isPending}
      refusal={<Refusal words={stop.error && refusalText(stop.error)} />}
      onConfirm={() => {
        onStopping();
        stop.mutate({ params: { id } });
      }}
      onClose={onClose}
    >
      {t('liveTr.stopText')} {t('live.endsToo')}
    </ConfirmDialog>
  );
}
