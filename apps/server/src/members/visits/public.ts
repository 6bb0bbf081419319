export { lastSeenIn, seenIn } from './visits.facts.ts';
export { countVisits, insertVisit, type LetIn, lastVisit, type VisitRow, visitsSince } from './visits.store.ts';
