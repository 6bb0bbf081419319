import { lazyComponent } from '../../kit/lazy-component.tsx';
import { TabLinks } from '../../kit/page/TabLinks.tsx';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { useRoles, useSelf } from '../../platform/session.tsx';
import { ClubPolicies } from './ClubPolicies.tsx';
import { MyPolicies } from './MyPolicies.tsx';

const NewPolicy = lazyComponent(() => import('./PolicyEditor.tsx').then((it) => it.NewPolicy));
const StoredPolicy = lazyComponent(() => import('./PolicyEditor.tsx').then((it) => it.StoredPolicy));

export default function Policies({ id = '' }: ScreenProps) {
  const roles = useRoles();
  const manages = roles.includes('Manager') || roles.includes('Owner');
  const isAthlete = useSelf().AvailableRoles.Athlete.length > 0;
  if (!manages) return <MyPolicies />;
  if (/^[1-9]\d*$/.test(id)) return <StoredPolicy id={Number(id)} />;
  if (id.toLowerCase() === 'new') return <NewPolicy />;
  const mine = isAthlete && id.toLowerCase() === 'mine';
  const tabs = isAthlete ? <PolicyTabs current={mine ? 'mine' : 'club'} /> : undefined;
  return mine ? <MyPolicies tabs={tabs} /> : <ClubPolicies tabs={tabs} />;
}

function PolicyTabs({ current }: { current: 'club' | 'mine' }) {
  const t = useT();
  return (
    <TabLinks
      label={t('clubs.policies')}
      current={current}
      tabs={[
        { name: 'club', label: t('clubs.policiesOfClub'), to: pathTo('Policies') },
        { name: 'mine', label: t('clubs.policiesForMe'), to: pathTo('Policies', 'mine') },
      ]}
    />
  );
}
