import type { AccessTable } from '../../access.ts';

export const access: AccessTable = {
  'notes.ofClubUser': 'Owner, Manager, Trainer of club params.id',
  'notes.ofClub': 'Owner, Manager, Trainer of club params.id',
  'notes.create': 'Owner, Manager, Trainer of club body.ClubId',
  'notes.update': 'Owner, Manager, Trainer of club resolved',
  'notes.complete': 'Owner, Manager, Trainer of club resolved',
  'notes.delete': 'Owner, Manager, Trainer of club resolved',
};
