import { getHealth } from '@clubpulse/contract/body/health/health.calls';
import { IconEyeCog, IconPlayerStop, IconPrinter, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { printSoon } from '../../kit/print/print-soon.ts';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { useSelf } from '../../platform/session.tsx';
import { Attribution } from './Attribution.tsx';
import classes from './Health.module.css';
import { HealthTabs, healthViewOf } from './HealthTabs.tsx';
import { HealthViews } from './HealthViews.tsx';
import { HealthWay } from './HealthWay.tsx';
import { DeleteHealth, StopHealth } from './StopHealth.tsx';

export default function MyHealth({ id }: ScreenProps) {
  const t = useT();
  const formats = useFormats();
  const navigate = useNavigate();
  const { UserId: userId } = useSelf();
  const health = useCall(getHealth, { params: { id: userId } });
  const [dialog, setDialog] = useState<'stop' | 'delete' | null>(null);
  const { data } = health;
  const current = healthViewOf(id);
  const hasData = data !== undefined && data.LastDay !== null;
  const received = data?.Connection?.LastHeardAt;
  return (
    <Page
      title={t('health.mine')}
      back={pathTo('Profile')}
      {...(data?.Source ? { beside: <Attribution source={data.Source.DeviceModel} /> } : {})}
      {...(received ? { subtitle: t('health.heard', { when: formats.dateTime(received) }) } : {})}
      actions={
        data !== undefined && (
          <HeaderActions
            label={t('health.actions')}
            actions={[
              {
                label: t('health.whoSees'),
                icon: IconEyeCog,
                folded: true,
                onClick: () => void navigate(pathTo('Profile'), { state: { section: 'shared' } }),
              },
              ...(hasData
                ? [
                    {
                      label: t('kit.print'),
                      icon: IconPrinter,
                      folded: true,
                      onClick: () => void printSoon(),
                    },
                  ]
                : []),
              ...(data.Keeps
                ? [{ label: t('health.stop'), icon: IconPlayerStop, folded: true, onClick: () => setDialog('stop') }]
                : []),
              ...(hasData
                ? [{ label: t('health.deleteAll'), icon: IconTrash, danger: true, onClick: () => setDialog('delete') }]
                : []),
            ]}
          />
        )
      }
      {...(hasData ? { below: <HealthTabs current={current} to={(name) => pathTo('MyHealth', name)} /> } : {})}
    >
      <QueryResult query={health} loading={<SkeletonRows rows={6} />}>
        {(state) => (
          <div className={classes['screen']}>
            <HealthWay userId={userId} state={state} />
            {state.LastDay !== null && <HealthViews userId={userId} view={current} lastDay={state.LastDay} />}
          </div>
        )}
      </QueryResult>
      {dialog === 'stop' && <StopHealth userId={userId} onClose={() => setDialog(null)} onDelete={() => setDialog('delete')} />}
      {dialog === 'delete' && <DeleteHealth userId={userId} onClose={() => setDialog(null)} />}
    </Page>
  );
}
