import { DEFINITION } from '@clubpulse/contract/workouts/definitions/definitions';
import { uploadWorkoutPicture } from '@clubpulse/contract/workouts/definitions/definitions.calls';
import { exerciseEquipment, levels } from '@clubpulse/contract/workouts/exercises/vocabulary';
import { Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { EditorSection, EditorSections, outlineOf, Pair } from '../../../kit/edit/EditorSections.tsx';
import { FormBar } from '../../../kit/edit/FormBar.tsx';
import { ChoicesField } from '../../../kit/fields/ChoicesField.tsx';
import { NumberField } from '../../../kit/fields/NumberField.tsx';
import { Segmented } from '../../../kit/fields/Segmented.tsx';
import { TitleField } from '../../../kit/fields/TitleField.tsx';
import { Refusal } from '../../../kit/states/Refusal.tsx';
import { change } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { equipmentLabel, optionsOf, PicturesSection } from '../../exercises/public.ts';
import type { DefinitionForm, DefinitionValues } from './definition-values.ts';

const sections = [
  { id: 'words', label: 'definitions.section.words', fields: ['Title', 'Description', 'Level', 'Equipment', 'Minutes'] },
  { id: 'pictures', label: 'workouts.section.pictures', fields: ['PictureUris'] },
  { id: 'video', label: 'definitions.section.video', fields: [] },
] as const;

interface DefinitionFieldsProps<Result> {
  form: DefinitionForm;
  save: (output: DefinitionValues) => Promise<Result>;
  act?: string;
  onSaved?: (result: Result) => void;
  video: ReactNode;
}

export function DefinitionFields<Result>({ form, save, act, onSaved, video }: DefinitionFieldsProps<Result>) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const { values, errors, set } = form;
  const outline = sections.map((section) => ({ ...section, label: t(section.label) }));
  const isWrong = Object.values(errors).some((words) => words !== undefined);
  return (
    <EditorSections notices={<Refusal words={form.refusal} />} outline={outlineOf(outline, errors)}>
      <EditorSection id="words" title={t('definitions.section.words')}>
        <TitleField
          maxLength={DEFINITION.title}
          value={values.Title}
          error={errors['Title']}
          onChange={(Title) => set({ Title })}
        />
        <Textarea
          label={t('kit.description')}
          autosize
          minRows={3}
          maxRows={14}
          maxLength={DEFINITION.description}
          value={values.Description}
          error={errors['Description']}
          onChange={(event) => set({ Description: event.currentTarget.value })}
        />
        <Segmented
          titled
          label={t('workouts.levelField')}
          fullWidth
          value={values.Level}
          options={optionsOf(levels, (one) => t(`workouts.level.${one}`))}
          onChange={(Level) => set({ Level })}
        />
        <Pair>
          <ChoicesField
            label={t('workouts.equipmentField')}
            searchable
            data={optionsOf(exerciseEquipment, (one) => t(equipmentLabel(one)))}
            value={values.Equipment}
            error={errors['Equipment']}
            onChange={(chosen) => set({ Equipment: exerciseEquipment.filter((one) => chosen.includes(one)) })}
          />
          <NumberField
            label={t('kit.minutesLabel')}
            description={t('definitions.minutesHint')}
            min={1}
            max={DEFINITION.minutes}
            value={values.Minutes}
            error={errors['Minutes']}
            onChange={(Minutes) => set({ Minutes })}
          />
        </Pair>
      </EditorSection>
      <PicturesSection
        uris={values.PictureUris}
        max={DEFINITION.pictures}
        note={t('definitions.pictureNote')}
        upload={(body) => change(uploadWorkoutPicture, { params: { id }, body }, { quiet: true })}
        onChange={(PictureUris) => set({ PictureUris })}
      />
      <EditorSection id="video" title={t('definitions.section.video')}>
        {video}
      </EditorSection>
      <FormBar
        form={form}
        save={save}
        act={act}
        wrong={isWrong ? t('definitions.check') : undefined}
        onSaved={(result, leaving) => !leaving && onSaved?.(result)}
      />
    </EditorSections>
  );
}
