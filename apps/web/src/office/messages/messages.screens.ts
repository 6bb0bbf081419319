import type { Screen } from '../../platform/screen.ts';

export const messagesScreens: readonly Screen[] = [
  {
    name: 'ClubMessages',
    title: 'messages.ofClub',
    who: ['Owner', 'Manager', 'Trainer', 'FrontDesk'],
    shape: 'message',
    menu: { section: 'engage', label: 'messages.title', place: 15 },
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
