import type { Screen } from '../../platform/screen.ts';

export const invitationsScreens: readonly Screen[] = [
  {
    name: 'AddUsers',
    title: 'members.addPeople',
    who: ['Owner', 'Manager', 'Trainer'],
    menu: { section: 'members', label: 'members.addPeople', place: 40 },
    load: () => import('./AddUsers.tsx'),
  },
  {
    name: 'InvitationCode',
    title: 'members.invitation',
    who: 'anyone',
    unlisted: true,
    frame: 'bare',
    beforeProfile: true,
    load: () => import('./InvitationCode.tsx'),
  },
];
