import { VIDEO, type VideoCollection, type VideoInput } from '@clubpulse/contract/videos/videos/videos';
import { Switch, Textarea } from '@mantine/core';
import { ChoicesField } from '../../../kit/fields/ChoicesField.tsx';
import { useT } from '../../../platform/phrases.ts';

export type Places = Pick<VideoInput, 'Description' | 'VideoCollectionIds' | 'IsPublished'>;

interface PlacesFieldsProps {
  readonly collections: readonly VideoCollection[];
  readonly values: Places;
  readonly errors: Readonly<Record<string, string | undefined>>;
  readonly set: (changes: Partial<Places>) => void;
}

export function PlacesFields({ collections, values, errors, set }: PlacesFieldsProps) {
  const t = useT();
  const { VideoCollectionIds, Description, IsPublished } = values;
  const wrong = Object.entries(errors).find(
    ([field, words]) => field.startsWith('VideoCollectionIds') && words !== undefined,
  )?.[1];
  return (
    <>
      <ChoicesField
        label={t('videos.inPlaylists')}
        data={collections.map(({ VideoCollectionId, Title }) => ({ value: String(VideoCollectionId), label: Title }))}
        value={VideoCollectionIds.map(String)}
        error={wrong}
        onChange={(ids) => set({ VideoCollectionIds: ids.map(Number) })}
      />
      <Textarea
        label={t('kit.description')}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={VIDEO.description}
        value={Description}
        error={errors['Description']}
        onChange={(event) => set({ Description: event.currentTarget.value })}
      />
      <Switch
        label={t('videos.publish')}
        checked={IsPublished}
        onChange={(event) => set({ IsPublished: event.currentTarget.checked })}
      />
    </>
  );
}
