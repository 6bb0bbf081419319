import type { AccessTable } from '../../access.ts';

/** Spec 1 section 6, OPS-230. */
export const access: AccessTable = {
  'expirations.ofClubUser': 'Owner, Manager, Trainer of club params.id',
  'expirations.ofClub': 'Owner, Manager, Trainer of club params.id',
  'expirations.ofUser': 'self of user params.id',
  'expirations.create': 'Owner, Manager, Trainer of club body.ClubId',
  'expirations.update': 'Owner, Manager, Trainer of club resolved',
  'expirations.complete': 'Owner, Manager, Trainer of club resolved',
  'expirations.delete': 'Owner, Manager, Trainer of club resolved',
};
