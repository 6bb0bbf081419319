export { useGoalName, useValueFormat } from './challenge-text.ts';
