import type { LiveTraining } from '@clubpulse/contract/live/live-trainings/live-trainings';
import { deleteRecurrentLiveTraining, getRecurrentLiveTraining } from '@clubpulse/contract/live/live-trainings/recurrent.calls';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormatsIn } from '../../platform/formats/use-formats-in.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';

interface DeleteSeriesProps {
  training: LiveTraining;
  id: number;
  onClose: () => void;
}

export function DeleteSeries({ training: { Name: name }, id, onClose }: DeleteSeriesProps) {
  const t = useT();
  const formats = useFormatsIn(useStaffClub().TimeZone);
  const series = useCall(getRecurrentLiveTraining, { params: { id } }, { quiet: true });
  const remove = useDialogAct(deleteRecurrentLiveTraining, { doneText: () => t('kit.deletedName', { name }), onClose });
  const days = (series.data?.LiveTrainings ?? []).filter(({ StartedAt }) => StartedAt === null);
  return (
    <ConfirmDialog
      opened
      danger
      title={t('liveTr.deleteSeriesTitle', { name })}
      confirm={t('liveTr.deleteSeries')}
      busy={remove.isPending}
      refusal={<Refusal words={remove.error && refusalText(remove.error)} />}
      onConfirm={() => remove.mutate({ params: { id } })}
      onClose={onClose}
    >
      {t('liveTr.deleteSeriesText')}
      {days.length > 0 && ` ${days.map(({ Begin }) => formats.date(formats.dayOf(new Date(Begin)))).join(' · ')}`}
    </ConfirmDialog>
  );
}
