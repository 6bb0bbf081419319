import type { AccessTable } from '../../access.ts';

/**
 * WorkoutSheets is Owner's, Manager's and Trainer's (spec 1 section 6). One sheet opens for everybody signed in, and the service tells
 * those who read it from those for whom it does not exist. What a member makes for herself is hers alone.
 */
export const access: AccessTable = {
  'sheets.list': 'Owner, Manager, Trainer of club params.id',
  'sheets.get': 'signed in',
  'sheets.create': 'Owner, Manager, Trainer of club params.id',
  'sheets.update': 'Owner, Manager, Trainer of club params.id',
  'sheets.delete': 'Owner, Manager, Trainer of club params.id',
  'sheets.clone': 'Owner, Manager, Trainer of club body.ClubId',
  'sheets.publish': 'Owner, Manager, Trainer of club params.id',
  'sheets.sharedWith': 'Owner, Manager, Trainer of club params.id',
  'sheets.users': 'Owner, Manager, Trainer of club params.id',
  'sheets.share': 'Owner, Manager, Trainer of club params.id',
  'sheets.unshare': 'Owner, Manager, Trainer of club params.id',
  'sheets.ofUser': 'self of user params.id',
  'sheets.createPersonal': 'self of user params.id',
  'sheets.updatePersonal': 'self of user params.id',
  'sheets.deletePersonal': 'self of user params.id',
  'sheets.cloneToPersonal': 'self of user params.id',
};
