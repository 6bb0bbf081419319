import type { OwnThread as Stored } from '@clubpulse/contract/office/replies/replies';
import { getOwnThread, readOwnThread, replyInThread } from '@clubpulse/contract/office/replies/replies.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { useEffect } from 'react';
import { Page } from '../../kit/page/Page.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useSelf } from '../../platform/session.tsx';
import { Entries } from './Entries.tsx';
import classes from './Replies.module.css';
import { ReplyBox } from './ReplyBox.tsx';
import { POLL_MS } from './use-thread-counts.ts';

export function OwnThread({ threadId }: { threadId: number }) {
  const t = useT();
  const { UserId: id } = useSelf();
  const thread = useCall(getOwnThread, { params: { id, threadId } }, { pollEvery: POLL_MS });
  return (
    <Page reading title={thread.data?.Title ?? t('replies.list')} back={pathTo('Messages')}>
      <QueryResult query={thread} loading={<SkeletonRows rows={4} />}>
        {(found) => <Talk thread={found} />}
      </QueryResult>
    </Page>
  );
}

function Talk({ thread: { ThreadId: threadId, ClubName, Holder, ClosedAt, New, Entries: entries } }: { thread: Stored }) {
  const t = useT();
  const { UserId: id } = useSelf();
  const reply = useChange(replyInThread, { quiet: true });
  const { mutate: markRead } = useChange(readOwnThread, { quiet: true });
  useEffect(() => {
    if (New > 0) markRead({ params: { id, threadId } });
  }, [New, markRead, id, threadId]);
  return (
    <div className={classes['own']}>
      <p className={classes['event']}>
        {[ClubName, ...(Holder === null ? [] : [t('replies.otherAnswers', { name: fullName(Holder) })])].join(' · ')}
      </p>
      <Entries entries={entries} side="member" />
      {ClosedAt !== null && <p className={classes['event']}>{t('replies.again')}</p>}
      <ReplyBox
        name={`reply${threadId}`}
        club={ClubName}
        send={(body) => reply.mutateAsync({ params: { id, threadId }, body })}
      />
    </div>
  );
}
