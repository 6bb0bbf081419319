import type { Screen } from '../../platform/screen.ts';

export const trainerRankingsScreens: readonly Screen[] = [
  {
    name: 'TrainersRankings',
    title: 'trainerRankings.title',
    who: 'signedIn',
    ofStaff: true,
    idIsClub: true,
    menu: { section: 'engage', place: 30, needsRankings: 'trainers' },
    load: () => import('./TrainersRankings.tsx'),
  },
  {
    name: 'TrainerDetails',
    title: 'trainerRankings.details',
    who: ['Trainer'],
    shape: 'detail',
    menu: { section: 'engage', place: 40 },
    load: () => import('./TrainerDetails.tsx'),
  },
];
