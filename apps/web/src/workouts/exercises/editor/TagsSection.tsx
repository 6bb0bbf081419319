import { listExerciseBrands } from '@clubpulse/contract/workouts/exercises/exercises.calls';
import { activities, exerciseEquipment } from '@clubpulse/contract/workouts/exercises/vocabulary';
import { EditorSection, Pair } from '../../../kit/edit/EditorSections.tsx';
import { ChoicesField } from '../../../kit/fields/ChoicesField.tsx';
import { SuggestField } from '../../../kit/fields/SuggestField.tsx';
import { useCall } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { equipmentLabel, optionsOf } from '../exercise-text.ts';
import type { MovementForm } from './movement-values.ts';

export function TagsSection({ form: { values, errors, set } }: { form: MovementForm }) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const { data: brands = [] } = useCall(listExerciseBrands, { params: { id } }, { quiet: true });
  return (
    <EditorSection id="tags" title={t('workouts.section.tags')}>
      <ChoicesField
        label={t('workouts.equipmentField')}
        searchable
        data={optionsOf(exerciseEquipment, (one) => t(equipmentLabel(one)))}
        value={values.Equipment}
        error={errors['Equipment']}
        onChange={(chosen) => set({ Equipment: exerciseEquipment.filter((one) => chosen.includes(one)) })}
      />
      <Pair>
        <ChoicesField
          label={t('workouts.activityField')}
          searchable
          data={optionsOf(activities, (one) => t(`workouts.activity.${one}`))}
          value={values.Activities}
          error={errors['Activities']}
          onChange={(chosen) => set({ Activities: activities.filter((one) => chosen.includes(one)) })}
        />
        <SuggestField
          label={t('workouts.brandField')}
          data={[...brands]}
          value={values.Brand}
          error={errors['Brand']}
          onChange={(Brand) => set({ Brand })}
        />
      </Pair>
    </EditorSection>
  );
}
