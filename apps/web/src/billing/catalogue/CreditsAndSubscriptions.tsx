import { useState } from 'react';
import { useNavigate } from 'react-router';
import { AddButton } from '../../kit/page/AddButton.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { TabLinks } from '../../kit/page/TabLinks.tsx';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { CreditsPackages } from '../credits/public.ts';
import { ClubModeBar } from '../parts/PaymentModeBar.tsx';
import { PaymentSettings } from '../payment-accounts/public.ts';
import { NewType, SubscriptionTypes, TypeEditor } from '../subscription-types/public.ts';

const tabs = [
  { name: 'subscriptions', label: 'kit.subscriptions', to: pathTo('CreditsAndSubscriptions') },
  { name: 'packages', label: 'billing.packages', to: pathTo('CreditsAndSubscriptions', 'packages') },
  { name: 'payments', label: 'billing.payments', to: pathTo('CreditsAndSubscriptions', 'payments') },
] as const;

export default function CreditsAndSubscriptions({ id = '' }: ScreenProps) {
  if (/^[1-9]\d*$/.test(id)) return <TypeEditor id={Number(id)} />;
  if (id.toLowerCase() === 'new') return <NewType />;
  return <Catalogue tab={tabs.find(({ name }) => name === id.toLowerCase())?.name ?? 'subscriptions'} />;
}

function Catalogue({ tab }: { tab: (typeof tabs)[number]['name'] }) {
  const t = useT();
  const navigate = useNavigate();
  const { ClubId: clubId } = useStaffClub();
  const [addingPackage, setAddingPackage] = useState(false);
  const actions = {
    subscriptions: (
      <AddButton onClick={() => void navigate(pathTo('CreditsAndSubscriptions', 'new'))}>{t('billing.addType')}</AddButton>
    ),
    packages: <AddButton onClick={() => setAddingPackage(true)}>{t('billing.addPackage')}</AddButton>,
    payments: undefined,
  } as const;
  return (
    <Page
      title={t('billing.catalogue')}
      actions={actions[tab]}
      below={
        <TabLinks
          label={t('billing.catalogue')}
          current={tab}
          tabs={tabs.map(({ name, label, to }) => ({ name, label: t(label), to }))}
        />
      }
    >
      {tab !== 'payments' && <ClubModeBar spaced />}
      {tab === 'subscriptions' && <SubscriptionTypes />}
      {tab === 'packages' && <CreditsPackages adding={addingPackage} onAdd={setAddingPackage} />}
      {tab === 'payments' && <PaymentSettings clubId={clubId} />}
    </Page>
  );
}
