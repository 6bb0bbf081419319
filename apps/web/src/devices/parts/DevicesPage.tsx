import type { ReactNode } from 'react';
import { Page } from '../../kit/page/Page.tsx';
import { useT } from '../../platform/phrases.ts';
import { type DevicesTab, DeviceTabs } from './DeviceTabs.tsx';

export function DevicesPage({ tab, actions, children }: { tab: DevicesTab; actions?: ReactNode; children: ReactNode }) {
  const t = useT();
  return (
    <Page title={t('devices.title')} actions={actions} below={<DeviceTabs current={tab} />}>
      {children}
    </Page>
  );
}
