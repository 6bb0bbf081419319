export { clubPeopleOf } from './people.facts.ts';
export { createPeople } from './people.service.ts';
