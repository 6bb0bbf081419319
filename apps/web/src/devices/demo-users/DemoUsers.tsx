import { listDemoUsers } from '@clubpulse/contract/devices/demo-users/demo-users.calls';
import { AddButton } from '../../kit/page/AddButton.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useGoTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { DemoUserRows } from './DemoUserRows.tsx';
import classes from './DemoUsers.module.css';

export default function DemoUsers() {
  const t = useT();
  const goTo = useGoTo();
  const { ClubId: clubId } = useStaffClub();
  const demoUsers = useCall(listDemoUsers, { params: { id: clubId } });
  const add = <AddButton onClick={() => goTo('EditDemoUser')}>{t('demo.add')}</AddButton>;
  return (
    <Page title={t('demo.users')} actions={demoUsers.data?.length === 0 ? undefined : add}>
      <QueryResult query={demoUsers} loading={<SkeletonRows rows={4} />}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState title={t('demo.none')} action={add}>
              {t('demo.noneText')}
            </EmptyState>
          ) : (
            <>
              <p className={classes['lead']}>{t('demo.lead')}</p>
              <DemoUserRows clubId={clubId} demoUsers={found} />
            </>
          )
        }
      </QueryResult>
    </Page>
  );
}
