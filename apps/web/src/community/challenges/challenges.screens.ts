import type { Screen } from '../../platform/screen.ts';

export const challengesScreens: readonly Screen[] = [
  {
    name: 'ClubChallenges',
    title: 'challenges.title',
    who: ['Owner', 'Manager', 'Trainer'],
    menu: { section: 'engage', place: 10 },
    load: () => import('./ClubChallenges.tsx'),
  },
  {
    name: 'BrandChallenges',
    title: 'challenges.ofBrand',
    who: ['Owner'],
    ofBrand: true,
    menu: { section: 'brandChallenges' },
    load: () => import('./BrandChallenges.tsx'),
  },
  {
    name: 'MyChallenges',
    title: 'challenges.mine',
    who: 'signedIn',
    ofTrainees: true,
    under: ['Progress'],
    load: () => import('./MyChallenges.tsx'),
  },
  {
    name: 'ChallengeRanking',
    title: 'challenges.one',
    who: 'signedIn',
    needsId: true,
    under: ['ClubChallenges', 'Progress'],
    load: () => import('./ChallengeRanking.tsx'),
  },
  {
    name: 'ClubChallenge',
    title: 'challenges.editor',
    who: 'signedIn',
    unlisted: true,
    shape: 'form',
    under: ['ClubChallenges'],
    load: () => import('./editor/ClubChallenge.tsx'),
  },
  {
    name: 'ClubObjective',
    title: 'challenges.objective',
    who: 'signedIn',
    unlisted: true,
    shape: 'form',
    under: ['ClubChallenges'],
    load: () => import('./editor/ClubObjective.tsx'),
  },
];
