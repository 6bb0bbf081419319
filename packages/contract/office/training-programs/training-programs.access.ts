import type { AccessTable } from '../../access.ts';

/** For owner, manager and trainer (PLT-226); members open what is shared with them. */
export const access: AccessTable = {
  'trainingPrograms.list': 'Owner, Manager, Trainer of club params.id',
  'trainingPrograms.createUpload': 'Owner, Manager, Trainer of club params.id',
  'trainingPrograms.resumeUpload': 'Owner, Manager, Trainer of club params.id',
  'trainingPrograms.completeUpload': 'Owner, Manager, Trainer of club params.id',
  'trainingPrograms.update': 'Owner, Manager, Trainer of club params.id',
  'trainingPrograms.delete': 'Owner, Manager, Trainer of club params.id',
  'trainingPrograms.open': 'Owner, Manager, Trainer of club params.id',
  'trainingPrograms.sharedWith': 'Owner, Manager, Trainer of club params.id',
  'trainingPrograms.share': 'Owner, Manager, Trainer of club params.id',
  'trainingPrograms.unshare': 'Owner, Manager, Trainer of club params.id',
  'trainingPrograms.ofMember': 'Owner, Manager, Trainer of club params.id',
  'trainingPrograms.ofUser': 'self of user params.id',
  'trainingPrograms.openOwn': 'self of user params.id',
};
