import { later } from '../../kit/later.tsx';

export { FitnessTests } from './FitnessTests.tsx';
export { type Heart, isFresh } from './heart.ts';
export const RunTest = later(() => import('./RunTest.tsx').then((it) => it.RunTest));
