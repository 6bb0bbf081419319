export { clubPeopleOf, isNewMember, isOwnStaff, memberMarksOf } from './people.facts.ts';
