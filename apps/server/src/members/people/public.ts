export { clubPeopleOf } from './people.facts.ts';
