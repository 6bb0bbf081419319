import { mainMuscles, muscles, musclesByMain } from '@clubpulse/contract/workouts/exercises/vocabulary';
import { EditorSection } from '../../../kit/edit/EditorSections.tsx';
import { ChoiceField } from '../../../kit/fields/ChoiceField.tsx';
import { ChoicesField } from '../../../kit/fields/ChoicesField.tsx';
import { useT } from '../../../platform/phrases.ts';
import { muscleLabel, optionsOf } from '../exercise-text.ts';
import { BodyChart } from '../figures/BodyChart.tsx';
import classes from './editor.module.css';
import type { MovementForm } from './movement-values.ts';

export function MusclesSection({ form: { values, errors, set } }: { form: MovementForm }) {
  const t = useT();
  const { MainMuscle, OtherMuscles } = values;
  const options = optionsOf(mainMuscles, (one) => t(muscleLabel(one)));
  const trained = MainMuscle === null ? OtherMuscles : [MainMuscle, ...OtherMuscles];
  const near = muscles.filter((one) => trained.some((muscle) => (musclesByMain[muscle] as readonly string[]).includes(one)));
  const detail = [...near, ...muscles.filter((one) => !near.includes(one))];
  return (
    <EditorSection id="muscles" title={t('workouts.section.muscles')}>
      <div className={classes['muscles']}>
        <span className={classes['chart']}>
          <BodyChart main={MainMuscle} others={OtherMuscles} />
        </span>
        <div className={classes['fields']}>
          <ChoiceField
            label={t('workouts.mainMuscle')}
            withAsterisk
            searchable
            data={options}
            value={MainMuscle}
            error={errors['MainMuscle']}
            onChange={(value) => {
              const muscle = mainMuscles.find((one) => one === value) ?? null;
              set({ MainMuscle: muscle, OtherMuscles: OtherMuscles.filter((one) => one !== muscle) });
            }}
          />
          <ChoicesField
            label={t('workouts.otherMuscles')}
            searchable
            data={options.filter(({ value }) => value !== MainMuscle)}
            value={OtherMuscles}
            error={errors['OtherMuscles']}
            onChange={(chosen) => set({ OtherMuscles: mainMuscles.filter((one) => chosen.includes(one)) })}
          />
          <ChoicesField
            label={t('workouts.inDetail')}
            searchable
            data={optionsOf(detail, (one) => t(`workouts.anatomy.${one}`))}
            value={values.Muscles}
            error={errors['Muscles']}
            onChange={(chosen) => set({ Muscles: muscles.filter((one) => chosen.includes(one)) })}
          />
        </div>
      </div>
    </EditorSection>
  );
}
