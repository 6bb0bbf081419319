export { useFirstSteps } from './use-first-steps.ts';
