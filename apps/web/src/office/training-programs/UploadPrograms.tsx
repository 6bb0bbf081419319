import { PROGRAM } from '@clubpulse/contract/office/training-programs/training-programs';
import { DOCUMENT } from '@clubpulse/contract/videos/uploads/uploads';
import { IconFileUpload } from '@tabler/icons-react';
import { useId } from 'react';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { byRule } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { sendFile } from '../../videos/uploads/public.ts';
import { ProgramFields, type ProgramValues } from './ProgramFields.tsx';
import classes from './Programs.module.css';
import { ACCEPTED, programCarrier } from './program-files.ts';

interface Values extends ProgramValues {
  readonly Files: readonly File[];
}

const titleOf = ({ name }: File): string =>
  name
    .replace(/\.[^.]*$/, '')
    .replaceAll('_', ' ')
    .trim()
    .slice(0, PROGRAM.title) || name.slice(0, PROGRAM.title);

export function UploadPrograms({ onClose }: { onClose: () => void }) {
  const t = useT();
  const formats = useFormats();
  const fieldId = useId();
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
      const Title = files.length === 1 ? stated.Title.trim() : titleOf(file);
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
      <label className={classes['drop']} htmlFor={fieldId}>
        <IconFileUpload size={26} stroke={1.6} aria-hidden="true" />
        <b>{Files.length === 1 ? Files[0]?.name : t('recordings.choose')}</b>
        {Files.length > 0 && <span>{t('programs.chosen', { count: Files.length, size: formats.bytes(bytes) })}</span>}
        <small>{t('programs.takes', { mb: DOCUMENT.mb })}</small>
        <input
          id={fieldId}
          type="file"
          multiple
          data-autofocus
          accept={ACCEPTED}
          aria-describedby={errors.Files === undefined ? undefined : `${fieldId}-error`}
          onChange={(event) => {
            const chosen = [...(event.currentTarget.files ?? [])];
            event.currentTarget.value = '';
            const [only] = chosen;
            if (only !== undefined) set({ Files: chosen, ...(values.Title === '' ? { Title: titleOf(only) } : {}) });
          }}
        />
      </label>
      {errors.Files !== undefined && (
        <p id={`${fieldId}-error`} role="alert" className={classes['wrong']}>
          {errors.Files}
        </p>
      )}
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
