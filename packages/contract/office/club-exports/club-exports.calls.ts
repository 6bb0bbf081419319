import { z } from 'zod';
import { call, inClub } from '../../call.ts';
import { idParamOf, idParams } from '../../scalars.ts';
import { clubExportLinkSchema, clubExportSchema } from './club-exports.ts';

const managers = ['Owner', 'Manager'] as const;

export const listClubExports = call({
  id: 'clubExports.list',
  method: 'GET',
  path: '/clubs/{id}/exports',
  summary: 'Returns the exports of all data of the club that are made or still stored, newest first.',
  params: idParams,
  result: z.array(clubExportSchema),
  shows: ['office/club-exports/club-exports', 'accounts/users'],
  access: inClub('params.id', managers),
});
export const createClubExport = call({
  id: 'clubExports.create',
  method: 'POST',
  path: '/clubs/{id}/exports',
  summary: 'Requests a file with all data of the club, as CSV by table. Its README names what is left out, and why.',
  params: idParams,
  result: clubExportSchema,
  changes: ['office/club-exports/club-exports'],
  access: inClub('params.id', managers),
  errors: ['ClubExportRunning', 'SignInAgain'],
});
export const openClubExport = call({
  id: 'clubExports.open',
  method: 'POST',
  path: '/clubs/{id}/exports/{exportId}/open',
  summary: 'Returns an address from which the file can be loaded once, within a minute.',
  params: idParams.extend({ exportId: idParamOf<'ClubExport'>() }),
  result: clubExportLinkSchema,
  status: 200,
  changes: [],
  access: inClub('params.id', managers),
  errors: ['SignInAgain'],
});
