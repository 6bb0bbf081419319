import type { AccessTable } from '../../access.ts';

export const access: AccessTable = {
  'pipeline.stages': 'Owner, Manager, Trainer of club params.id',
  'pipeline.list': 'Owner, Manager, Trainer of club params.id',
  'pipeline.standing': 'Owner, Manager, Trainer of club params.id',
  'pipeline.stage': 'Owner, Manager, Trainer of club params.id',
  'pipeline.batchStage': 'Owner, Manager, Trainer of club params.id',
  'pipeline.undoStage': 'Owner, Manager, Trainer of club params.id',
};
