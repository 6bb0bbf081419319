import { listAutomations } from '@clubpulse/contract/office/automations/automations.calls';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { AddButton } from '../../kit/page/AddButton.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { TabLinks } from '../../kit/page/TabLinks.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import classes from './Automations.module.css';
import { QuietButton } from './QuietButton.tsx';

export const LOG = 'log';

export function AutomationPage({ isLog = false, children }: { isLog?: boolean; children: ReactNode }) {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id } = useStaffClub();
  const navigate = useNavigate();
  const { data } = useCall(listAutomations, { params: { id } });
  const on = data?.filter(({ OnSince }) => OnSince !== null).length ?? 0;
  const add = <AddButton onClick={() => void navigate(pathTo('Automations', 'new'))}>{t('automations.add')}</AddButton>;
  return (
    <Page
      title={t('automations.title')}
      {...(data === undefined ? {} : { subtitle: t('automations.on', { count: on, number: formats.number(on) }) })}
      actions={
        <div className={classes['acts']}>
          <QuietButton />
          {add}
        </div>
      }
      below={
        <TabLinks
          label={t('automations.title')}
          current={isLog ? LOG : 'list'}
          tabs={[
            { name: 'list', label: t('automations.title'), to: pathTo('Automations') },
            { name: LOG, label: t('automations.log'), to: pathTo('Automations', LOG) },
          ]}
        />
      }
    >
      {children}
    </Page>
  );
}
