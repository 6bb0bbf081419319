import type { Screen } from '../../platform/screen.ts';

export const messagesScreens: readonly Screen[] = [
  {
    name: 'ClubMessages',
    title: 'messages.ofClub',
    who: ['Owner', 'Manager', 'Trainer'],
    menu: { section: 'members', label: 'messages.title', place: 60 },
    load: () => import('./ClubMessages.tsx'),
  },
  {
    name: 'Messages',
    title: 'messages.title',
    who: 'signedIn',
    ofTrainees: true,
    load: () => import('./Messages.tsx'),
  },
];
