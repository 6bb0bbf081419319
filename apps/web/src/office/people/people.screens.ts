import type { Screen } from '../../platform/screen.ts';

export const peopleScreens: readonly Screen[] = [
  {
    name: 'ManageUsers',
    title: 'members.people',
    who: ['Owner', 'Manager', 'Trainer', 'FrontDesk'],
    menu: { section: 'members', label: 'members.people', place: 10 },
    load: () => import('./ManageUsers.tsx'),
  },
  {
    name: 'Athletes',
    title: 'members.athletes',
    who: ['Trainer'],
    menu: { section: 'members', label: 'members.athletes', place: 14 },
    load: () => import('./Athletes.tsx'),
  },
  {
    name: 'Trainers',
    title: 'members.trainers',
    who: ['Owner', 'Manager'],
    menu: { section: 'members', label: 'members.trainers', place: 16 },
    load: () => import('./Trainers.tsx'),
  },
];
