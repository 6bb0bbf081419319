import { VIDEO, type Video } from '@clubpulse/contract/videos/videos/videos';
import { listVideoCollections, updateVideo } from '@clubpulse/contract/videos/videos/videos.calls';
import { TextInput } from '@mantine/core';
import { DialogForm } from '../../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../../kit/dialog/use-dialog-act.ts';
import { byRule } from '../../../kit/form/check.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { Refusal } from '../../../kit/states/Refusal.tsx';
import { useCall } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { type Places, PlacesFields } from './PlacesFields.tsx';

interface Values extends Places {
  readonly Title: string;
}

/** What a video is called, where it stands, and whether members watch it. */
export function EditVideo({ video, onClose }: { video: Video; onClose: () => void }) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const collections = useCall(listVideoCollections, { params: { id } }, { quiet: true });
  const { Title, Description, IsPublished, Collections } = video;
  const form = useForm<Values, Values>({
    initial: {
      Title,
      Description,
      IsPublished,
      VideoCollectionIds: Collections.map(({ VideoCollectionId }) => VideoCollectionId),
    },
    check: byRule<Values>(({ Title: title, VideoCollectionIds }) => ({
      Title: title.trim() === '' ? t('field-required') : undefined,
      VideoCollectionIds: VideoCollectionIds.length === 0 ? t('video-without-collection') : undefined,
    })),
  });
  const { values, errors, set } = form;
  const update = useDialogAct(updateVideo, { said: ({ Title: name }) => t('kit.changesSaved', { name }), onClose });
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
      <TextInput
        required
        data-autofocus
        label={t('kit.title')}
        maxLength={VIDEO.title}
        value={values.Title}
        error={errors.Title}
        onChange={(event) => set({ Title: event.currentTarget.value })}
      />
      <PlacesFields collections={collections.data ?? []} values={values} errors={errors} set={set} />
    </DialogForm>
  );
}
