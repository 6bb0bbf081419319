import type { Comment } from '@clubpulse/contract/training/comments/comments';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { Avatar } from '../../kit/figures/Avatar.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useSelf } from '../../platform/session.tsx';
import classes from './Thread.module.css';

interface SaidProps {
  said: Comment;
  /** A figure that goes with the words. */
  effort?: number | null;
  onDelete: () => void;
}

/** Who wrote what and when; what one wrote oneself can be taken away. */
export function Said({ said: { Author, Text, CreatedAt }, effort = null, onDelete }: SaidProps) {
  const t = useT();
  const formats = useFormats();
  const own = Author?.UserId === useSelf().UserId;
  const name = Author === null ? t('training.commentByGone') : own ? t('training.you') : fullName(Author);
  const when = `${formats.date(formats.dayOf(CreatedAt))} ${formats.time(CreatedAt)}`;
  return (
    <li className={classes['said']}>
      <Avatar name={Author === null ? '?' : fullName(Author)} uri={Author?.PictureUri ?? null} size={28} />
      <div className={classes['words']}>
        <p className={classes['who']}>
          <b>{name}</b> <time dateTime={CreatedAt}>{when}</time>
        </p>
        {effort !== null && <p className={classes['effort']}>{t('training.effortOf', { effort })}</p>}
        <p className={classes['text']}>{Text}</p>
      </div>
      {own && (
        <ActionIcon variant="subtle" color="gray" size={34} aria-label={t('training.deleteComment', { name })} onClick={onDelete}>
          <IconTrash size={17} stroke={1.8} />
        </ActionIcon>
      )}
    </li>
  );
}
