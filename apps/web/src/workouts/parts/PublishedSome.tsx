import type { WorkoutDefinitionsPublished } from '@clubpulse/contract/workouts/definitions/definitions';
import type { ExercisesPublished } from '@clubpulse/contract/workouts/exercises/exercises';
import { refusedByReason } from '../../kit/list/refused-by-reason.ts';
import { useT } from '../../platform/phrases.ts';

export interface PublishOutcome {
  readonly published: boolean;
  readonly Done: number[];
  readonly Refused: (ExercisesPublished['Refused'][number] | WorkoutDefinitionsPublished['Refused'][number])[];
}

export function PublishedSome({ published, Done, Refused }: PublishOutcome) {
  const t = useT();
  return (
    <p role="status">
      {Done.length > 0 && t(published ? 'workouts.publishedSome' : 'workouts.unpublishedSome', { count: Done.length })}
      {refusedByReason(Refused).map(({ first, count }) => (
        <span key={first.ErrorType}> {t('workouts.notDone', { count, why: t(`error.${first.ErrorType}`) })}</span>
      ))}
    </p>
  );
}
