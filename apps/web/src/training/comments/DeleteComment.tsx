import type { Comment } from '@clubpulse/contract/training/comments/comments';
import { deleteComment } from '@clubpulse/contract/training/comments/comments.calls';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';

export function DeleteComment({ comment, onClose }: { comment: Pick<Comment, 'CommentId'>; onClose: () => void }) {
  const t = useT();
  const remove = useDialogAct(deleteComment, { doneText: () => t('training.commentDeleted'), onClose });
  return (
    <ConfirmDialog
      opened
      danger
      title={t('training.deleteCommentTitle')}
      keep={t('kit.keepIt')}
      confirm={t('training.deleteCommentAct')}
      busy={remove.isPending}
      refusal={<Refusal words={remove.error === null ? null : refusalText(remove.error)} />}
      onConfirm={() => remove.mutate({ params: { id: comment.CommentId } })}
      onClose={onClose}
    >
      {t('training.deleteCommentText')}
    </ConfirmDialog>
  );
}
