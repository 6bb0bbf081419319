export { useGoalName, useValueFormat } from './challenge-words.ts';
