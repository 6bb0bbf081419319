import type { AccessTable } from '../../access.ts';

/**
 * The class views are of all staff (PLT-231 to PLT-235); batches are Owner's and Manager's (decision 0010, who may).
 * Creating is told apart by calendar in the server.
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
