import { languages } from '@clubpulse/contract/scalars';
import type { Exercise } from '@clubpulse/contract/workouts/exercises/exercises';
import { FALLBACK_LANGUAGE } from '@clubpulse/contract/workouts/exercises/exercises';
import { getExerciseGuide } from '@clubpulse/contract/workouts/exercises/exercises.calls';
import { Fragment } from 'react';
import { Card } from '../../../kit/page/Card.tsx';
import { Page } from '../../../kit/page/Page.tsx';
import { useCall } from '../../../platform/api.ts';
import { languageNames, useLanguage, useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { equipmentLabel, muscleLabel } from '../exercise-text.ts';
import { BodyChart } from '../figures/BodyChart.tsx';
import { ExerciseFigure } from '../figures/ExerciseFigure.tsx';
import { ExercisePicture } from '../figures/ExercisePicture.tsx';
import { GuideSteps } from '../figures/GuideSteps.tsx';
import { GuideVideo } from '../figures/GuideVideo.tsx';
import classes from './editor.module.css';
import { MovementActs } from './MovementActs.tsx';
import { MovementChips } from './MovementChips.tsx';

export function MovementView({ exercise }: { exercise: Exercise }) {
  const t = useT();
  const language = useLanguage();
  const text = exercise.Texts[language].Name === '' ? exercise.Texts[FALLBACK_LANGUAGE] : exercise.Texts[language];
  const instructions = text.Instructions || exercise.Texts[FALLBACK_LANGUAGE].Instructions;
  const facts: readonly (readonly [label: string, words: string])[] = [
    [t('workouts.mainMuscle'), t(muscleLabel(exercise.MainMuscle))],
    [t('workouts.otherMuscles'), exercise.OtherMuscles.map((one) => t(muscleLabel(one))).join(', ')],
    [t('workouts.inDetail'), exercise.Muscles.map((one) => t(`workouts.anatomy.${one}`)).join(', ')],
    [t('workouts.equipmentField'), exercise.Equipment.map((one) => t(equipmentLabel(one))).join(', ')],
    [t('workouts.activityField'), exercise.Activities.map((one) => t(`workouts.activity.${one}`)).join(', ')],
    [t('workouts.brandField'), exercise.Brand],
    [t('workouts.levelField'), t(`workouts.level.${exercise.Level}`)],
    [t('workouts.patternField'), exercise.Pattern === null ? '' : t(`workouts.pattern.${exercise.Pattern}`)],
    [
      t('workouts.measureField'),
      [t(`workouts.measure.${exercise.Measure}`), ...(exercise.Unilateral ? [t('workouts.perSide')] : [])].join(' · '),
    ],
    [t('workouts.placesField'), exercise.Locations.map((one) => t(`clubs.equipmentAt-${one}`)).join(', ')],
    ...languages
      .filter((one) => one !== language && exercise.Texts[one].Name !== '')
      .map((one) => [languageNames[one], exercise.Texts[one].Name] as const),
  ];
  return (
    <Page
      title={exercise.Name}
      beside={<MovementChips exercise={exercise} />}
      back={pathTo('Movements')}
      actions={<MovementActs exercise={exercise} />}
    >
      <div className={classes['view']}>
        <div className={classes['pictures']}>
          {exercise.PictureUris.length > 0 && <ExercisePicture exercise={exercise} pixels={960} />}
          {exercise.PictureUris.length === 0 && exercise.Figure !== null && (
            <span className={classes['figure']}>
              <ExerciseFigure figure={exercise.Figure} />
            </span>
          )}
          <span className={classes['chart']}>
            <BodyChart main={exercise.MainMuscle} others={exercise.OtherMuscles} />
          </span>
        </div>
        <div className={classes['fields']}>
          <Card>
            {instructions !== '' && (
              <p {...(instructions === text.Instructions ? {} : { lang: FALLBACK_LANGUAGE })}>{instructions}</p>
            )}
            <dl className={classes['facts']}>
              {facts
                .filter(([, words]) => words !== '')
                .map(([label, words]) => (
                  <Fragment key={label}>
                    <dt>{label}</dt>
                    <dd>{words}</dd>
                  </Fragment>
                ))}
            </dl>
            <p className={classes['note']}>{t('workouts.platformText')}</p>
          </Card>
          <GuideCard exerciseId={exercise.ExerciseId} />
        </div>
      </div>
    </Page>
  );
}

function GuideCard({ exerciseId }: { exerciseId: number }) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const { data: guide } = useCall(getExerciseGuide, { params: { id, exerciseId } }, { quiet: true });
  if (guide === undefined) return null;
  return (
    <Card title={t('workouts.guide')}>
      {guide.Steps.length === 0 && guide.Video === null && <p className={classes['note']}>{t('workouts.noGuide')}</p>}
      <GuideVideo guide={guide} />
      <GuideSteps steps={guide.Steps} />
    </Card>
  );
}
