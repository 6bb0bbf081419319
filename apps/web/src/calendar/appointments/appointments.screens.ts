import type { Screen } from '../../platform/screen.ts';

export const appointmentsScreens: readonly Screen[] = [
  {
    name: 'Availability',
    title: 'calendar.availability',
    who: ['Owner', 'Manager', 'Trainer'],
    gate: 'activities',
    menu: { section: 'calendar', label: 'calendar.availability', place: 25 },
    shape: 'form',
    load: () => import('./availability/Availability.tsx'),
  },
  {
    name: 'BookAppointment',
    title: 'booking.appointment',
    who: 'signedIn',
    ofTrainees: true,
    under: ['Book'],
    load: () => import('./book/BookAppointment.tsx'),
  },
];
