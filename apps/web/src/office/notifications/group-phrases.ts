import type { NotificationGroup } from '@clubpulse/contract/office/notifications';
import type { PhraseKey } from '../../platform/phrases.ts';

export const groupPhrases: Readonly<
  Record<NotificationGroup, { readonly name: PhraseKey; readonly short: PhraseKey; readonly text: PhraseKey }>
> = {
  Bookings: { name: 'notifications.bookings', short: 'kit.classes', text: 'notifications.bookingsText' },
  Subscriptions: {
    name: 'notifications.subscriptions',
    short: 'notifications.subscriptions',
    text: 'notifications.subscriptionsText',
  },
  Payments: { name: 'notifications.payments', short: 'notifications.paymentsShort', text: 'notifications.paymentsText' },
  Documents: { name: 'notifications.documents', short: 'notifications.documentsShort', text: 'notifications.documentsText' },
  Challenges: { name: 'notifications.challenges', short: 'challenges.title', text: 'notifications.challengesText' },
  Members: { name: 'notifications.members', short: 'members.people', text: 'notifications.membersText' },
  System: { name: 'notifications.system', short: 'notifications.system', text: 'notifications.systemText' },
};
