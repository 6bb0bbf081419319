import { call, inClub } from '../../call.ts';
import { idParams } from '../../scalars.ts';
import { generatedSheetSchema, generationSchema } from './generator.ts';

export const generateSheet = call({
  id: 'generator.generate',
  method: 'POST',
  path: '/clubs/{id}/workoutSheets:generate',
  summary:
    'Makes a sheet of the club’s published exercises and what there is at the place, by rules; where a model is set it may choose among what the rules offer. It is stored nowhere: who asked reads, changes and saves it.',
  params: idParams,
  body: generationSchema,
  result: generatedSheetSchema,
  changes: [],
  access: inClub('params.id', ['Owner', 'Manager', 'Trainer']),
  errors: ['NoExercisesAvailable'],
});
