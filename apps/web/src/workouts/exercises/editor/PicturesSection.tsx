import { EXERCISE_PICTURES_MAX } from '@clubpulse/contract/workouts/exercises/exercises';
import { uploadExercisePicture, uploadPlatformExercisePicture } from '@clubpulse/contract/workouts/exercises/exercises.calls';
import { ImageField } from '../../../accounts/images/public.ts';
import { EditorSection } from '../../../kit/edit/EditorSections.tsx';
import { change } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import type { MovementForm } from './movement-values.ts';

interface PicturesSectionProps {
  form: MovementForm;
  isOfPlatform: boolean;
}

export function PicturesSection({ form: { values, set }, isOfPlatform }: PicturesSectionProps) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const { PictureUris } = values;
  const put = (at: number, uri: string) => set({ PictureUris: [...PictureUris.slice(0, at), uri, ...PictureUris.slice(at + 1)] });
  const places = [...PictureUris, null].slice(0, EXERCISE_PICTURES_MAX);
  return (
    <EditorSection id="pictures" title={t('workouts.section.pictures')}>
      {places.map((uri, at) => (
        <ImageField
          key={uri ?? 'add'}
          kind="exercise"
          label={uri === null ? t('workouts.addPicture') : t('workouts.picture', { number: at + 1 })}
          note={t('workouts.pictureNote')}
          uri={uri}
          upload={(body) =>
            isOfPlatform
              ? change(uploadPlatformExercisePicture, { body }, { quiet: true })
              : change(uploadExercisePicture, { params: { id }, body }, { quiet: true })
          }
          onStored={(stored) => {
            if (!PictureUris.includes(stored)) put(at, stored);
          }}
          remove={() => set({ PictureUris: PictureUris.filter((one) => one !== uri) })}
        />
      ))}
    </EditorSection>
  );
}
