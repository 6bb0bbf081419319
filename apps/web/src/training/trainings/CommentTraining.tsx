import { getTraining } from '@clubpulse/contract/training/trainings.calls';
import { Page } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { useSelf } from '../../platform/session.tsx';
import { Feedbacks, Thread } from '../comments/public.ts';
import classes from './CommentTraining.module.css';
import { trainingName } from './names.ts';
import { TrainingRow } from './TrainingRow.tsx';

export default function CommentTraining({ id = '' }: ScreenProps) {
  const t = useT();
  const formats = useFormats();
  const self = useSelf();
  const query = useCall(getTraining, { params: { id } }, { quiet: true });
  const training = query.data;
  return (
    <Page
      reading
      title={t('training.comments')}
      subtitle={
        training && [...(training.UserId === self.UserId ? [] : [training.Nickname]), trainingName(training, t)].join(', ')
      }
      back={pathTo('Training', id)}
    >
      {query.error?.is('NotShared') ? (
        <EmptyState title={t('training.heartRateNotShared')}>{refusalText(query.error)}</EmptyState>
      ) : (
        <QueryResult query={query} loading={<SkeletonRows rows={3} />}>
          {(found) => (
            <div key={found.TrainingId} className={classes['panel']}>
              <ul className={classes['training']}>
                <TrainingRow training={found} day={formats.date(formats.dayOf(found.Begin))} />
              </ul>
              <Feedbacks trainingId={found.TrainingId} userId={found.UserId} />
              <Thread focused trainingId={found.TrainingId} userId={found.UserId} />
            </div>
          )}
        </QueryResult>
      )}
    </Page>
  );
}
