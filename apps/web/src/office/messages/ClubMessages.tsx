import { useNavigate } from 'react-router';
import { later } from '../../kit/later.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { TabLinks } from '../../kit/page/TabLinks.tsx';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { WriteMessage } from './WriteMessage.tsx';

const SentMessages = later(() => import('./SentMessages.tsx').then((it) => it.SentMessages));

/** What a club writes to its members, and what it wrote (mockup o6b); an address with somebody's id begins with her alone. */
export default function ClubMessages({ id = '' }: ScreenProps) {
  const t = useT();
  const navigate = useNavigate();
  const isSent = id.toLowerCase() === 'sent';
  const only = /^[1-9]\d*$/.test(id) ? Number(id) : null;
  return (
    <Page
      title={t('messages.title')}
      below={
        <TabLinks
          label={t('messages.title')}
          current={isSent ? 'sent' : 'write'}
          tabs={[
            { name: 'write', label: t('messages.write'), to: pathTo('ClubMessages') },
            { name: 'sent', label: t('messages.sent'), to: pathTo('ClubMessages', 'sent') },
          ]}
        />
      }
    >
      {isSent ? (
        <SentMessages />
      ) : (
        <WriteMessage key={id} only={only} onSent={() => void navigate(pathTo('ClubMessages', 'sent'))} />
      )}
    </Page>
  );
}
