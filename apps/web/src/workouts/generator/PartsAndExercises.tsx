import { listOfferedExercises } from '@clubpulse/contract/workouts/exercises/exercises.calls';
import { mainMuscles } from '@clubpulse/contract/workouts/exercises/vocabulary';
import type { Form } from '../../kit/form/use-form.ts';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { muscleLabel, optionsOf } from '../exercises/public.ts';
import type { GenerationRequest } from './draft/draft-changes.ts';
import type { Answers } from './generation.ts';
import { WishChips } from './WishChips.tsx';

const OFFERED_MAX = 1000;
const parts = mainMuscles.filter((one) => one !== 'fullBody' && one !== 'cardio');

export function PartsAndExercises({ form: { values, set } }: { form: Form<Answers, GenerationRequest> }) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const { data: offered } = useCall(listOfferedExercises, { params: { id }, query: { draw: 1, start: 0, length: OFFERED_MAX } });
  return (
    <>
      <WishChips
        label={t('generator.parts')}
        hint={t('generator.partsHint')}
        words={{ wanted: 'generator.partMore', unwanted: 'generator.partLess' }}
        sign="plus"
        options={optionsOf(parts, (one) => t(muscleLabel(one)))}
        wanted={values.More}
        unwanted={values.Less}
        onChange={(More, Less) => set({ More, Less })}
      />
      <WishChips
        label={t('workouts.exercises')}
        hint={t('generator.exercisesHint')}
        words={{ wanted: 'generator.exerciseWanted', unwanted: 'generator.exerciseNever' }}
        sign="heart"
        options={(offered?.data ?? []).map(({ ExerciseId, Name }) => ({ value: ExerciseId, label: Name }))}
        wanted={values.WantedIds}
        unwanted={values.NeverIds}
        onChange={(WantedIds, NeverIds) =>
          set({ WantedIds, NeverIds, AllowedIds: values.AllowedIds.filter((one) => WantedIds.includes(one)) })
        }
      />
    </>
  );
}
