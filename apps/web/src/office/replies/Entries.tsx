import type { BasicUser } from '@clubpulse/contract/accounts/users';
import type { EntryKind, ThreadEntry } from '@clubpulse/contract/office/replies/replies';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { Fragment } from 'react';
import { useNow } from '../../platform/clock.ts';
import { useFormats } from '../../platform/formats.ts';
import { type Translate, useT } from '../../platform/phrases.ts';
import classes from './Replies.module.css';

interface EntriesProps {
  entries: readonly ThreadEntry[];
  side: 'staff' | 'member';
  readAt?: string | null;
}

const changes: ReadonlySet<EntryKind> = new Set(['Taken', 'Given', 'Freed', 'Closed']);

export function Entries({ entries, side, readAt = null }: EntriesProps) {
  const t = useT();
  const formats = useFormats();
  const now = useNow();
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

const nameOf = (t: Translate, user: BasicUser | null): string => (user === null ? t('replies.gone') : fullName(user));

function Change({ entry: { Kind, Author, To, At } }: { entry: ThreadEntry }) {
  const t = useT();
  const formats = useFormats();
  const kind = Kind as 'Taken' | 'Given' | 'Freed' | 'Closed';
  return (
    <li className={classes['event']}>
      {t(`replies.event-${kind}`, { when: formats.time(At), name: nameOf(t, Author), to: nameOf(t, To) })}
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
  const isNote = Kind === 'StaffNote' || Kind === 'OwnNote';
  const isRight = (Kind === 'Reply') === (side === 'member');
  const sight = Kind === 'StaffNote' ? [t('replies.onlyStaff')] : Kind === 'OwnNote' ? [t('replies.onlyYou')] : [];
  return (
    <li className={classes['entry']} data-right={isRight} data-note={isNote}>
      <p className={classes['by']}>{[nameOf(t, Author), formats.time(At), ...sight].join(', ')}</p>
      <p className={classes['bubble']}>{Text}</p>
      {readAt !== null && <p className={classes['by']}>{t('replies.readAt', { when: formats.time(readAt) })}</p>}
    </li>
  );
}
