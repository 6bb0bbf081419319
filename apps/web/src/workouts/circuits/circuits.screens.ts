import type { Screen } from '../../platform/screen.ts';

export const circuitsScreens: readonly Screen[] = [
  {
    name: 'Circuits',
    title: 'circuits.circuits',
    who: ['Owner', 'Manager', 'Trainer'],
    menu: { section: 'training', label: 'circuits.circuits', place: 30 },
    load: () => import('./list/Circuits.tsx'),
  },
  {
    name: 'Circuit',
    title: 'circuits.circuit',
    who: 'signedIn',
    unlisted: true,
    shape: 'form',
    under: ['Circuits'],
    load: () => import('./editor/Circuit.tsx'),
  },
];
