import { FILE_BYTES_MAX, FILE_MAX_MB, type MemberFile } from '@clubpulse/contract/members/files/files';
import { TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { DateField } from '../../kit/fields/DateField.tsx';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { byRule } from '../../kit/form/check.ts';
import { useAsOpened } from '../../kit/form/use-as-opened.ts';
import { type Form, useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useClubs, useSelf } from '../../platform/session.tsx';
import type { Keeper } from './keeper.ts';
import { PickFile } from './PickFile.tsx';
import { type FileValues, useSaveFile } from './use-save-file.ts';

interface FileEditorProps {
  keeper: Keeper;
  file?: MemberFile;
  onClose: () => void;
}

const unnamed: FileValues = { File: null, Title: '', Kind: 'Document', ValidUntil: null, ShownToClubId: null, Shared: false };
const valuesOf = ({ ShownTo: shown, ...stated }: MemberFile): FileValues => ({
  File: null,
  Title: stated.Title,
  Kind: stated.Kind,
  ValidUntil: stated.ValidUntil,
  ShownToClubId: shown?.ClubId ?? null,
  Shared: stated.Shared,
});

const stemOf = (name: string): string =>
  name
    .replace(/\.[^.]*$/, '')
    .replaceAll('_', ' ')
    .slice(0, 100);

export function FileEditor({ keeper, file: newest, onClose }: FileEditorProps) {
  const t = useT();
  const formats = useFormats();
  const tooLarge = (picked: File) =>
    t('files.tooLarge', { name: picked.name, mb: formats.number(picked.size / 1_048_576, 1), max: FILE_MAX_MB });
  const [file, follow] = useAsOpened(newest);
  const stored = useMemo(() => file && valuesOf(file), [file]);
  const form = useForm<FileValues, FileValues>({
    ...(stored ? { saved: stored } : { initial: unnamed }),
    check: byRule<FileValues>(({ File: picked, Title }) => ({
      File:
        file !== undefined
          ? undefined
          : picked === null
            ? t('field-required')
            : picked.size > FILE_BYTES_MAX
              ? tooLarge(picked)
              : undefined,
      Title: Title.trim() === '' ? t('field-required') : undefined,
    })),
  });
  const { values, errors, set } = form;
  const save = useSaveFile(keeper, file, { onRefused: follow, onClose });

  // A new file replaces only a title that was derived from the previous file.
  const isTitled = values.Title !== '' && (values.File === null || values.Title !== stemOf(values.File.name));
  // The error is shown before the upload, because the server refuses the file anyway.
  const isLarge = values.File !== null && values.File.size > FILE_BYTES_MAX;
  return (
    <DialogForm
      title={file === undefined ? t('files.new') : file.FileName}
      act={t(file === undefined ? 'kit.add' : 'kit.save')}
      form={form}
      refusal={<Refusal words={form.refusal} />}
      save={save}
      onClose={onClose}
    >
      {file === undefined && (
        <PickFile
          file={values.File}
          error={isLarge && values.File !== null ? tooLarge(values.File) : errors.File}
          onPick={(picked) => set({ File: picked, ...(isTitled ? {} : { Title: stemOf(picked.name) }) })}
        />
      )}
      <TextInput
        required
        label={t('files.what')}
        maxLength={100}
        value={values.Title}
        error={errors.Title}
        onChange={(event) => set({ Title: event.currentTarget.value })}
      />
      {keeper.whose === 'self' && (
        <Segmented
          titled
          fullWidth
          label={t('files.kind')}
          value={values.Kind}
          options={[
            { value: 'Document', label: t('files.kindDocument') },
            { value: 'Health', label: t('files.kindHealth') },
          ]}
          onChange={(Kind) => set({ Kind })}
        />
      )}
      <DateField
        near
        label={t('files.validUntil')}
        description={t('files.validHint')}
        value={values.ValidUntil}
        error={errors.ValidUntil}
        onBroken={(broken) => form.setUnreadable('ValidUntil', broken)}
        onChange={(ValidUntil) => set({ ValidUntil })}
      />
      <WhoSees keeper={keeper} values={values} set={set} />
    </DialogForm>
  );
}

interface WhoSeesProps extends Pick<Form<FileValues>, 'values' | 'set'> {
  keeper: Keeper;
}

function WhoSees({ keeper, values, set }: WhoSeesProps) {
  const t = useT();
  if (keeper.whose === 'self')
    return (
      <ShownTo
        value={values.ShownToClubId}
        isHealth={values.Kind === 'Health'}
        onChange={(ShownToClubId) => set({ ShownToClubId })}
      />
    );
  return (
    <Segmented
      titled
      fullWidth
      label={t('files.whoSees')}
      value={values.Shared ? 'shared' : 'staff'}
      options={[
        { value: 'staff', label: t('files.staffOnly') },
        { value: 'shared', label: t('files.sharedWith', { name: keeper.name }) },
      ]}
      onChange={(choice) => set({ Shared: choice === 'shared' })}
    />
  );
}

interface ShownToProps {
  value: number | null;
  isHealth: boolean;
  onChange: (clubId: number | null) => void;
}

function ShownTo({ value, isHealth, onChange }: ShownToProps) {
  const t = useT();
  const { clubs } = useClubs();
  const { Athlete } = useSelf().AvailableRoles;
  const ownClubs = clubs.filter((club) => Athlete.some(({ ClubId }) => ClubId === club.ClubId));
  const description = value === null ? undefined : t(isHealth ? 'files.healthHint' : 'files.shownHint');
  return (
    <ChoiceField
      label={t('files.whoSees')}
      description={description}
      value={String(value ?? '')}
      data={[
        { value: '', label: t('files.onlyMe') },
        ...ownClubs.map(({ ClubId, Name }) => ({ value: String(ClubId), label: Name })),
      ]}
      allowDeselect={false}
      onChange={(chosen) => onChange(chosen === null || chosen === '' ? null : Number(chosen))}
    />
  );
}
