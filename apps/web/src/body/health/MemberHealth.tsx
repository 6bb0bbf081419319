import { getHealth } from '@clubpulse/contract/body/health/health.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { IconPrinter } from '@tabler/icons-react';
import { HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { printSoon } from '../../kit/print/print-soon.ts';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { Attribution } from './Attribution.tsx';
import { HealthTabs, healthViewOf } from './HealthTabs.tsx';
import { HealthViews } from './HealthViews.tsx';

export function MemberHealth({ userId, view }: { userId: number; view: string | undefined }) {
  const t = useT();
  const health = useCall(getHealth, { params: { id: userId } }, { quiet: true, ignore: [403, 404, 409] });
  const { data } = health;
  const title = data === undefined ? t('health.title') : fullName(data.Person);
  const current = healthViewOf(view);
  const hasData = data !== undefined && data.LastDay !== null;
  return (
    <Page
      title={title}
      back={pathTo('HealthUsers')}
      {...(data?.Source ? { beside: <Attribution source={data.Source.DeviceModel} /> } : {})}
      actions={
        hasData && (
          <HeaderActions
            label={t('kit.actionsOf', { name: title })}
            actions={[{ label: t('kit.print'), icon: IconPrinter, onClick: () => void printSoon() }]}
          />
        )
      }
      below={<HealthTabs current={current} to={(name) => `${pathTo('HealthUsers', userId)}/${name}`} />}
    >
      {health.error?.is('NotShared') ? (
        <EmptyState title={t('health.notShared')}>{t('health.notSharedText')}</EmptyState>
      ) : (
        <QueryResult query={health} loading={<SkeletonRows rows={6} />}>
          {(state) =>
            state.LastDay === null ? (
              <EmptyState title={t('health.waits')}>
                {t(state.Connection === null ? 'health.herWatchNot' : 'health.herWatchSilent')}
              </EmptyState>
            ) : (
              <HealthViews userId={userId} view={current} lastDay={state.LastDay} />
            )
          }
        </QueryResult>
      )}
    </Page>
  );
}
