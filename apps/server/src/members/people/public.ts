export { cameBy, clubPeopleOf, isOfDesk, isOwnStaff, memberMarksOf, newPeriodOf } from './people.facts.ts';
