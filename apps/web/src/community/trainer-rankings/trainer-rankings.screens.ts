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
];
