import { Card } from '../../kit/page/Card.tsx';
import { useT } from '../../platform/phrases.ts';
import type { SlotProps } from '../../platform/slots.tsx';
import { PaymentSettings } from './PaymentSettings.tsx';

/** The payment settings as a card of the club profile. */
export default function ClubPayments({ clubId }: SlotProps['club.payments']) {
  const t = useT();
  return (
    <Card title={t('billing.payments')}>
      <PaymentSettings clubId={clubId} />
    </Card>
  );
}
