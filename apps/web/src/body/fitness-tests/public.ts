import { later } from '../../kit/later.tsx';

export { FitnessTests } from './FitnessTests.tsx';
export type { Heart } from './use-test-run.ts';
export const RunTest = later(() => import('./RunTest.tsx').then((it) => it.RunTest));
