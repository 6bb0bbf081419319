export { AudienceFilters } from './AudienceFilters.tsx';
export { type AudienceFilter, audienceOf, everybody, queryOf } from './audience-filter.ts';
