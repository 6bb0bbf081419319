import { getExerciseGuide } from '@clubpulse/contract/workouts/exercises/exercises.calls';
import { Card } from '../../../kit/page/Card.tsx';
import { useCall } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { GuideSteps } from '../figures/GuideSteps.tsx';
import { GuideVideo } from '../figures/GuideVideo.tsx';
import classes from './editor.module.css';

/** How the club shows an exercise, as members see it. */
export function GuideCard({ exerciseId }: { exerciseId: number }) {
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
