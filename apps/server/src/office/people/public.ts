export { type ClubPeople, createClubPeople } from './people.service.ts';
