import { lazyComponent } from '../../kit/lazy-component.tsx';

export { FitnessTests } from './FitnessTests.tsx';
export { type Heart, isFresh } from './heart.ts';
export const RunTest = lazyComponent(() => import('./RunTest.tsx').then((it) => it.RunTest));
