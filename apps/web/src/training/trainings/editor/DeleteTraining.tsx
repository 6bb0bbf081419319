import type { TrainingDetail } from '@clubpulse/contract/training/trainings';
import { deleteTraining } from '@clubpulse/contract/training/trainings.calls';
import { ConfirmDialog } from '../../../kit/dialog/ConfirmDialog.tsx';
import { useDialogAct } from '../../../kit/dialog/use-dialog-act.ts';
import { Refusal } from '../../../kit/states/Refusal.tsx';
import { type Formats, useFormats } from '../../../platform/formats.ts';
import { refusalText } from '../../../platform/forms.ts';
import { type Translate, useT } from '../../../platform/phrases.ts';

interface DeleteTrainingProps {
  training: TrainingDetail;
  onDeleted: () => void;
  onClose: () => void;
}

export function DeleteTraining({ training, onDeleted, onClose }: DeleteTrainingProps) {
  const t = useT();
  const formats = useFormats();
  const { TrainingId } = training;
  const isNote = training.Source === 'Note';
  const remove = useDialogAct(deleteTraining, {
    leaves: true,
    doneText: () => t(isNote ? 'training.noteDeleted' : 'training.deleted'),
    onClose: onDeleted,
  });
  const words = isNote
    ? [t('training.deleteNote')]
    : [leavingWords(training, t, formats), clubWords(training, t), beatsWords(training, t)];
  return (
    <ConfirmDialog
      opened
      danger
      title={t('training.deleteTitle')}
      keep={t('training.keep')}
      confirm={t('training.delete')}
      busy={remove.isPending}
      refusal={<Refusal words={remove.error === null ? null : refusalText(remove.error)} />}
      onConfirm={() => remove.mutate({ params: { id: TrainingId } })}
      onClose={onClose}
    >
      {words.filter(Boolean).join(' ')}
    </ConfirmDialog>
  );
}

const isMeasured = ({ Duration, GapTime }: TrainingDetail): boolean => Duration > GapTime;

function leavingWords(training: TrainingDetail, t: Translate, formats: Formats): string {
  if (!training.Counts) return t('training.deleteOther');
  if (training.OtherSources > 0) return t('training.deleteNext');
  if (!isMeasured(training)) return t('training.deleteDeclared');
  const points = t('training.pointsOf', { points: formats.number(training.Points) });
  return t('training.deleteText', { time: formats.duration(training.Duration), points });
}

/** A club counts its own source, whichever source the journal counts. */
function clubWords({ ClubName, Counts, OtherSources }: TrainingDetail, t: Translate): string | null {
  const isAllNotified = Counts && OtherSources === 0;
  return ClubName === null || isAllNotified ? null : t('training.deleteInClub', { club: ClubName });
}

/** Heart rates of a file or wearable are deleted with the training. Those that a club recorded remain in the club. */
function beatsWords(training: TrainingDetail, t: Translate): string | null {
  if (training.Source === 'Hand' || !isMeasured(training)) return null;
  return t(training.Source === 'Heart' ? 'training.deleteBeatsStay' : 'training.deleteBeatsGo');
}
