export { lastSeenIn, seenIn } from './visits.facts.ts';
export { countVisits, insertVisit, lastVisit, type VisitRow, visitsSince } from './visits.store.ts';
