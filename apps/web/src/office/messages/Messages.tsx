import type { Message } from '@clubpulse/contract/office/messages';
import { listMessages, readMessage } from '@clubpulse/contract/office/messages.calls';
import type { OwnThreadRow } from '@clubpulse/contract/office/replies/replies';
import { listOwnThreads, replyToMessage } from '@clubpulse/contract/office/replies/replies.calls';
import { viewOf } from '@clubpulse/rules/office/messages/messages';
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { ShowMore } from '../../kit/list/ShowMore.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonCards } from '../../kit/states/Skeleton.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { useSelf } from '../../platform/session.tsx';
import { OwnThread, OwnThreads, ReplyBox } from '../replies/public.ts';
import { idIn } from './audience-filter.ts';
import { MessagePicture } from './MessagePicture.tsx';
import classes from './Messages.module.css';

const ROWS = 50;

export default function Messages({ id = '' }: ScreenProps) {
  const threadId = idIn(id);
  return threadId === null ? <Inbox /> : <OwnThread key={threadId} threadId={threadId} />;
}

function Inbox() {
  const t = useT();
  const { UserId: id } = useSelf();
  const [length, setLength] = useState(ROWS);
  const messages = useCall(listMessages, { params: { id }, query: { length } });
  const threads = useCall(listOwnThreads, { params: { id }, query: { length: ROWS } }, { quiet: true }).data?.data ?? [];
  return (
    <Page title={t('messages.title')}>
      {threads.length > 0 && <OwnThreads threads={threads} />}
      <QueryResult query={messages} loading={<SkeletonCards boxed />}>
        {({ data, recordsTotal }) =>
          data.length === 0 ? (
            <EmptyState title={t('messages.noneForMe')}>{t('messages.noneForMeText')}</EmptyState>
          ) : (
            <div className={classes['inbox']}>
              {data.map((message) => (
                <One
                  key={message.MessageId}
                  message={message}
                  thread={threads.find(({ MessageId }) => MessageId === message.MessageId)}
                />
              ))}
              <ShowMore count={recordsTotal - data.length} onClick={() => setLength((now) => now + ROWS)} />
            </div>
          )
        }
      </QueryResult>
    </Page>
  );
}

function One({
  message: { MessageId, ClubName, Title, Text, PictureUri, Button: button, SentAt, ReadAt },
  thread,
}: {
  message: Message;
  thread: OwnThreadRow | undefined;
}) {
  const t = useT();
  const formats = useFormats();
  const { UserId: id } = useSelf();
  const read = useChange(readMessage, { quiet: true });
  const when = `${formats.date(formats.dayOf(SentAt))} ${formats.time(SentAt)}`;
  return (
    <Card flush>
      <details
        className={classes['letter']}
        onToggle={({ currentTarget: { open } }) => {
          if (open && ReadAt === null && !read.isPending) read.mutate({ params: { id, messageId: MessageId } });
        }}
      >
        <summary>
          <span className={classes['names']}>
            <b>{Title}</b>
            <span>{t('messages.from', { club: ClubName, when })}</span>
          </span>
          {ReadAt === null && <StateChip tone="info">{t('messages.new')}</StateChip>}
        </summary>
        {PictureUri !== null && <MessagePicture uri={PictureUri} />}
        <p>{Text}</p>
        {button !== null && <Leads {...button} />}
        {thread === undefined ? (
          <Reply messageId={MessageId} club={ClubName} />
        ) : (
          <Button component={Link} variant="default" to={pathTo('Messages', thread.ThreadId)} className={classes['leads']}>
            {t('replies.open')}
          </Button>
        )}
      </details>
    </Card>
  );
}

function Leads({ Label, Target }: NonNullable<Message['Button']>) {
  const within = viewOf(Target);
  if (within !== null)
    return (
      <Button component={Link} to={pathTo(within.view, within.id)} className={classes['leads']}>
        {Label}
      </Button>
    );
  return Target.Kind === 'Web' ? (
    <Button component="a" href={Target.Url} target="_blank" rel="noopener noreferrer" className={classes['leads']}>
      {Label}
    </Button>
  ) : null;
}

function Reply({ messageId, club }: { messageId: number; club: string }) {
  const t = useT();
  const navigate = useNavigate();
  const { UserId: id } = useSelf();
  const [writes, setWrites] = useState(false);
  const reply = useChange(replyToMessage, { quiet: true });
  if (!writes)
    return (
      <Button
        variant="default"
        leftSection={<IconArrowBackUp size={17} stroke={1.8} />}
        className={classes['leads']}
        onClick={() => setWrites(true)}
      >
        {t('replies.reply')}
      </Button>
    );
  return (
    <div className={classes['reply']}>
      <ReplyBox
        name={`message${messageId}`}
        club={club}
        send={(body) => reply.mutateAsync({ params: { id, messageId }, body })}
        onSent={({ ThreadId }) => void navigate(pathTo('Messages', ThreadId))}
      />
    </div>
  );
}
