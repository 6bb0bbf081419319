export { cameBy, clubPeopleOf, isOwnStaff, memberMarksOf, newPeriodOf } from './people.facts.ts';
