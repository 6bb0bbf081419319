import { listSubscriptionTypes } from '@clubpulse/contract/billing/subscription-types.calls';
import { VIDEO, type VideoCollection, type VideoCollectionInput } from '@clubpulse/contract/videos/videos/videos';
import { createVideoCollection, updateVideoCollection } from '@clubpulse/contract/videos/videos/videos.calls';
import { TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { DialogForm } from '../../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../../kit/dialog/use-dialog-act.ts';
import { ChoicesField } from '../../../kit/fields/ChoicesField.tsx';
import { TitleField } from '../../../kit/fields/TitleField.tsx';
import { byRule } from '../../../kit/form/check.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { Refusal } from '../../../kit/states/Refusal.tsx';
import { useCall } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { useStaffClub } from '../../../platform/session.tsx';

interface CollectionEditorProps {
  readonly collection?: VideoCollection;
  readonly onClose: () => void;
  readonly onMade: (id: number) => void;
}

const empty: VideoCollectionInput = { Title: '', Description: '', ClassSubscriptionIds: [] };
const inputOf = ({ Title, Description, Needs }: VideoCollection): VideoCollectionInput => ({
  Title,
  Description,
  ClassSubscriptionIds: Needs.map(({ ClassSubscriptionId }) => ClassSubscriptionId),
});

export function CollectionEditor({ collection, onClose, onMade }: CollectionEditorProps) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const types = useCall(listSubscriptionTypes, { params: { id } }, { quiet: true });
  const begun = useMemo((): VideoCollectionInput => (collection ? inputOf(collection) : empty), [collection]);
  const form = useForm<VideoCollectionInput, VideoCollectionInput>({
    ...(collection ? { saved: begun } : { initial: begun }),
    check: byRule<VideoCollectionInput>(({ Title }) => ({ Title: Title.trim() === '' ? t('field-required') : undefined })),
  });
  const { values, errors, set } = form;
  const after = { doneText: ({ Title: name }: VideoCollection) => t('kit.changesSaved', { name }), onClose };
  const create = useDialogAct(createVideoCollection, after);
  const update = useDialogAct(updateVideoCollection, after);
  async function save(body: VideoCollectionInput) {
    const made =
      collection === undefined
        ? await create.mutateAsync({ params: { id }, body })
        : await update.mutateAsync({
            params: { id, collectionId: collection.VideoCollectionId },
            body: { ...body, RowVersion: collection.RowVersion },
          });
    onMade(made.VideoCollectionId);
    return made;
  }
  const known = new Map([
    ...(collection?.Needs ?? []).map(({ ClassSubscriptionId, Name }) => [ClassSubscriptionId, Name] as const),
    ...(types.data ?? []).map(({ ClassSubscriptionId, Name }) => [ClassSubscriptionId, Name] as const),
  ]);
  return (
    <DialogForm
      title={t(collection === undefined ? 'videos.newPlaylist' : 'videos.editPlaylist')}
      act={t(collection === undefined ? 'kit.add' : 'kit.save')}
      form={form}
      refusal={<Refusal words={form.refusal} />}
      save={save}
      onClose={onClose}
    >
      <TitleField first maxLength={VIDEO.title} value={values.Title} error={errors.Title} onChange={(Title) => set({ Title })} />
      <TextInput
        label={t('kit.description')}
        maxLength={VIDEO.description}
        value={values.Description}
        error={errors.Description}
        onChange={(event) => set({ Description: event.currentTarget.value })}
      />
      <ChoicesField
        label={t('videos.needs')}
        placeholder={values.ClassSubscriptionIds.length === 0 ? t('videos.needsHint') : ''}
        data={[...known].map(([value, label]) => ({ value: String(value), label }))}
        value={values.ClassSubscriptionIds.map(String)}
        onChange={(ids) => set({ ClassSubscriptionIds: ids.map(Number) })}
      />
    </DialogForm>
  );
}
