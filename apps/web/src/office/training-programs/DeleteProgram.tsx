import type { TrainingProgram } from '@clubpulse/contract/office/training-programs/training-programs';
import { deleteTrainingProgram } from '@clubpulse/contract/office/training-programs/training-programs.calls';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';

export function DeleteProgram({ program, onClose }: { program: TrainingProgram; onClose: () => void }) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const { TrainingProgramId: programId, Title: name, People: count } = program;
  const act = useDialogAct(deleteTrainingProgram, { doneText: () => t('kit.deletedName', { name }), onClose });
  return (
    <ConfirmDialog
      opened
      danger
      title={t('kit.deleteTitle', { name })}
      keep={t('kit.keepIt')}
      confirm={t('files.delete')}
      busy={act.isPending}
      refusal={<Refusal words={act.error === null ? null : refusalText(act.error)} />}
      onConfirm={() => act.mutate({ params: { id, programId } })}
      onClose={onClose}
    >
      {count === 0 ? t('programs.deleteTextNobody') : t('programs.deleteText', { count })}
    </ConfirmDialog>
  );
}
