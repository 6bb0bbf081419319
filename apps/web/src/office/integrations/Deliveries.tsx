import type { Webhook, WebhookDelivery } from '@clubpulse/contract/office/integrations/integrations';
import { useState } from 'react';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { useT } from '../../platform/phrases.ts';
import { hostOf } from './attempt-text.ts';
import { DeliveryDetails } from './DeliveryDetails.tsx';
import { DeliveryList, type Shown, sinceOf } from './DeliveryList.tsx';

export function Deliveries({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useT();
  const [shown, setShown] = useState<Shown>(() => ({ failed: false, period: 'week', since: sinceOf('week') }));
  const [opened, setOpened] = useState<WebhookDelivery | null>(null);
  const [last, setLast] = useState<number | null>(null);
  const open = (delivery: WebhookDelivery) => {
    setOpened(delivery);
    setLast(delivery.WebhookDeliveryId);
  };
  return (
    <Dialog opened onClose={onClose} title={t('integrations.deliveriesOf', { host: hostOf(webhook) })} size="xl">
      {opened === null ? (
        <DeliveryList webhook={webhook} shown={shown} onShow={setShown} focused={last} onOpen={open} />
      ) : (
        <DeliveryDetails webhook={webhook} delivery={opened} onBack={() => setOpened(null)} />
      )}
    </Dialog>
  );
}
