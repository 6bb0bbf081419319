import type { AccessTable } from '../../access.ts';

/** The pipeline is a view of ManageUsers, which is of all staff (spec 1 section 6, PLT-222). */
export const access: AccessTable = {
  'pipeline.stages': 'Owner, Manager, Trainer of club params.id',
  'pipeline.list': 'Owner, Manager, Trainer of club params.id',
  'pipeline.standing': 'Owner, Manager, Trainer of club params.id',
  'pipeline.stage': 'Owner, Manager, Trainer of club params.id',
  'pipeline.batchStage': 'Owner, Manager, Trainer of club params.id',
  'pipeline.undoStage': 'Owner, Manager, Trainer of club params.id',
};
