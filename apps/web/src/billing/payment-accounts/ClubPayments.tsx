import { Card } from '../../kit/page/Card.tsx';
import { useT } from '../../platform/phrases.ts';
import { PaymentSettings } from './PaymentSettings.tsx';

/** The payment settings as a card of the club profile. */
export function ClubPayments({ clubId }: { clubId: number }) {
  const t = useT();
  return (
    <Card title={t('billing.payments')}>
      <PaymentSettings clubId={clubId} />
    </Card>
  );
}
