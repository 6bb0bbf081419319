import { type ThreadFilter, type ThreadRow, threadFilters } from '@clubpulse/contract/office/replies/replies';
import { listThreads } from '@clubpulse/contract/office/replies/replies.calls';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { SearchField } from '../../kit/list/SearchField.tsx';
import { ShowMore } from '../../kit/list/ShowMore.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useKeys } from '../../kit/use-keys.ts';
import { useWidth } from '../../kit/widths.ts';
import { useCall } from '../../platform/api.ts';
import { useNow } from '../../platform/clock.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { AboutMember } from './AboutMember.tsx';
import classes from './Replies.module.css';
import { ThreadLine } from './ThreadLine.tsx';
import { ThreadTalk } from './ThreadTalk.tsx';
import { POLL_MS, useThreadCounts } from './use-thread-counts.ts';

const ROWS = 50;

export function Replies({ threadId }: { threadId: number | null }) {
  const t = useT();
  const width = useWidth();
  const isPhone = width === 'phone';
  const hasColumn = width === 'desk' && threadId !== null;
  return (
    <div className={classes['room']} data-alone={isPhone} data-beside={hasColumn}>
      {!(isPhone && threadId !== null) && <Threads opened={threadId} />}
      {threadId !== null ? (
        <ThreadTalk key={threadId} threadId={threadId} isAlone={isPhone} hasColumn={hasColumn} />
      ) : (
        !isPhone && <p className={classes['choose']}>{t('replies.choose')}</p>
      )}
      {hasColumn && <AboutMember key={`about${threadId}`} threadId={threadId} />}
    </div>
  );
}

function Threads({ opened }: { opened: number | null }) {
  const t = useT();
  const formats = useFormats();
  const navigate = useNavigate();
  const { ClubId: id } = useStaffClub();
  const now = useNow();
  const counts = useThreadCounts();
  const [Filter, setFilter] = useState<ThreadFilter>('Open');
  const [sought, setSought] = useState('');
  const [length, setLength] = useState(ROWS);
  const query = { Filter, length, ...(sought === '' ? {} : { globalSearch: sought }) };
  const threads = useCall(listThreads, { params: { id }, query }, { pollEvery: POLL_MS, keepPrevious: true });
  const step = (by: 1 | -1) => {
    const rows = threads.data?.data ?? [];
    const next = rows[rows.findIndex(({ ThreadId }) => ThreadId === opened) + by];
    if (next) void navigate(pathTo('ClubMessages', `replies/${next.ThreadId}`));
  };
  useKeys({ j: () => step(1), k: () => step(-1) });
  return (
    <section className={classes['threads']} aria-label={t('replies.list')}>
      <div className={classes['filters']}>
        <Segmented
          label={t('replies.filter')}
          value={Filter}
          options={threadFilters.map((value) => ({
            value,
            label: t(`replies.filter-${value}`, { number: formats.number(counts?.[value] ?? 0) }),
          }))}
          onChange={setFilter}
        />
        <SearchField value={sought} onChange={setSought} />
      </div>
      <QueryResult query={threads} loading={<SkeletonRows rows={4} />}>
        {({ data, recordsFiltered }) =>
          data.length === 0 ? (
            <EmptyState title={Filter === 'Open' && sought === '' ? t('replies.none') : t('replies.noneHere')}>
              {t('replies.noneText')}
            </EmptyState>
          ) : (
            <>
              <ul className={classes['rows']}>
                {data.map((thread: ThreadRow) => (
                  <ThreadLine key={thread.ThreadId} thread={thread} isOpened={thread.ThreadId === opened} now={now} />
                ))}
              </ul>
              <ShowMore count={recordsFiltered - data.length} onClick={() => setLength((rows) => rows + ROWS)} />
              {Filter !== 'Closed' && <p className={classes['sorted']}>{t('replies.sorted')}</p>}
            </>
          )
        }
      </QueryResult>
    </section>
  );
}
