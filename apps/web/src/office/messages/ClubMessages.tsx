import { listClubMessages } from '@clubpulse/contract/office/messages.calls';
import type { PlannedMessage } from '@clubpulse/contract/office/planned-messages/planned-messages';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { TabLinks } from '../../kit/page/TabLinks.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonScreen } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { useIsStaff, useStaffClub } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { Drafts, usePlanned, WaitingMessages } from '../planned-messages/public.ts';
import { Replies, useThreadCounts } from '../replies/public.ts';
import { type AudienceFilter, allMembers, idIn, namedIn } from './audience-filter.ts';
import { WriteMessage, type WriteMessageProps } from './WriteMessage.tsx';
import { proposedText } from './written-texts.ts';

const SentMessages = lazyComponent(() => import('./SentMessages.tsx').then((it) => it.SentMessages));

const tabs = ['write', 'replies', 'sent', 'drafts'] as const;

/** The front desk answers members and sends no messages (decision 0185). */
export default function ClubMessages(props: ScreenProps) {
  return useIsStaff() ? <Messages {...props} /> : <OnlyReplies {...props} />;
}

function OnlyReplies({ action = '' }: ScreenProps) {
  const t = useT();
  const { ClubId } = useStaffClub();
  return (
    <Page title={t('replies.title')}>
      <Replies key={ClubId} threadId={idIn(action)} />
    </Page>
  );
}

/** User ids in the URL select recipients; a class id selects its participants. */
function Messages({ id = '', action = '' }: ScreenProps) {
  const t = useT();
  const navigate = useNavigate();
  const { state } = useLocation();
  const tab = tabs.find((one) => one === id.toLowerCase()) ?? 'write';
  const opened = tab === 'drafts' ? idIn(action) : null;
  const { query, drafts } = usePlanned();
  const { ClubId } = useStaffClub();
  const threads = useThreadCounts();
  const sent = useCall(listClubMessages, { params: { id: ClubId }, query: { length: 1 } }, { quiet: true });
  const draft = drafts?.find(({ PlannedMessageId }) => PlannedMessageId === opened) ?? null;
  const current = useRef(ClubId);
  useEffect(() => {
    current.current = ClubId;
  });
  // If the user has selected another club, a toast names the club in which the draft remains.
  const showLeft: WriteMessageProps['onLeft'] = (left) => {
    if (left.ClubId !== current.current) toastDone({ title: t('messages.leftAsDraft', { club: left.Name }) });
  };
  const toSent = () => void navigate(pathTo('ClubMessages', 'sent'));
  return (
    <Page
      title={t('messages.title')}
      below={
        <TabLinks
          label={t('messages.title')}
          current={opened === null ? tab : 'write'}
          tabs={[
            { name: 'write', label: t('messages.write'), to: pathTo('ClubMessages') },
            {
              name: 'replies',
              label: t('replies.title'),
              to: pathTo('ClubMessages', 'replies'),
              count: threads?.Open ?? null,
            },
            {
              name: 'sent',
              label: t('messages.sent'),
              to: pathTo('ClubMessages', 'sent'),
              count: sent.data?.recordsTotal ?? null,
            },
            { name: 'drafts', label: t('messages.drafts'), to: pathTo('ClubMessages', 'drafts'), count: drafts?.length ?? null },
          ]}
        />
      }
    >
      {tab === 'replies' && <Replies key={ClubId} threadId={idIn(action)} />}
      {tab === 'sent' && (
        <>
          <WaitingMessages />
          <SentMessages />
        </>
      )}
      {tab === 'drafts' && opened === null && <Drafts />}
      {tab === 'write' && (
        <WriteMessage
          key={`${ClubId} ${id} ${action}`}
          to={addressed(id, action)}
          begun={proposedText(state)}
          draft={null}
          onSent={toSent}
          onLeft={showLeft}
        />
      )}
      {opened !== null && (
        <QueryResult query={query} loading={<SkeletonScreen />}>
          {() =>
            draft === null ? <Drafts /> : <Opened key={`${ClubId} ${opened}`} draft={draft} onSent={toSent} onLeft={showLeft} />
          }
        </QueryResult>
      )}
    </Page>
  );
}

const addressed = (id: string, action: string): AudienceFilter =>
  id.toLowerCase() === 'class' ? { ...allMembers, inClass: idIn(action) } : { ...allMembers, only: namedIn(id) };

function Opened({ draft, ...then }: Pick<WriteMessageProps, 'onSent' | 'onLeft'> & { draft: PlannedMessage }) {
  const [first] = useState(draft);
  return <WriteMessage to={allMembers} begun={undefined} draft={first} {...then} />;
}
