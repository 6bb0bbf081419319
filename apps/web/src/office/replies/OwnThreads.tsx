import type { OwnThreadRow } from '@clubpulse/contract/office/replies/replies';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { IconMessage, IconMessage2Check } from '@tabler/icons-react';
import { Link } from 'react-router';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { useNow } from '../../platform/clock.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import classes from './Replies.module.css';

export function OwnThreads({ threads }: { threads: readonly OwnThreadRow[] }) {
  const t = useT();
  const formats = useFormats();
  const now = useNow();
  return (
    <section aria-label={t('replies.list')}>
      <SectionHead title={t('replies.list')} />
      <Card flush>
        <ul className={classes['rows']}>
          {threads.map(({ ThreadId, ClubName, Title, Text, LastAt, New, ClosedAt, ClosedBy }) => {
            const Mark = ClosedAt === null ? IconMessage : IconMessage2Check;
            const last =
              ClosedAt === null ? Text : t('replies.closedBy', { name: ClosedBy === null ? ClubName : fullName(ClosedBy) });
            return (
              <li key={ThreadId}>
                <Link to={pathTo('Messages', ThreadId)} className={classes['line']}>
                  <Mark size={22} stroke={1.8} aria-hidden />
                  <span className={classes['words']}>
                    <b>{Title}</b>
                    <span className={classes['title']}>{ClubName}</span>
                    <span className={classes['text']}>{last}</span>
                    {New > 0 && <StateChip tone="info">{t('replies.new', { count: New })}</StateChip>}
                  </span>
                  <time dateTime={LastAt}>{formats.relativeDay(LastAt, now)}</time>
                </Link>
              </li>
            );
          })}
        </ul>
      </Card>
      <SectionHead title={t('replies.fromClub')} />
    </section>
  );
}
