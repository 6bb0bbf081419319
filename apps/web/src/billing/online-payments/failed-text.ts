import type { UserSubscription } from '@clubpulse/contract/billing/subscriptions';
import type { Formats } from '../../platform/formats.ts';
import type { Translate } from '../../platform/phrases.ts';

/** What a failed charge means: the next attempt, or that the subscription is paused. */
export const failedText = ({ DueDateUTC, PaymentStatus }: UserSubscription, t: Translate, formats: Formats): string =>
  DueDateUTC === null || PaymentStatus === 'PaymentFailed'
    ? t('billing.cardFailedLast')
    : t('billing.cardFailedAgain', { date: formats.date(DueDateUTC) });
