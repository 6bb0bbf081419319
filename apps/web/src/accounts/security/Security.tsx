import { getSecurity } from '@clubpulse/contract/accounts/security.calls';
import { IconInfoCircle, IconLock } from '@tabler/icons-react';
import { EditorSection, EditorSections } from '../../kit/edit/EditorSections.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { Banner } from '../../kit/states/Banner.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonScreen } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useSelf } from '../../platform/session.tsx';
import { Tokens } from '../tokens/public.ts';
import { AddressAndPassword } from './AddressAndPassword.tsx';
import { SecondStep } from './SecondStep.tsx';
import { SecurityLog } from './SecurityLog.tsx';
import { Sessions } from './Sessions.tsx';

export default function Security() {
  const t = useT();
  const { UserId, ClosedClubs } = useSelf();
  const security = useCall(getSecurity, { params: { id: UserId } }, { quiet: true });
  return (
    <Page title={t('accounts.security')} back={pathTo('Profile')}>
      <QueryResult query={security} loading={<SkeletonScreen />}>
        {(found) => (
          <EditorSections
            notices={
              <>
                {ClosedClubs.length > 0 && (
                  <Banner tone="warn" icon={IconLock}>
                    <b>{t('accounts.closedTitle', { clubs: ClosedClubs.join(', ') })}</b> {t('accounts.closedText')}
                  </Banner>
                )}
                {!found.IsHere && (
                  <Banner tone="info" icon={IconInfoCircle}>
                    {t('accounts.securityElsewhere')}
                  </Banner>
                )}
              </>
            }
          >
            {found.IsHere && (
              <>
                <SecondStep userId={UserId} security={found} />
                <AddressAndPassword userId={UserId} security={found} />
                <Sessions userId={UserId} />
                <SecurityLog userId={UserId} />
              </>
            )}
            <EditorSection id="tokens" title={t('tokens.tokens')}>
              <Tokens holder={{ kind: 'user', id: UserId }} />
            </EditorSection>
          </EditorSections>
        )}
      </QueryResult>
    </Page>
  );
}
