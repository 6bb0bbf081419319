export { lastSeenIn, seenIn } from './visits.facts.ts';
export { type Admit, countVisits, insertVisit, lastVisit, type VisitRow, visitsSince } from './visits.store.ts';
