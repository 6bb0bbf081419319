export { createPeople } from './people.service.ts';
