import type { Comment, Feedback } from '@clubpulse/contract/training/comments/comments';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { ActionIcon } from '@mantine/core';
import { IconChartBar, IconTrash } from '@tabler/icons-react';
import { Avatar } from '../../kit/figures/Avatar.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useSelf } from '../../platform/session.tsx';
import classes from './Thread.module.css';

interface CommentEntryProps {
  stated: Comment;
  effort?: number | null;
  source?: Feedback['Source'];
  isOwn?: boolean;
  onDelete: () => void;
}

export function CommentEntry({
  stated: { Author, Text, CreatedAt },
  effort = null,
  source = null,
  isOwn: isOwnOne = false,
  onDelete,
}: CommentEntryProps) {
  const t = useT();
  const formats = useFormats();
  const isOwn = Author?.UserId === useSelf().UserId;
  const name =
    source !== null
      ? t(source === 'Model' ? 'training.madeByModel' : 'training.madeByRules')
      : Author === null
        ? t('training.commentByGone')
        : isOwn
          ? t('training.you')
          : fullName(Author);
  const when = `${formats.date(formats.dayOf(CreatedAt))} ${formats.time(CreatedAt)}`;
  return (
    <li className={classes['said']}>
      {source === null ? (
        <Avatar name={Author === null ? '?' : fullName(Author)} uri={Author?.PictureUri ?? null} size={28} />
      ) : (
        <span className={classes['made']} aria-hidden>
          <IconChartBar size={17} stroke={1.8} />
        </span>
      )}
      <div className={classes['words']}>
        <p className={classes['who']}>
          <b>{name}</b> <time dateTime={CreatedAt}>{when}</time>
        </p>
        {effort !== null && <p className={classes['effort']}>{t('training.effortOf', { effort })}</p>}
        <p className={classes['text']}>{Text}</p>
      </div>
      {(isOwn || (source !== null && isOwnOne)) && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="var(--ctl-sq)"
          aria-label={source === null ? t('training.deleteComment', { name }) : t('training.deleteMade')}
          onClick={onDelete}
        >
          <IconTrash size={17} stroke={1.8} />
        </ActionIcon>
      )}
    </li>
  );
}
