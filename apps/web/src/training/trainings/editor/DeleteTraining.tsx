import type { TrainingDetail } from '@clubpulse/contract/training/trainings';
import { deleteTraining } from '@clubpulse/contract/training/trainings.calls';
import { ConfirmDialog } from '../../../kit/dialog/ConfirmDialog.tsx';
import { useDialogAct } from '../../../kit/dialog/use-dialog-act.ts';
import { Refusal } from '../../../kit/states/Refusal.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { refusalWords } from '../../../platform/forms.ts';
import { useT } from '../../../platform/phrases.ts';
import { useSelf } from '../../../platform/session.tsx';

interface DeleteTrainingProps {
  training: TrainingDetail;
  onDeleted: () => void;
  onClose: () => void;
}

/** Says what goes with a training before it goes. */
export function DeleteTraining({ training, onDeleted, onClose }: DeleteTrainingProps) {
  const t = useT();
  const formats = useFormats();
  const self = useSelf();
  const remove = useDialogAct(deleteTraining, { leaves: true, said: () => t('training.deleted'), onClose: onDeleted });
  const { TrainingId, UserId, Duration, GapTime, Points, Source } = training;
  // Staff takes back no more than what staff wrote down.
  const isWord = Source === 'Hand' || UserId !== self.UserId;
  const points = t('training.pointsOf', { points: formats.number(Points) });
  const heard = isWord ? t('training.deleteHeardStays') : t('training.deleteText', { time: formats.duration(Duration), points });
  const words = Duration > GapTime ? heard : t('training.deleteDeclared');
  return (
    <ConfirmDialog
      opened
      danger
      title={t('training.deleteTitle')}
      keep={t('training.keep')}
      confirm={t('training.delete')}
      busy={remove.isPending}
      refusal={<Refusal words={remove.error === null ? null : refusalWords(remove.error)} />}
      onConfirm={() => remove.mutate({ params: { id: TrainingId } })}
      onClose={onClose}
    >
      {words}
    </ConfirmDialog>
  );
}
