import type { LiveTraining } from '@clubpulse/contract/live/live-trainings/live-trainings';
import { deleteLiveTraining } from '@clubpulse/contract/live/live-trainings/live-trainings.calls';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';

interface DeleteProps {
  training: LiveTraining;
  /** True on the training's own page, which closes and must not reload the deleted training. */
  leaves?: boolean;
  onDone: () => void;
  onClose: () => void;
}

export function DeleteLiveTraining({
  training: { LiveTrainingId: id, Name: name },
  leaves = false,
  onDone,
  onClose,
}: DeleteProps) {
  const t = useT();
  const remove = useDialogAct(deleteLiveTraining, {
    leaves,
    doneText: () => t('kit.deletedName', { name }),
    onClose: onDone,
  });
  return (
    <ConfirmDialog
      opened
      danger
      title={t('kit.deleteTitle', { name })}
      confirm={t('kit.delete')}
      busy={remove.isPending}
      refusal={<Refusal words={remove.error && refusalText(remove.error)} />}
      onConfirm={() => remove.mutate({ params: { id } })}
      onClose={onClose}
    >
      {t('liveTr.deleteText')}
    </ConfirmDialog>
  );
}
