import type { Screen } from '../../platform/screen.ts';

export const classesScreens: readonly Screen[] = [
  {
    name: 'ClubClasses',
    title: 'calendar.classes',
    who: ['Owner', 'Manager', 'Trainer'],
    gate: 'activities',
    menu: { section: 'calendar', label: 'calendar.classes', place: 10 },
    shape: 'calendar',
    load: () => import('./calendars/ClubClasses.tsx'),
  },
  {
    name: 'PersonalTrainers',
    title: 'calendar.personalTraining',
    who: ['Owner', 'Manager', 'Trainer'],
    gate: 'activities',
    menu: { section: 'calendar', label: 'calendar.personalTraining', place: 20 },
    shape: 'calendar',
    load: () => import('./calendars/PersonalTrainers.tsx'),
  },
  {
    name: 'Services',
    title: 'calendar.services',
    who: ['Owner', 'Manager', 'Trainer'],
    gate: 'activities',
    menu: { section: 'calendar', label: 'calendar.services', place: 30 },
    shape: 'calendar',
    load: () => import('./calendars/Services.tsx'),
  },
  {
    name: 'MyActivities',
    title: 'calendar.myActivities',
    who: ['Manager', 'Trainer'],
    gate: 'activities',
    menu: { section: 'calendar', label: 'calendar.myActivities', place: 40 },
    shape: 'calendar',
    load: () => import('./activities/MyActivities.tsx'),
  },
  {
    name: 'ClubClass',
    title: 'calendar.newClass',
    who: ['Owner', 'Manager', 'Trainer'],
    gate: 'activities',
    under: ['ClubClasses'],
    shape: 'form',
    load: () => import('./editor/ClubClass.tsx'),
  },
];
