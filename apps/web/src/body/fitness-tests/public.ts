export { FitnessTests } from './FitnessTests.tsx';
export { RunTest } from './RunTest.tsx';
export type { Heart } from './use-test-run.ts';
