import { VIDEO, VIDEO_URL_MAX, type Video, type VideoCollection } from '@clubpulse/contract/videos/videos/videos';
import { addVideoLink, getVideoInfo } from '@clubpulse/contract/videos/videos/videos.calls';
import { linkedVideo } from '@clubpulse/rules/videos/videos/link';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { DialogForm } from '../../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../../kit/dialog/use-dialog-act.ts';
import { TitleField } from '../../../kit/fields/TitleField.tsx';
import { byRule } from '../../../kit/form/check.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { Refusal } from '../../../kit/states/Refusal.tsx';
import { ApiError, api } from '../../../platform/api.ts';
import { refusalText } from '../../../platform/forms.ts';
import { useT } from '../../../platform/phrases.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import classes from '../Videos.module.css';
import { type Places, PlacesFields } from './PlacesFields.tsx';

interface LinkDialogProps {
  readonly collections: readonly VideoCollection[];
  readonly playlist: number | null;
  readonly onClose: () => void;
  readonly onAdded: (videoId: number) => void;
}
interface Values extends Places {
  readonly Url: string;
  readonly Title: string;
}

export function LinkDialog({ collections, playlist, onClose, onAdded }: LinkDialogProps) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const first = collections.length === 1 ? (collections[0]?.VideoCollectionId ?? null) : playlist;
  const form = useForm<Values, Values>({
    initial: { Url: '', Title: '', Description: '', VideoCollectionIds: first === null ? [] : [first], IsPublished: true },
    check: byRule<Values>(({ Url, Title, VideoCollectionIds }) => ({
      Url: Url.trim() === '' ? t('field-required') : linkedVideo(Url) === undefined ? t('error.VideoLinkRefused') : undefined,
      Title: Title.trim() === '' ? t('field-required') : undefined,
      VideoCollectionIds: VideoCollectionIds.length === 0 ? t('video-without-collection') : undefined,
    })),
  });
  const { values, errors, set } = form;
  const [text, setText] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const add = useDialogAct(addVideoLink, {
    doneText: ({ Title }: Video) => t('kit.changesSaved', { name: Title }),
    onClose,
  });
  async function lookUp() {
    const link = linkedVideo(values.Url);
    if (link === undefined) return setText(t('error.VideoLinkRefused'));
    setBusy(true);
    setText(null);
    try {
      const found = await api(getVideoInfo, { params: { id }, query: { Url: values.Url.trim() } }, { quiet: true });
      if (values.Title.trim() === '') set({ Title: found.Title });
    } catch (error) {
      setText(error instanceof ApiError ? refusalText(error) : null);
    } finally {
      setBusy(false);
    }
  }
  return (
    <DialogForm
      title={t('videos.fromLink')}
      act={t('kit.add')}
      form={form}
      refusal={<Refusal words={form.refusal} />}
      save={async (body) => {
        const added = await add.mutateAsync({ params: { id }, body });
        onAdded(added.VideoId);
        return added;
      }}
      onClose={onClose}
    >
      {collections.length === 0 && <Refusal words={t('videos.noPlaylist')} />}
      <div className={classes['lookUp']}>
        <TextInput
          required
          data-autofocus
          label={t('kit.link')}
          description={t('videos.linkHint')}
          maxLength={VIDEO_URL_MAX}
          value={values.Url}
          error={errors.Url ?? text ?? undefined}
          onChange={(event) => {
            setText(null);
            set({ Url: event.currentTarget.value });
          }}
        />
        <Button variant="default" loading={busy} onClick={() => void lookUp()}>
          {t('videos.lookUp')}
        </Button>
      </div>
      <TitleField maxLength={VIDEO.title} value={values.Title} error={errors.Title} onChange={(Title) => set({ Title })} />
      <PlacesFields collections={collections} values={values} errors={errors} set={set} />
    </DialogForm>
  );
}
