import type { UserSubscription } from '@clubpulse/contract/billing/subscriptions';
import { IconCopy } from '@tabler/icons-react';
import { Banner } from '../../../kit/states/Banner.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';

/** What the member holds of the type already, and since when: one more is to be meant. */
export function HeldAlready({ beside }: { beside: readonly UserSubscription[] }) {
  const t = useT();
  const formats = useFormats();
  return beside.map(({ UserSubscriptionId, SubscriptionName: name, ActivationDate, ScheduledEnd, ExpiryDate }) => {
    const until = ScheduledEnd ?? ExpiryDate;
    const since = formats.date(ActivationDate);
    return (
      <Banner key={UserSubscriptionId} tone="warn" icon={IconCopy}>
        {until === null
          ? t('billing.alreadyHeldOpen', { name, since })
          : t('billing.alreadyHeld', { name, since, until: formats.date(until) })}
      </Banner>
    );
  });
}
