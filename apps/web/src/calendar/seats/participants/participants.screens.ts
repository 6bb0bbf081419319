import type { Screen } from '../../../platform/screen.ts';

export const participantsScreens: readonly Screen[] = [
  {
    name: 'ClubClassParticipants',
    title: 'participants.title',
    who: ['Owner', 'Manager', 'Trainer'],
    gate: 'activities',
    needsId: true,
    under: ['ClubClasses'],
    shape: 'detail',
    load: () => import('./ClubClassParticipants.tsx'),
  },
  {
    name: 'ClassParticipantSubscriptions',
    title: 'participants.subscriptions',
    who: ['Owner', 'Manager', 'Trainer'],
    gate: 'activities',
    menu: { section: 'members', label: 'shell.participantSubscriptions', place: 20 },
    load: () => import('./subscriptions-of-week/ClassParticipantSubscriptions.tsx'),
  },
];
