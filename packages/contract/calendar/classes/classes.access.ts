import type { AccessTable } from '../../access.ts';

/**
 * The class views are for all staff (PLT-231 to PLT-235); batches for Owner and Manager (decision 0010, who may). The server checks
 * creation by calendar.
 */
export const access: AccessTable = {
  'classes.list': 'Owner, Manager, Trainer of club params.id',
  'classes.filterData': 'Owner, Manager, Trainer of club params.id',
  'classes.get': 'Owner, Manager, Trainer of club resolved',
  'classes.create': 'Owner, Manager, Trainer of club body.ClubId',
  'classes.update': 'Owner, Manager, Trainer of club resolved',
  'classes.delete': 'Owner, Manager, Trainer of club resolved',
  'classes.publishState': 'Owner, Manager, Trainer of club resolved',
  'classes.batchDelete': 'Owner, Manager of club body.ClubId',
  'classes.batchPublish': 'Owner, Manager of club body.ClubId',
  'classes.batchUnpublish': 'Owner, Manager of club body.ClubId',
  'classes.batchUpdate': 'Owner, Manager of club body.ClubId',
  'classes.batchClone': 'Owner, Manager of club body.ClubId',
};
