import type { Comment } from '@clubpulse/contract/training/comments/comments';
import { listComments } from '@clubpulse/contract/training/comments/comments.calls';
import { useState } from 'react';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { CommentBox } from './CommentBox.tsx';
import { CommentEntry } from './CommentEntry.tsx';
import { DeleteComment } from './comment-dialogs.ts';
import classes from './Thread.module.css';

interface ThreadProps {
  trainingId: number;
  userId: number;
  focused?: boolean;
}

export function Thread({ trainingId, userId, focused = false }: ThreadProps) {
  const t = useT();
  const query = useCall(listComments, { params: { id: trainingId } }, { quiet: true });
  const [leaving, setLeaving] = useState<Comment | null>(null);
  return (
    <section className={classes['thread']} aria-label={t('training.comments')}>
      <SectionHead title={t('training.comments')} />
      <QueryResult query={query} loading={<SkeletonRows rows={2} />}>
        {(comments) =>
          comments.length === 0 ? (
            <p className={classes['none']}>{t('training.noComments')}</p>
          ) : (
            <ul className={classes['list']}>
              {comments.map((comment) => (
                <CommentEntry key={comment.CommentId} stated={comment} onDelete={() => setLeaving(comment)} />
              ))}
            </ul>
          )
        }
      </QueryResult>
      <CommentBox trainingId={trainingId} userId={userId} focused={focused} />
      {leaving && <DeleteComment comment={leaving} onClose={() => setLeaving(null)} />}
    </section>
  );
}
