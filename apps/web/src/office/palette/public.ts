export { otherWords } from './other-words.ts';
export { useClubActs } from './use-club-acts.ts';
export { useClassesFound, usePeopleFound } from './use-found.ts';
