import type { BasicUser } from '@clubpulse/contract/accounts/users';
import type { EntryKind, ThreadEntry } from '@clubpulse/contract/office/replies/replies';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { Fragment } from 'react';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useSelf } from '../../platform/session.tsx';
import classes from './Replies.module.css';

interface EntriesProps {
  entries: readonly ThreadEntry[];
  /** Whose texts are on the right. */
  side: 'staff' | 'member';
  /** When the member last opened the thread; marks the answers that they read. */
  readAt?: string | null;
}

const changes: ReadonlySet<EntryKind> = new Set(['Taken', 'Given', 'Freed', 'Closed']);

export function Entries({ entries, side, readAt = null }: EntriesProps) {
  const t = useT();
  const formats = useFormats();
  const now = new Date();
  const lastRead = entries.findLast(({ Kind, At }) => Kind === 'Answer' && readAt !== null && At <= readAt);
  return (
    <ol className={classes['entries']} aria-label={t('replies.list')}>
      {entries.map((entry, place) => {
        const day = formats.dayOf(entry.At);
        const before = entries[place - 1];
        return (
          <Fragment key={entry.ThreadEntryId}>
            {(before === undefined || formats.dayOf(before.At) !== day) && (
              <li className={classes['event']}>{formats.relativeDay(entry.At, now)}</li>
            )}
            {changes.has(entry.Kind) ? (
              <Change entry={entry} />
            ) : (
              <Bubble entry={entry} side={side} readAt={entry === lastRead ? readAt : null} />
            )}
          </Fragment>
        );
      })}
    </ol>
  );
}

function useName() {
  const t = useT();
  const { UserId } = useSelf();
  return (user: BasicUser | null) =>
    user === null ? t('replies.gone') : user.UserId === UserId ? t('replies.you') : fullName(user);
}

function Change({ entry: { Kind, Author, To, At } }: { entry: ThreadEntry }) {
  const t = useT();
  const formats = useFormats();
  const nameOf = (user: BasicUser | null) => (user === null ? t('replies.gone') : fullName(user));
  const kind = Kind as 'Taken' | 'Given' | 'Freed' | 'Closed';
  return (
    <li className={classes['event']}>
      {t(`replies.event-${kind}`, { when: formats.time(At), name: nameOf(Author), to: nameOf(To) })}
    </li>
  );
}

function Bubble({
  entry: { Kind, Author, Text, At },
  side,
  readAt,
}: {
  entry: ThreadEntry;
  side: EntriesProps['side'];
  readAt: string | null;
}) {
  const t = useT();
  const formats = useFormats();
  const nameOf = useName();
  const isNote = Kind === 'StaffNote' || Kind === 'OwnNote';
  const isRight = (Kind === 'Reply') === (side === 'member');
  const sight = Kind === 'StaffNote' ? [t('replies.onlyStaff')] : Kind === 'OwnNote' ? [t('replies.onlyYou')] : [];
  return (
    <li className={classes['entry']} data-right={isRight} data-note={isNote}>
      <p className={classes['by']}>{[nameOf(Author), formats.time(At), ...sight].join(', ')}</p>
      <p className={classes['bubble']}>{Text}</p>
      {readAt !== null && <p className={classes['by']}>{t('replies.readAt', { when: formats.time(readAt) })}</p>}
    </li>
  );
}
