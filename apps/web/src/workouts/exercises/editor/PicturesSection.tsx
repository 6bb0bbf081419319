import type { ImageUpload } from '@clubpulse/contract/accounts/images';
import { ImageField } from '../../../accounts/images/public.ts';
import { EditorSection } from '../../../kit/edit/EditorSections.tsx';
import { useT } from '../../../platform/phrases.ts';

interface PicturesSectionProps {
  uris: readonly string[];
  max: number;
  note: string;
  upload: (picture: ImageUpload) => Promise<unknown>;
  onChange: (uris: string[]) => void;
}

export function PicturesSection({ uris, max, note, upload, onChange }: PicturesSectionProps) {
  const t = useT();
  const places = [...uris, null].slice(0, max);
  return (
    <EditorSection id="pictures" title={t('workouts.section.pictures')}>
      {places.map((uri, at) => (
        <ImageField
          key={uri ?? 'add'}
          kind="exercise"
          label={uri === null ? t('workouts.addPicture') : t('workouts.picture', { number: at + 1 })}
          note={note}
          uri={uri}
          upload={upload}
          onStored={(stored) => {
            if (!uris.includes(stored)) onChange([...uris.slice(0, at), stored, ...uris.slice(at + 1)]);
          }}
          remove={() => onChange(uris.filter((one) => one !== uri))}
        />
      ))}
    </EditorSection>
  );
}
