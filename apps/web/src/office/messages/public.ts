export { AudienceFilters } from './AudienceFilters.tsx';
export { type AudienceFilter, allMembers, audienceOf, queryOf } from './audience-filter.ts';
export { MessageTextFields } from './MessageTextFields.tsx';
export { besideOf, type WrittenTexts, written, writtenTextsOf } from './written-texts.ts';
