import type { Thread } from '@clubpulse/contract/office/replies/replies';
import { closeThread, getThread } from '@clubpulse/contract/office/replies/replies.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { ActionIcon, Button } from '@mantine/core';
import { IconArrowLeft, IconCheck, IconUserCircle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Avatar } from '../../kit/figures/Avatar.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useKeys } from '../../kit/use-keys.ts';
import { useCall, useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { AboutMemberFolded } from './AboutMember.tsx';
import { AnswerBox } from './AnswerBox.tsx';
import { Entries } from './Entries.tsx';
import { HolderMenu } from './HolderMenu.tsx';
import classes from './Replies.module.css';
import { POLL_MS } from './use-thread-counts.ts';

interface ThreadTalkProps {
  threadId: number;
  isAlone: boolean;
  /** True if the facts about the member are beside the conversation. */
  hasColumn: boolean;
}

export function ThreadTalk({ threadId, ...layout }: ThreadTalkProps) {
  const { ClubId: id } = useStaffClub();
  const thread = useCall(getThread, { params: { id, threadId } }, { pollEvery: POLL_MS });
  return (
    <QueryResult query={thread} loading={<SkeletonRows rows={4} />}>
      {(found) => <Talk thread={found} {...layout} />}
    </QueryResult>
  );
}

function Talk({ thread, isAlone, hasColumn }: Omit<ThreadTalkProps, 'threadId'> & { thread: Thread }) {
  const t = useT();
  const { ThreadId, ClubId, Member, Title, ClosedAt, RowVersion, Entries: entries, MemberReadAt } = thread;
  const name = fullName(Member);
  const close = useChange(closeThread, { onDone: () => toastDone({ title: t('replies.isClosed') }) });
  const closeIt = () => close.mutate({ params: { id: ClubId, threadId: ThreadId }, body: { RowVersion } });
  useKeys({ e: ClosedAt === null ? closeIt : undefined });
  return (
    <section className={classes['talk']} aria-label={t('replies.with', { name })}>
      <header className={classes['head']}>
        {isAlone && (
          <ActionIcon
            component={Link}
            to={pathTo('ClubMessages', 'replies')}
            variant="default"
            size="var(--ctl-sq)"
            aria-label={t('replies.list')}
          >
            <IconArrowLeft size={18} stroke={1.8} />
          </ActionIcon>
        )}
        <Avatar name={name} uri={Member.PictureUri} />
        <span className={classes['words']}>
          <b>{name}</b>
          <span className={classes['text']}>{t('replies.on', { title: Title })}</span>
        </span>
        <span className={classes['headActs']}>
          <ActionIcon
            component={Link}
            to={pathTo('EditUser', Member.UserId)}
            variant="default"
            size="var(--ctl-sq)"
            aria-label={t('replies.page')}
          >
            <IconUserCircle size={18} stroke={1.8} />
          </ActionIcon>
          <HolderMenu thread={thread} />
          {ClosedAt === null && (
            <Button
              variant="default"
              leftSection={<IconCheck size={17} stroke={1.8} />}
              aria-label={t('replies.closeIt')}
              loading={close.isPending}
              onClick={closeIt}
            >
              {t('kit.close')}
            </Button>
          )}
        </span>
      </header>
      {!hasColumn && <AboutMemberFolded threadId={ThreadId} />}
      <Entries entries={entries} side="staff" readAt={MemberReadAt} />
      {ClosedAt !== null && <p className={classes['event']}>{t('replies.again')}</p>}
      <AnswerBox thread={thread} />
    </section>
  );
}
