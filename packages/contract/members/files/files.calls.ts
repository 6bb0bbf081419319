import { z } from 'zod';
import { call, inClub, theUser } from '../../call.ts';
import { idParamOf, idParams } from '../../scalars.ts';
import {
  clubFileUpdateSchema,
  clubFileUploadSchema,
  fileLinkSchema,
  fileSchema,
  ownFileUpdateSchema,
  ownFileUploadSchema,
} from './files.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;
const own = z.object({ id: idParamOf<'User'>(), fileId: idParamOf<'File'>() });
const member = z.object({ id: idParamOf<'Club'>(), userId: idParamOf<'User'>() });
const ofMember = member.extend({ fileId: idParamOf<'File'>() });
const shows = ['members/files/files', 'accounts/users', 'clubs/clubs', 'members/people'] as const;
const refused = ['FileTypeRefused', 'FilesFull'] as const;

export const listFiles = call({
  id: 'files.ofUser',
  method: 'GET',
  path: '/users/{id}/files',
  summary: 'Returns the user’s own files, and those that clubs store and share with the user, newest first.',
  params: idParams,
  result: z.array(fileSchema),
  shows,
  access: theUser('params.id'),
});
export const addFile = call({
  id: 'files.add',
  method: 'POST',
  path: '/users/{id}/files',
  summary: 'Stores a file of the user. Accepts a form with `file` and `data`, or the same as JSON.',
  params: idParams,
  body: ownFileUploadSchema,
  result: fileSchema,
  changes: ['members/files/files'],
  access: theUser('params.id'),
  errors: refused,
});
export const updateFile = call({
  id: 'files.update',
  method: 'PUT',
  path: '/users/{id}/files/{fileId}',
  summary:
    'Sets name and last valid day of the user’s own file, and the club to which it is shown. RowVersion guards against stale writes.',
  params: own,
  body: ownFileUpdateSchema,
  result: fileSchema,
  changes: ['members/files/files'],
  access: theUser('params.id'),
  errors: ['StaleRowVersion'],
});
export const openFile = call({
  id: 'files.open',
  method: 'POST',
  path: '/users/{id}/files/{fileId}/open',
  summary: 'Returns an address from which the file can be loaded within a minute.',
  params: own,
  result: fileLinkSchema,
  status: 200,
  changes: [],
  access: theUser('params.id'),
});
export const deleteFile = call({
  id: 'files.delete',
  method: 'DELETE',
  path: '/users/{id}/files/{fileId}',
  summary: 'Deletes a file of the user, also for the club to which it was shown.',
  params: own,
  changes: ['members/files/files'],
  access: theUser('params.id'),
});
export const listClubUserFiles = call({
  id: 'files.ofClubUser',
  method: 'GET',
  path: '/clubs/{id}/users/{userId}/files',
  summary:
    'Returns the files that the club stores about a member, and those that the member shows to it; to administrators without health documents.',
  params: member,
  result: z.array(fileSchema),
  shows,
  access: inClub('params.id', staff),
});
export const addClubUserFile = call({
  id: 'files.addOfClubUser',
  method: 'POST',
  path: '/clubs/{id}/users/{userId}/files',
  summary: 'Stores a file about a member, for the staff only or shared with the member.',
  params: member,
  body: clubFileUploadSchema,
  result: fileSchema,
  changes: ['members/files/files'],
  access: inClub('params.id', staff),
  errors: refused,
});
export const updateClubUserFile = call({
  id: 'files.updateOfClubUser',
  method: 'PUT',
  path: '/clubs/{id}/users/{userId}/files/{fileId}',
  summary:
    'Sets name and last valid day of a file of the club, and whether the member sees it. RowVersion guards against stale writes.',
  params: ofMember,
  body: clubFileUpdateSchema,
  result: fileSchema,
  changes: ['members/files/files'],
  access: inClub('params.id', staff),
  errors: ['StaleRowVersion'],
});
export const openClubUserFile = call({
  id: 'files.openOfClubUser',
  method: 'POST',
  path: '/clubs/{id}/users/{userId}/files/{fileId}/open',
  summary:
    'Returns an address from which the file can be loaded within a minute; for a health document the caller is recorded for the member to read.',
  params: ofMember,
  result: fileLinkSchema,
  status: 200,
  changes: ['accounts/consents/reads'],
  access: inClub('params.id', staff),
});
export const deleteClubUserFile = call({
  id: 'files.deleteOfClubUser',
  method: 'DELETE',
  path: '/clubs/{id}/users/{userId}/files/{fileId}',
  summary: 'Deletes a file that the club stores.',
  params: ofMember,
  changes: ['members/files/files'],
  access: inClub('params.id', staff),
});
