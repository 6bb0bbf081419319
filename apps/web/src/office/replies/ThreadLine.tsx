import type { ThreadRow } from '@clubpulse/contract/office/replies/replies';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { RED_AFTER_HOURS, type Wait, waitOf } from '@clubpulse/rules/office/replies/waiting';
import { type Icon, IconCheck, IconClockExclamation, IconHourglass, IconUser, IconUserQuestion } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Avatar } from '../../kit/figures/Avatar.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useSelf } from '../../platform/session.tsx';
import classes from './Replies.module.css';

const icons: Readonly<Record<Wait, Icon>> = {
  late: IconClockExclamation,
  waits: IconUserQuestion,
  held: IconUser,
  done: IconHourglass,
};

export function ThreadLine({ thread, isOpened, now }: { thread: ThreadRow; isOpened: boolean; now: Date }) {
  const formats = useFormats();
  const { ThreadId, Member, Title, Text, LastAt, WaitsSince } = thread;
  const name = fullName(Member);
  const since = WaitsSince ?? LastAt;
  const when = formats.dayOf(since) === formats.dayOf(now) ? formats.time(since) : formats.relativeDay(since, now);
  return (
    <li>
      <Link
        to={pathTo('ClubMessages', `replies/${ThreadId}`)}
        className={classes['line']}
        {...(isOpened ? { 'aria-current': 'true' } : {})}
      >
        <Avatar name={name} uri={Member.PictureUri} />
        <span className={classes['words']}>
          <b>{name}</b>
          <span className={classes['title']}>{Title}</span>
          <span className={classes['text']}>{Text}</span>
          <WaitMark thread={thread} now={now} />
        </span>
        <time dateTime={since}>{when}</time>
      </Link>
    </li>
  );
}

function WaitMark({ thread, now }: { thread: ThreadRow; now: Date }) {
  const t = useT();
  const { UserId } = useSelf();
  const { Holder, ClosedAt, ClosedBy, WaitsSince } = thread;
  if (ClosedAt !== null)
    return (
      <span className={classes['wait']}>
        <IconCheck size={14} stroke={1.8} />
        {t('replies.closedBy', { name: ClosedBy === null ? t('replies.gone') : fullName(ClosedBy) })}
      </span>
    );
  const wait = waitOf(thread, now);
  const isAnswered = WaitsSince === null;
  const Mark = isAnswered ? IconHourglass : icons[wait];
  const who =
    Holder === null
      ? t('replies.nobodyAnswers')
      : Holder.UserId === UserId
        ? t('replies.youAnswer')
        : t('replies.otherAnswers', { name: fullName(Holder) });
  const further = isAnswered
    ? [t('replies.waitsForMember')]
    : wait === 'late'
      ? [t('replies.late', { hours: RED_AFTER_HOURS })]
      : [];
  return (
    <span className={classes['wait']} data-wait={wait}>
      <Mark size={14} stroke={1.8} />
      {[who, ...further].join(', ')}
    </span>
  );
}
