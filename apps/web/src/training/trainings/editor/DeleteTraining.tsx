import type { TrainingDetail } from '@clubpulse/contract/training/trainings';
import { deleteTraining } from '@clubpulse/contract/training/trainings.calls';
import { ConfirmDialog } from '../../../kit/dialog/ConfirmDialog.tsx';
import { useDialogAct } from '../../../kit/dialog/use-dialog-act.ts';
import { Refusal } from '../../../kit/states/Refusal.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { refusalWords } from '../../../platform/forms.ts';
import { useT } from '../../../platform/phrases.ts';

interface DeleteTrainingProps {
  training: TrainingDetail;
  onDeleted: () => void;
  onClose: () => void;
}

/** Says what goes with a training before it goes. */
export function DeleteTraining({ training, onDeleted, onClose }: DeleteTrainingProps) {
  const t = useT();
  const formats = useFormats();
  const { TrainingId, Duration, GapTime, Points, Source } = training;
  const isNote = Source === 'Note';
  const remove = useDialogAct(deleteTraining, {
    leaves: true,
    said: () => t(isNote ? 'training.noteDeleted' : 'training.deleted'),
    onClose: onDeleted,
  });
  const points = t('training.pointsOf', { points: formats.number(Points) });
  const measured = Duration > GapTime;
  const ofTraining = measured
    ? t('training.deleteText', { time: formats.duration(Duration), points })
    : t('training.deleteDeclared');
  const words = isNote ? t('training.deleteNote') : ofTraining;
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
