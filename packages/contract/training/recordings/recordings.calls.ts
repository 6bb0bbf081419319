import { z } from 'zod';
import { call, theUser } from '../../call.ts';
import { idParams } from '../../scalars.ts';
import { recordingFileSchema, recordingFormatSchema, recordingResultSchema, recordingUploadSchema } from './recordings.ts';

export const importRecording = call({
  id: 'recordings.import',
  method: 'POST',
  path: '/users/{id}/trainings:import',
  summary:
    'Imports a FIT, TCX or GPX file into the user’s journal, one training for each of its sessions; the same file again adds nothing. Accepts a form with `file`, or the same as JSON.',
  params: idParams,
  body: recordingUploadSchema,
  result: recordingResultSchema,
  changes: ['training/trainings', 'training/series/series'],
  access: theUser('params.id'),
  errors: [
    'RecordingTypeRefused',
    'RecordingPacked',
    'RecordingDocumentType',
    'RecordingBroken',
    'RecordingEmpty',
    'RecordingTooLarge',
    'RecordingTooShort',
    'RecordingTooLong',
    'RecordingWithoutValues',
    'RecordingAhead',
    'RecordingUndated',
  ],
});
export const exportRecording = call({
  id: 'recordings.export',
  method: 'GET',
  path: '/trainings/{id}/file',
  summary:
    'Returns a training of the user as a file, with every second that is stored of it; GPX contains the seconds with a position, and is refused for a training without any.',
  params: idParams,
  query: z.object({ format: recordingFormatSchema }),
  result: recordingFileSchema,
  errors: ['RecordingNoRoute'],
  shows: ['training/trainings', 'training/series/series'],
  access: theUser('resolved'),
});
