import { VIDEO, type Video } from '@clubpulse/contract/videos/videos/videos';
import { listVideoCollections, updateVideo } from '@clubpulse/contract/videos/videos/videos.calls';
import { useMemo } from 'react';
import { DialogForm } from '../../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../../kit/dialog/use-dialog-act.ts';
import { TitleField } from '../../../kit/fields/TitleField.tsx';
import { byRule } from '../../../kit/form/check.ts';
import { useAsOpened } from '../../../kit/form/use-as-opened.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { Refusal } from '../../../kit/states/Refusal.tsx';
import { useCall } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { type Places, PlacesFields } from './PlacesFields.tsx';

interface Values extends Places {
  readonly Title: string;
}

const valuesOf = ({ Title, Description, IsPublished, Collections }: Video): Values => ({
  Title,
  Description,
  IsPublished,
  VideoCollectionIds: Collections.map(({ VideoCollectionId }) => VideoCollectionId),
});

export function EditVideo({ video: newest, onClose }: { video: Video; onClose: () => void }) {
  const t = useT();
  const [video, follow] = useAsOpened(newest);
  const { ClubId: id } = useStaffClub();
  const collections = useCall(listVideoCollections, { params: { id } }, { quiet: true });
  const form = useForm<Values, Values>({
    saved: useMemo(() => valuesOf(video), [video]),
    check: byRule<Values>(({ Title: title, VideoCollectionIds }) => ({
      Title: title.trim() === '' ? t('field-required') : undefined,
      VideoCollectionIds: VideoCollectionIds.length === 0 ? t('video-without-collection') : undefined,
    })),
  });
  const { values, errors, set } = form;
  const update = useDialogAct(updateVideo, {
    doneText: ({ Title: name }) => t('kit.changesSaved', { name }),
    onRefused: follow,
    onClose,
  });
  return (
    <DialogForm
      title={t('kit.edit')}
      act={t('kit.save')}
      form={form}
      refusal={<Refusal words={form.refusal} />}
      save={(body) =>
        update.mutateAsync({ params: { id, videoId: video.VideoId }, body: { ...body, RowVersion: video.RowVersion } })
      }
      onClose={onClose}
    >
      <TitleField first maxLength={VIDEO.title} value={values.Title} error={errors.Title} onChange={(Title) => set({ Title })} />
      <PlacesFields collections={collections.data ?? []} values={values} errors={errors} set={set} />
    </DialogForm>
  );
}
