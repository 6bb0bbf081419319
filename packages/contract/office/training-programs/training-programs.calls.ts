import { z } from 'zod';
import { call, inClub, theUser } from '../../call.ts';
import { idParamOf, idParams, pageOf } from '../../scalars.ts';
import {
  ownProgramSchema,
  programLinkSchema,
  programQuerySchema,
  programReaderQuerySchema,
  programReaderSchema,
  programSharedSchema,
  programSharingSchema,
  programUnsharingSchema,
  programUpdateSchema,
  programUploadInputSchema,
  programUploadSchema,
  trainingProgramSchema,
} from './training-programs.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;
const program = z.object({ id: idParamOf<'Club'>(), programId: idParamOf<'TrainingProgram'>() });
const own = z.object({ id: idParamOf<'User'>(), programId: idParamOf<'TrainingProgram'>() });
const shows = ['office/training-programs/training-programs', 'accounts/users', 'members/people'] as const;
const changes = ['office/training-programs/training-programs'] as const;

export const listTrainingPrograms = call({
  id: 'trainingPrograms.list',
  method: 'GET',
  path: '/clubs/{id}/trainingPrograms',
  summary: 'Returns the files that a club shares with its members, each with the number of its readers.',
  params: idParams,
  query: programQuerySchema,
  result: pageOf(trainingProgramSchema),
  shows,
  access: inClub('params.id', staff),
});
export const createProgramUpload = call({
  id: 'trainingPrograms.createUpload',
  method: 'POST',
  path: '/clubs/{id}/trainingPrograms',
  summary: 'Announces a file and returns the address for its upload in parts.',
  params: idParams,
  body: programUploadInputSchema,
  result: programUploadSchema,
  changes,
  access: inClub('params.id', staff),
  errors: ['TrainingProgramsFull', 'TooManyUploads'],
  licensed: true,
});
export const resumeProgramUpload = call({
  id: 'trainingPrograms.resumeUpload',
  method: 'POST',
  path: '/clubs/{id}/trainingPrograms/{programId}/resumeUpload',
  summary: 'Returns a new address for the missing parts of a file.',
  params: program,
  result: programUploadSchema,
  status: 200,
  changes: [],
  access: inClub('params.id', staff),
  errors: ['TrainingProgramNotFound', 'UploadNotFound'],
});
export const completeProgramUpload = call({
  id: 'trainingPrograms.completeUpload',
  method: 'POST',
  path: '/clubs/{id}/trainingPrograms/{programId}/completeUpload',
  summary: 'Completes the upload of a file.',
  params: program,
  result: trainingProgramSchema,
  status: 200,
  changes,
  access: inClub('params.id', staff),
  errors: ['TrainingProgramNotFound', 'UploadNotFound', 'UploadIncomplete', 'FileTypeRefused'],
});
export const updateTrainingProgram = call({
  id: 'trainingPrograms.update',
  method: 'PUT',
  path: '/clubs/{id}/trainingPrograms/{programId}',
  summary: 'Sets name and last day of a file. RowVersion guards against stale writes.',
  params: program,
  body: programUpdateSchema,
  result: trainingProgramSchema,
  changes,
  access: inClub('params.id', staff),
  errors: ['TrainingProgramNotFound', 'StaleRowVersion'],
});
export const deleteTrainingProgram = call({
  id: 'trainingPrograms.delete',
  method: 'DELETE',
  path: '/clubs/{id}/trainingPrograms/{programId}',
  summary: 'Deletes a file, also for the members with whom it is shared.',
  params: program,
  changes,
  access: inClub('params.id', staff),
  errors: ['TrainingProgramNotFound'],
});
export const openTrainingProgram = call({
  id: 'trainingPrograms.open',
  method: 'POST',
  path: '/clubs/{id}/trainingPrograms/{programId}/open',
  summary: 'Returns an address from which staff can load the file.',
  params: program,
  result: programLinkSchema,
  status: 200,
  changes: [],
  access: inClub('params.id', staff),
  errors: ['TrainingProgramNotFound', 'UploadIncomplete'],
});
export const listProgramReaders = call({
  id: 'trainingPrograms.sharedWith',
  method: 'GET',
  path: '/clubs/{id}/trainingPrograms/{programId}/shares',
  summary: 'Returns the members with whom the file is shared, by name: since when, until when, and whether they opened it.',
  params: program,
  query: programReaderQuerySchema,
  result: pageOf(programReaderSchema),
  shows,
  access: inClub('params.id', staff),
  errors: ['TrainingProgramNotFound'],
});
export const shareProgram = call({
  id: 'trainingPrograms.share',
  method: 'POST',
  path: '/clubs/{id}/trainingPrograms/{programId}/shares:batchCreate',
  summary: 'Shares the file with all athletes, or with those who match the audience now; new readers are notified.',
  params: program,
  body: programSharingSchema,
  result: programSharedSchema,
  status: 200,
  changes,
  access: inClub('params.id', staff),
  errors: ['TrainingProgramNotFound', 'UploadIncomplete', 'NobodyToShareWith'],
});
export const unshareProgram = call({
  id: 'trainingPrograms.unshare',
  method: 'POST',
  path: '/clubs/{id}/trainingPrograms/{programId}/shares:batchDelete',
  summary: 'Ends the sharing with all members, or with these; they cannot open the file from then on.',
  params: program,
  body: programUnsharingSchema,
  result: trainingProgramSchema,
  status: 200,
  changes,
  access: inClub('params.id', staff),
  errors: ['TrainingProgramNotFound'],
});
export const listMemberPrograms = call({
  id: 'trainingPrograms.ofMember',
  method: 'GET',
  path: '/clubs/{id}/users/{userId}/trainingPrograms',
  summary: 'Returns the files that the club shares with a member today, newest first, and when they opened each.',
  params: z.object({ id: idParamOf<'Club'>(), userId: idParamOf<'User'>() }),
  result: z.array(ownProgramSchema),
  shows: [...shows, 'clubs/clubs'],
  access: inClub('params.id', staff),
});
export const listOwnPrograms = call({
  id: 'trainingPrograms.ofUser',
  method: 'GET',
  path: '/users/{id}/trainingPrograms',
  summary: 'Returns the files that clubs share with the user, newest first; omits expired ones.',
  params: z.object({ id: idParamOf<'User'>() }),
  result: z.array(ownProgramSchema),
  shows: [...shows, 'clubs/clubs'],
  access: theUser('params.id'),
});
export const openOwnProgram = call({
  id: 'trainingPrograms.openOwn',
  method: 'POST',
  path: '/users/{id}/trainingPrograms/{programId}/open',
  summary: 'Returns an address from which the user can load the file; the club sees that it was opened.',
  params: own,
  result: programLinkSchema,
  status: 200,
  changes,
  access: theUser('params.id'),
  errors: ['TrainingProgramNotFound'],
});
