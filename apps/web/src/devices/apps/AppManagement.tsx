import type { TrainerApp } from '@clubpulse/contract/devices/apps';
import { listApps } from '@clubpulse/contract/devices/apps.calls';
import { useState } from 'react';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { AddButton } from '../../kit/page/AddButton.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { AppCode } from './AppCode.tsx';
import { AppRows } from './AppRows.tsx';
import classes from './Apps.module.css';
import { RemoveApp } from './RemoveApp.tsx';

const AddApp = lazyComponent(() => import('./AddApp.tsx').then((it) => it.AddApp));

/** Milliseconds between two requests, normally and while a code waits. */
const LOOK_MS = 30_000;
const WAITING_LOOK_MS = 3000;

type Dialog = { act: 'add' } | { act: 'code' | 'remove'; app: TrainerApp };

export default function AppManagement() {
  const t = useT();
  const { ClubId: clubId } = useStaffClub();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const apps = useCall(listApps, { params: { id: clubId } }, { pollEvery: dialog?.act === 'code' ? WAITING_LOOK_MS : LOOK_MS });
  const close = () => setDialog(null);
  const add = <AddButton onClick={() => setDialog({ act: 'add' })}>{t('apps.add')}</AddButton>;
  const now = (app: TrainerApp) => apps.data?.find((one) => one.ClubpulseAppId === app.ClubpulseAppId) ?? app;
  return (
    <Page title={t('devices.apps')} actions={apps.data?.length === 0 ? undefined : add}>
      <QueryResult query={apps} loading={<SkeletonRows rows={3} />}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState title={t('apps.none')} action={add}>
              {t('apps.noneText')}
            </EmptyState>
          ) : (
            <>
              <p className={classes['lead']}>{t('apps.lead')}</p>
              <AppRows apps={found} onAct={(act, app) => setDialog({ act, app })} />
            </>
          )
        }
      </QueryResult>
      {dialog?.act === 'add' && <AddApp clubId={clubId} onCode={(app) => setDialog({ act: 'code', app })} onClose={close} />}
      {dialog?.act === 'code' && <AppCode app={now(dialog.app)} onClose={close} />}
      {dialog?.act === 'remove' && <RemoveApp app={dialog.app} onClose={close} />}
    </Page>
  );
}
