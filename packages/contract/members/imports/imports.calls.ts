import { z } from 'zod';
import { call, inClub } from '../../call.ts';
import { idParams } from '../../scalars.ts';
import { beginImportSchema, checkedPersonSchema, checkImportSchema, memberImportSchema, refusedRowSchema } from './imports.ts';

const managers = ['Owner', 'Manager'] as const;

export const listImports = call({
  id: 'imports.list',
  method: 'GET',
  path: '/clubs/{id}/imports',
  summary: 'Returns the last imports of members from a file, newest first, each with its progress.',
  params: idParams,
  result: z.array(memberImportSchema),
  shows: ['members/imports/imports'],
  access: inClub('params.id', managers),
});
export const listRefusedRows = call({
  id: 'imports.refused',
  method: 'GET',
  path: '/imports/{id}/refused',
  summary: 'Returns which users an import did not invite, and why, by row. Stored for thirty days.',
  params: idParams,
  result: z.array(refusedRowSchema),
  shows: ['members/imports/imports'],
  access: inClub('resolved', managers),
});
export const checkImport = call({
  id: 'imports.check',
  method: 'POST',
  path: '/clubs/{id}/imports:check',
  summary: 'Returns what the club stores about the users in a file, in the order of the file. Stores nothing.',
  params: idParams,
  body: checkImportSchema,
  result: z.array(checkedPersonSchema),
  changes: [],
  access: inClub('params.id', managers),
});
export const beginImport = call({
  id: 'imports.begin',
  method: 'POST',
  path: '/clubs/{id}/imports',
  summary:
    'Starts to invite the users in a file as athletes, one after the other, and responds before they are invited. Their data and groups are stored until they accept. Only one import of a club runs at a time.',
  params: idParams,
  body: beginImportSchema,
  result: memberImportSchema,
  changes: ['members/imports/imports', 'members/invitations', 'clubs/tags/tags'],
  access: inClub('params.id', managers),
  licensed: true,
  errors: ['ImportRuns'],
});
