import { listOfferedExercises } from '@clubpulse/contract/workouts/exercises/exercises.calls';
import { mainMuscles } from '@clubpulse/contract/workouts/exercises/vocabulary';
import { ChoicesField } from '../../kit/fields/ChoicesField.tsx';
import type { Form } from '../../kit/form/use-form.ts';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { muscleWords, optionsOf } from '../exercises/public.ts';
import type { Answers, Asked } from './generation.ts';

/** A club's exercises that can be named here. */
const OFFERED_MAX = 1000;
const parts = mainMuscles.filter((one) => one !== 'fullBody' && one !== 'cardio');

/** What is trained more and less, and which exercises are wanted and never to be had: each in one of the two only. */
export function PartsAndExercises({ form: { values, set } }: { form: Form<Answers, Asked> }) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const { data: offered } = useCall(listOfferedExercises, { params: { id }, query: { draw: 1, start: 0, length: OFFERED_MAX } });
  const exercises = (offered?.data ?? []).map(({ ExerciseId, Name }) => ({ value: `${ExerciseId}`, label: Name }));
  const idsOf = (chosen: readonly string[]) => chosen.map(Number);
  const without = <Item,>(all: readonly Item[], taken: readonly Item[]) => all.filter((one) => !taken.includes(one));
  const partsOf = (chosen: readonly string[]) => parts.filter((one) => chosen.includes(one));
  const muscles = optionsOf(parts, (one) => t(muscleWords(one)));
  return (
    <>
      <ChoicesField
        label={t('generator.more')}
        data={muscles}
        value={[...values.More]}
        onChange={(chosen) => set({ More: partsOf(chosen), Less: without(values.Less, partsOf(chosen)) })}
      />
      <ChoicesField
        label={t('generator.less')}
        data={muscles}
        value={[...values.Less]}
        onChange={(chosen) => set({ Less: partsOf(chosen), More: without(values.More, partsOf(chosen)) })}
      />
      <ChoicesField
        label={t('generator.wanted')}
        searchable
        data={exercises}
        value={values.WantedIds.map(String)}
        onChange={(chosen) => set({ WantedIds: idsOf(chosen), NeverIds: without(values.NeverIds, idsOf(chosen)) })}
      />
      <ChoicesField
        label={t('generator.never')}
        searchable
        data={exercises}
        value={values.NeverIds.map(String)}
        onChange={(chosen) => set({ NeverIds: idsOf(chosen), WantedIds: without(values.WantedIds, idsOf(chosen)) })}
      />
    </>
  );
}
