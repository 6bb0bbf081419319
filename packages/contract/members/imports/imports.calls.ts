import { z } from 'zod';
import { call, inClub } from '../../call.ts';
import { idParams } from '../../scalars.ts';
import { beginImportSchema, checkedPersonSchema, checkImportSchema, memberImportSchema, refusedRowSchema } from './imports.ts';

const managers = ['Owner', 'Manager'] as const;

export const listImports = call({
  id: 'imports.list',
  method: 'GET',
  path: '/clubs/{id}/imports',
  summary: 'The last imports of people from a file, newest first, with how far they are.',
  params: idParams,
  result: z.array(memberImportSchema),
  shows: ['members/imports/imports'],
  access: inClub('params.id', managers),
});
export const listRefusedRows = call({
  id: 'imports.refused',
  method: 'GET',
  path: '/imports/{id}/refused',
  summary: 'Whom an import did not invite, and why, by row. Kept for thirty days.',
  params: idParams,
  result: z.array(refusedRowSchema),
  shows: ['members/imports/imports'],
  access: inClub('resolved', managers),
});
export const checkImport = call({
  id: 'imports.check',
  method: 'POST',
  path: '/clubs/{id}/imports:check',
  summary: 'What the club knows of the people of a file, in the order in which they are named. Nothing is stored.',
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
    'Invites the people of a file as athletes, one after the other: the answer comes before they are invited. What is known of them, and their groups, wait for who accepts. One import of a club at a time.',
  params: idParams,
  body: beginImportSchema,
  result: memberImportSchema,
  changes: ['members/imports/imports', 'members/invitations', 'clubs/tags/tags'],
  access: inClub('params.id', managers),
  licensed: true,
  errors: ['ImportRuns'],
});
