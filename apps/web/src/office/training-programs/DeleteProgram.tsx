import type { TrainingProgram } from '@clubpulse/contract/office/training-programs/training-programs';
import { deleteTrainingProgram } from '@clubpulse/contract/office/training-programs/training-programs.calls';
import { DeletionDialog } from '../../kit/dialog/DeletionDialog.tsx';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';

export function DeleteProgram({ program, onClose }: { program: TrainingProgram; onClose: () => void }) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const { TrainingProgramId: programId, Title: name, People: count } = program;
  return (
    <DeletionDialog
      call={deleteTrainingProgram}
      input={{ params: { id, programId } }}
      name={name}
      confirm={t('files.delete')}
      onClose={onClose}
    >
      {count === 0 ? t('programs.deleteTextNobody') : t('programs.deleteText', { count })}
    </DeletionDialog>
  );
}
