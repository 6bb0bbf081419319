import { fillSlot } from './platform/slots.tsx';

/** Who fills which place of a screen to its left. */
export function fillSlots(): void {
  fillSlot('profile.straps', () => import('./devices/sensors/MyStraps.tsx'));
  fillSlot('today.next', () => import('./calendar/seats/bookings/next/NextBooking.tsx'));
  fillSlot('today.book', () => import('./calendar/seats/bookings/next/BookHere.tsx'));
  fillSlot('profile.more', () => import('./shell/menu/MoreEntries.tsx'));
  fillSlot('profile.subscriptions', () => import('./billing/subscriptions/mine/ProfileSubscriptions.tsx'));
  fillSlot('club.payments', () => import('./billing/payment-accounts/ClubPayments.tsx'));
  fillSlot('member.subscriptions', () => import('./billing/subscriptions/MemberSubscriptions.tsx'));
  fillSlot('member.credits', () => import('./billing/credits/MemberCredits.tsx'));
  fillSlot('member.transactions', () => import('./billing/transactions/MemberTransactions.tsx'));
  fillSlot('member.bookings', async () => ({
    default: (await import('./calendar/seats/bookings/member/UserBookings.tsx')).UserBookings,
  }));
  fillSlot('member.chips', () => import('./billing/subscriptions/HeldChips.tsx'));
  fillSlot('shell.staff', () => import('./calendar/seats/participants/marks/MarksGoOut.tsx'));
  fillSlot('devices.screens', () => import('./live/displays/Displays.tsx'));
}
