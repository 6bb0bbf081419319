import type { AccessTable } from '../../access.ts';

/**
 * WorkoutSheets is for owners, managers and trainers (spec 1 section 6). All signed-in users may request a sheet, and the service
 * returns 404 to users who may not read it. A member's own sheet is visible to them only.
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
