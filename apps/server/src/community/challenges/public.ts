export { type OutsideChallenge, rankingOutside, refusedOnWebsites, shownOutside } from './challenge-outside.service.ts';
export { createChallengePeople } from './challenge-people.service.ts';
export { type ChallengeReader, seenAmong } from './challenges.checks.ts';
export { brandOf } from './challenges.facts.ts';
export { createChallenges } from './challenges.service.ts';
