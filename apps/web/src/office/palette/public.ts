export { searchAliases } from './search-aliases.ts';
export { useClubActs } from './use-club-acts.ts';
export { useClassMatches, usePeopleMatches } from './use-found.ts';
