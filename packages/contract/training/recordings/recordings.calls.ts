import { z } from 'zod';
import { call, theUser } from '../../call.ts';
import { idParams } from '../../scalars.ts';
import { recordingFileSchema, recordingFormatSchema, recordingResultSchema, recordingUploadSchema } from './recordings.ts';

export const importRecording = call({
  id: 'recordings.import',
  method: 'POST',
  path: '/users/{id}/trainings:import',
  summary:
    'Reads a FIT, TCX or GPX file into one’s own journal, a training for each of its sessions; the same file again adds nothing. A form of `file`, or the same as JSON.',
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
    'A training of one’s own as a file, with every second that is stored of it; GPX holds those with a place, and there is none of a training without.',
  params: idParams,
  query: z.object({ format: recordingFormatSchema }),
  result: recordingFileSchema,
  errors: ['RecordingNoRoute'],
  shows: ['training/trainings', 'training/series/series'],
  access: theUser('resolved'),
});
