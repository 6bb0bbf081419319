export { createClubPeople } from './people.service.ts';
