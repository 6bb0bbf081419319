export { AudienceFilters } from './AudienceFilters.tsx';
export { type AudienceFilter, allMembers, audienceOf, queryOf } from './audience-filter.ts';
