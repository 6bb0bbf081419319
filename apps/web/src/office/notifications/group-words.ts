import type { NotificationGroup } from '@clubpulse/contract/office/notifications';
import type { PhraseKey } from '../../platform/phrases.ts';

/** What each group is called, and what is told in it. */
export const groupWords: Readonly<Record<NotificationGroup, { readonly name: PhraseKey; readonly text: PhraseKey }>> = {
  Bookings: { name: 'notifications.bookings', text: 'notifications.bookingsText' },
  Subscriptions: { name: 'notifications.subscriptions', text: 'notifications.subscriptionsText' },
  Payments: { name: 'notifications.payments', text: 'notifications.paymentsText' },
  Documents: { name: 'notifications.documents', text: 'notifications.documentsText' },
  Challenges: { name: 'notifications.challenges', text: 'notifications.challengesText' },
  Members: { name: 'notifications.members', text: 'notifications.membersText' },
  System: { name: 'notifications.system', text: 'notifications.systemText' },
};
