import { event } from '../../event.ts';
import { idSchema } from '../../scalars.ts';
import { clientStageSchema } from './pipeline.ts';

export const clientStageChanged = event('ClientStageChanged', {
  Target: idSchema,
  From: clientStageSchema,
  ClientStage: clientStageSchema,
  By: idSchema,
});
