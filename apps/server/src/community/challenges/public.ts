export { createChallenges } from './challenges.service.ts';
