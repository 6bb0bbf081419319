import type { Feedback } from '@clubpulse/contract/training/comments/comments';
import { listFeedbacks } from '@clubpulse/contract/training/comments/comments.calls';
import { Button } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { Answer } from '../../kit/states/Answer.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useSelf } from '../../platform/session.tsx';
import { DeleteComment, FeedbackEditor } from './comment-dialogs.ts';
import { Said } from './Said.tsx';
import classes from './Thread.module.css';

/** What the athlete and her trainers make of a training: each says it once. */
export function Feedbacks({ trainingId, userId }: { trainingId: number; userId: number }) {
  const t = useT();
  const self = useSelf();
  const query = useCall(listFeedbacks, { params: { id: trainingId } }, { quiet: true });
  const [editing, setEditing] = useState(false);
  const [leaving, setLeaving] = useState<Feedback | null>(null);
  const own = query.data?.find(({ Author }) => Author?.UserId === self.UserId);
  const Icon = own ? IconPencil : IconPlus;
  return (
    <section className={classes['thread']} aria-label={t('training.feedback')}>
      <SectionHead title={t('training.feedback')}>
        {query.data && (
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<Icon size={16} stroke={1.8} />}
            onClick={() => setEditing(true)}
          >
            {t(own ? 'training.changeFeedback' : 'training.giveFeedback')}
          </Button>
        )}
      </SectionHead>
      <Answer query={query} loading={<SkeletonRows rows={1} />}>
        {(feedbacks) =>
          feedbacks.length === 0 ? (
            <p className={classes['none']}>{t('training.noFeedback')}</p>
          ) : (
            <ul className={classes['list']}>
              {feedbacks.map((feedback) => (
                <Said key={feedback.CommentId} said={feedback} effort={feedback.Effort} onDelete={() => setLeaving(feedback)} />
              ))}
            </ul>
          )
        }
      </Answer>
      {editing && (
        <FeedbackEditor trainingId={trainingId} isHers={userId === self.UserId} before={own} onClose={() => setEditing(false)} />
      )}
      {leaving && <DeleteComment comment={leaving} onClose={() => setLeaving(null)} />}
    </section>
  );
}
