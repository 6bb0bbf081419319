import { listAutomations } from '@clubpulse/contract/office/automations/automations.calls';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { AutomationPage, LOG } from './AutomationPage.tsx';
import { AutomationRows } from './AutomationRows.tsx';
import classes from './Automations.module.css';
import { ReadyAutomations } from './ReadyAutomations.tsx';

const NewAutomation = lazyComponent(() => import('./AutomationEditor.tsx').then((it) => it.NewAutomation));
const StoredAutomation = lazyComponent(() => import('./AutomationEditor.tsx').then((it) => it.StoredAutomation));
const RunLog = lazyComponent(() => import('./RunLog.tsx').then((it) => it.RunLog));

export default function Automations({ id = '', action = '' }: ScreenProps) {
  const t = useT();
  const { ClubId } = useStaffClub();
  const word = id.toLowerCase();
  if (word === 'new') return <NewAutomation key={ClubId} />;
  if (/^[1-9]\d{0,14}$/.test(word)) return <StoredAutomation key={`${ClubId} ${word}`} id={Number(word)} />;
  return (
    <AutomationPage isLog={word === LOG}>
      {word === LOG ? <RunLog key={ClubId} automationId={Number(action) || null} /> : <List title={t('automations.title')} />}
    </AutomationPage>
  );
}

function List({ title }: { title: string }) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const automations = useCall(listAutomations, { params: { id } });
  return (
    <div className={classes['list']}>
      <p className={classes['lead']}>{t('automations.lead')}</p>
      <QueryResult query={automations} loading={<SkeletonRows rows={5} />}>
        {(found) =>
          found.length === 0 ? (
            <>
              <EmptyState title={t('automations.none')}>{t('automations.noneText')}</EmptyState>
              <ReadyAutomations />
            </>
          ) : (
            <AutomationRows label={title} automations={found} />
          )
        }
      </QueryResult>
    </div>
  );
}
