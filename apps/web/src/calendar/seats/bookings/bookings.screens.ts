import type { Screen } from '../../../platform/screen.ts';

export const bookingsScreens: readonly Screen[] = [
  {
    name: 'Book',
    title: 'booking.title',
    who: 'signedIn',
    ofTrainees: true,
    menu: { section: 'book', needsActivities: true },
    load: () => import('./book/Book.tsx'),
  },
  {
    name: 'MyBookings',
    title: 'booking.myBookings',
    who: 'signedIn',
    ofTrainees: true,
    under: ['Book'],
    load: () => import('./mine/MyBookings.tsx'),
  },
  {
    name: 'BookFor',
    title: 'booking.for',
    who: 'signedIn',
    ofTrainees: true,
    needsId: true,
    under: ['Book'],
    load: () => import('./family/BookFor.tsx'),
  },
];
