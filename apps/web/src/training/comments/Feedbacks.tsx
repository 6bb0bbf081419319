import { getConfig } from '@clubpulse/contract/platform/platform.calls';
import type { Feedback } from '@clubpulse/contract/training/comments/comments';
import { generateFeedback, listFeedbacks } from '@clubpulse/contract/training/comments/comments.calls';
import { Button } from '@mantine/core';
import { IconChartBar, IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useSelf } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { CommentEntry } from './CommentEntry.tsx';
import { DeleteComment, FeedbackEditor, GenerateFeedback } from './comment-dialogs.ts';
import classes from './Thread.module.css';

export function Feedbacks({ trainingId, userId }: { trainingId: number; userId: number }) {
  const t = useT();
  const self = useSelf();
  const query = useCall(listFeedbacks, { params: { id: trainingId } }, { quiet: true });
  const [editing, setEditing] = useState(false);
  const [leaving, setLeaving] = useState<Feedback | null>(null);
  const isOwn = userId === self.UserId;
  const own = query.data?.find(({ Author }) => Author?.UserId === self.UserId);
  const isMade = query.data?.some(({ Source }) => Source !== null) ?? false;
  // Only the athlete decides whether a model reads their figures. Other readers get the rules' text at once.
  const hasModel = useCall(getConfig, {}, { quiet: true }).data?.model ?? false;
  const [asking, setAsking] = useState(false);
  const make = useChange(generateFeedback, { onDone: () => toastDone({ title: t('training.feedbackMade') }) });
  const generate = () => {
    if (isOwn && hasModel) setAsking(true);
    else make.mutate({ params: { id: trainingId }, body: { ByModel: false } });
  };
  const Icon = own ? IconPencil : IconPlus;
  return (
    <section className={classes['thread']} aria-label={t('training.feedback')}>
      <SectionHead title={t('training.feedback')}>
        {query.data && (
          <>
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<IconChartBar size={16} stroke={1.8} />}
              loading={make.isPending}
              onClick={generate}
            >
              {t(isMade ? 'training.makeFeedbackAgain' : 'training.makeFeedback')}
            </Button>
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<Icon size={16} stroke={1.8} />}
              onClick={() => setEditing(true)}
            >
              {t(own ? 'training.changeFeedback' : 'training.giveFeedback')}
            </Button>
          </>
        )}
      </SectionHead>
      <QueryResult query={query} loading={<SkeletonRows rows={1} />}>
        {(feedbacks) =>
          feedbacks.length === 0 ? (
            <p className={classes['none']}>{t('training.noFeedback')}</p>
          ) : (
            <ul className={classes['list']}>
              {feedbacks.map((feedback) => (
                <CommentEntry
                  key={feedback.CommentId}
                  stated={feedback}
                  effort={feedback.Effort}
                  source={feedback.Source}
                  isOwn={isOwn}
                  onDelete={() => setLeaving(feedback)}
                />
              ))}
            </ul>
          )
        }
      </QueryResult>
      {editing && <FeedbackEditor trainingId={trainingId} isOwn={isOwn} before={own} onClose={() => setEditing(false)} />}
      {asking && <GenerateFeedback trainingId={trainingId} onClose={() => setAsking(false)} />}
      {leaving && <DeleteComment comment={leaving} onClose={() => setLeaving(null)} />}
    </section>
  );
}
