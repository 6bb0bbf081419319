import { PROGRAM } from '@clubpulse/contract/office/training-programs/training-programs';
import { DOCUMENT } from '@clubpulse/contract/videos/uploads/uploads';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { byRule } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { FilesField, sendFile, titleOfFile } from '../../videos/uploads/public.ts';
import { ProgramFields, type ProgramValues } from './ProgramFields.tsx';
import { ACCEPTED, programCarrier } from './program-files.ts';

interface Values extends ProgramValues {
  readonly Files: readonly File[];
}

export function UploadPrograms({ onClose }: { onClose: () => void }) {
  const t = useT();
  const formats = useFormats();
  const { ClubId } = useStaffClub();
  const form = useForm<Values, Values>({
    initial: { Files: [], Title: '', Description: '', ValidUntil: null },
    check: byRule<Values>(({ Files, Title }) => ({
      Files:
        Files.length === 0
          ? t('field-required')
          : Files.some(({ size }) => size > DOCUMENT.bytesMax)
            ? t('program-too-large')
            : Files.some(({ size }) => size === 0)
              ? t('upload-empty')
              : undefined,
      Title: Files.length === 1 && Title.trim() === '' ? t('field-required') : undefined,
    })),
  });
  const { values, errors, set } = form;
  const { Files } = values;
  const bytes = Files.reduce((sum, { size }) => sum + size, 0);
  const save = ({ Files: files, ...stated }: Values) => {
    for (const file of files) {
      const Title = files.length === 1 ? stated.Title.trim() : titleOfFile(file, PROGRAM.title);
      sendFile(ClubId, file, Title, { kind: 'document', carrier: programCarrier(ClubId, { ...stated, Title }) });
    }
    onClose();
    return Promise.resolve(null);
  };
  return (
    <DialogForm
      title={t('programs.upload')}
      act={t('videos.upload')}
      form={form}
      save={save}
      refusal={<Refusal words={form.refusal} />}
      onClose={onClose}
    >
      <FilesField
        multiple
        label={Files.length === 1 ? Files[0]?.name : t('recordings.choose')}
        chosen={Files.length > 0 && <span>{t('programs.chosen', { count: Files.length, size: formats.bytes(bytes) })}</span>}
        note={t('programs.takes', { mb: DOCUMENT.mb })}
        accept={ACCEPTED}
        error={errors.Files}
        onChosen={(first, all) =>
          set({ Files: all, ...(values.Title === '' ? { Title: titleOfFile(first, PROGRAM.title) } : {}) })
        }
      />
      <ProgramFields
        withTitle={Files.length <= 1}
        values={values}
        errors={errors}
        set={set}
        onBroken={(broken) => form.setUnreadable('ValidUntil', broken)}
      />
    </DialogForm>
  );
}
