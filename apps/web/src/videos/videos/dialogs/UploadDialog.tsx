import { UPLOAD } from '@clubpulse/contract/videos/uploads/uploads';
import { ADVISED_TYPES, VIDEO, type VideoCollection } from '@clubpulse/contract/videos/videos/videos';
import { DialogForm } from '../../../kit/dialog/DialogForm.tsx';
import { TitleField } from '../../../kit/fields/TitleField.tsx';
import { byRule } from '../../../kit/form/check.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { Refusal } from '../../../kit/states/Refusal.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { FilesField, sendFile, titleOfFile } from '../../uploads/public.ts';
import { type Places, PlacesFields } from './PlacesFields.tsx';

interface UploadDialogProps {
  readonly collections: readonly VideoCollection[];
  readonly playlist: number | null;
  readonly onClose: () => void;
}
interface Values extends Places {
  readonly Files: readonly File[];
  readonly Title: string;
}

export function UploadDialog({ collections, playlist, onClose }: UploadDialogProps) {
  const t = useT();
  const formats = useFormats();
  const { ClubId } = useStaffClub();
  const first = collections.length === 1 ? (collections[0]?.VideoCollectionId ?? null) : playlist;
  const form = useForm<Values, Values>({
    initial: { Files: [], Title: '', Description: '', VideoCollectionIds: first === null ? [] : [first], IsPublished: true },
    check: byRule<Values>(({ Files, Title, VideoCollectionIds }) => ({
      Files:
        Files.length === 0
          ? t('field-required')
          : Files.some(({ size }) => size > UPLOAD.bytesMax)
            ? t('upload-too-large')
            : Files.some(({ size }) => size === 0)
              ? t('upload-empty')
              : undefined,
      Title: Files.length === 1 && Title.trim() === '' ? t('field-required') : undefined,
      VideoCollectionIds: VideoCollectionIds.length === 0 ? t('video-without-collection') : undefined,
    })),
  });
  const { values, errors, set } = form;
  const { Files } = values;
  const bytes = Files.reduce((sum, { size }) => sum + size, 0);
  const save = ({ Files: files, Title, ...places }: Values) => {
    for (const file of files) {
      const name = files.length === 1 ? Title.trim() : titleOfFile(file, VIDEO.title);
      sendFile(ClubId, file, name, { kind: 'new', input: { ...places, Title: name } });
    }
    onClose();
    return Promise.resolve(null);
  };
  return (
    <DialogForm
      title={t('videos.upload')}
      act={t('videos.upload')}
      form={form}
      save={save}
      refusal={<Refusal words={form.refusal} />}
      onClose={onClose}
    >
      {collections.length === 0 && <Refusal words={t('videos.noPlaylist')} />}
      <FilesField
        multiple
        label={Files.length === 1 ? Files[0]?.name : t('videos.chooseFiles')}
        chosen={Files.length > 0 && <span>{t('videos.chosen', { count: Files.length, size: formats.bytes(bytes) })}</span>}
        note={t('videos.advice')}
        accept={ADVISED_TYPES}
        error={errors.Files}
        onChosen={(named, all) => set({ Files: all, ...(values.Title === '' ? { Title: titleOfFile(named, VIDEO.title) } : {}) })}
      />
      {Files.length <= 1 && (
        <TitleField maxLength={VIDEO.title} value={values.Title} error={errors.Title} onChange={(Title) => set({ Title })} />
      )}
      <PlacesFields collections={collections} values={values} errors={errors} set={set} />
    </DialogForm>
  );
}
