import type { Screen } from '../../../platform/screen.ts';

export const participantsScreens: readonly Screen[] = [
  {
    name: 'ClassParticipantSubscriptions',
    title: 'participants.subscriptions',
    who: ['Owner', 'Manager', 'Trainer'],
    gate: 'activities',
    menu: { section: 'members', label: 'shell.participantSubscriptions', place: 20 },
    load: () => import('./subscriptions-of-week/ClassParticipantSubscriptions.tsx'),
  },
];
