import type { TrainingProgram } from '@clubpulse/contract/office/training-programs/training-programs';
import { updateTrainingProgram } from '@clubpulse/contract/office/training-programs/training-programs.calls';
import { useMemo } from 'react';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { byRule } from '../../kit/form/check.ts';
import { useAsOpened } from '../../kit/form/use-as-opened.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { ProgramFields, type ProgramValues } from './ProgramFields.tsx';

export function EditProgram({ program: newest, onClose }: { program: TrainingProgram; onClose: () => void }) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const [program, follow] = useAsOpened(newest);
  const { TrainingProgramId: programId, RowVersion, State, Title, Description, ValidUntil } = program;
  const saved = useMemo((): ProgramValues => ({ Title, Description, ValidUntil }), [Title, Description, ValidUntil]);
  const form = useForm<ProgramValues, ProgramValues>({
    saved,
    check: byRule<ProgramValues>((values) => ({ Title: values.Title.trim() === '' ? t('field-required') : undefined })),
  });
  const update = useDialogAct(updateTrainingProgram, {
    doneText: ({ Title: name }) => t('kit.changesSaved', { name }),
    onRefused: follow,
    onClose,
  });
  return (
    <DialogForm
      title={program.FileName}
      act={t('kit.save')}
      form={form}
      refusal={<Refusal words={form.refusal} />}
      save={(stated) => update.mutateAsync({ params: { id, programId }, body: { ...stated, RowVersion } })}
      onClose={onClose}
    >
      {State === 'Uploading' && <p>{t('programs.goOn')}</p>}
      <ProgramFields
        withTitle
        values={form.values}
        errors={form.errors}
        set={form.set}
        onBroken={(broken) => form.setUnreadable('ValidUntil', broken)}
      />
    </DialogForm>
  );
}
