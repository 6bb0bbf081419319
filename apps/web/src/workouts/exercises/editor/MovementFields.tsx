import { EXERCISE_PICTURES_MAX } from '@clubpulse/contract/workouts/exercises/exercises';
import { uploadExercisePicture, uploadPlatformExercisePicture } from '@clubpulse/contract/workouts/exercises/exercises.calls';
import { EditorSections, outlineOf } from '../../../kit/edit/EditorSections.tsx';
import { FormBar } from '../../../kit/edit/FormBar.tsx';
import { Refusal } from '../../../kit/states/Refusal.tsx';
import { change } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { GeneratorSection } from './GeneratorSection.tsx';
import { MusclesSection } from './MusclesSection.tsx';
import type { MovementForm } from './movement-values.ts';
import { PicturesSection } from './PicturesSection.tsx';
import { TagsSection } from './TagsSection.tsx';
import { TextsSection } from './TextsSection.tsx';

const sections = [
  { id: 'texts', label: 'workouts.section.texts', fields: ['Texts'] },
  { id: 'muscles', label: 'workouts.section.muscles', fields: ['MainMuscle', 'OtherMuscles', 'Muscles'] },
  { id: 'tags', label: 'workouts.section.tags', fields: ['Equipment', 'Activities', 'Brand'] },
  {
    id: 'generator',
    label: 'workouts.section.generator',
    fields: ['Level', 'Pattern', 'Measure', 'Locations', 'Unilateral', 'Demands'],
  },
  { id: 'pictures', label: 'workouts.section.pictures', fields: ['PictureUris'] },
] as const;

type Sent = Parameters<Parameters<MovementForm['save']>[0]>[0];

interface MovementFieldsProps<Result> {
  form: MovementForm;
  isOfPlatform: boolean;
  save: (output: Sent) => Promise<Result>;
  act?: string;
  onSaved?: (result: Result) => void;
}

export function MovementFields<Result>({ form, isOfPlatform, save, act, onSaved }: MovementFieldsProps<Result>) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const outline = sections.map((section) => ({ ...section, label: t(section.label) }));
  const isWrong = Object.values(form.errors).some((words) => words !== undefined);
  return (
    <EditorSections notices={<Refusal words={form.refusal} />} outline={outlineOf(outline, form.errors)}>
      <TextsSection form={form} />
      <MusclesSection form={form} />
      <TagsSection form={form} />
      <GeneratorSection form={form} />
      <PicturesSection
        uris={form.values.PictureUris}
        max={EXERCISE_PICTURES_MAX}
        note={t('workouts.pictureNote')}
        upload={(body) =>
          isOfPlatform
            ? change(uploadPlatformExercisePicture, { body }, { quiet: true })
            : change(uploadExercisePicture, { params: { id }, body }, { quiet: true })
        }
        onChange={(PictureUris) => form.set({ PictureUris })}
      />
      <FormBar
        form={form}
        save={save}
        act={act}
        wrong={isWrong ? t('workouts.check') : undefined}
        onSaved={(result, leaving) => !leaving && onSaved?.(result)}
      />
    </EditorSections>
  );
}
