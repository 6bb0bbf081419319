import { FILE_TEXT_MAX } from '@clubpulse/contract/members/files/files';
import * as calls from '@clubpulse/contract/members/files/files.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { FilesService } from './files.service.ts';

const fileOf = FILE_TEXT_MAX + 16_384;

export function fileRoutes(route: Routes, files: FilesService): void {
  route(calls.listFiles, ({ params }) => files.ofUser(params.id));
  route(calls.addFile, { fileOf, handle: ({ params, body, caller }) => files.add(params.id, body, caller.UserId) });
  route(calls.updateFile, ({ params, body }) => files.update(params.id, params.fileId, body));
  route(calls.openFile, ({ params }) => files.open(params.id, params.fileId));
  route(calls.deleteFile, ({ params }) => files.delete(params.id, params.fileId));
  route(calls.listClubUserFiles, ({ params, caller }) => files.ofClubUser(caller, params.id, params.userId));
  route(calls.addClubUserFile, {
    fileOf,
    handle: ({ params, body, caller }) => files.addOfClubUser(caller, params.id, params.userId, body),
  });
  route(calls.updateClubUserFile, ({ params, body, caller }) =>
    files.updateOfClubUser(caller, params.id, params.userId, params.fileId, body),
  );
  route(calls.openClubUserFile, ({ params, caller }) => files.openOfClubUser(caller, params.id, params.userId, params.fileId));
  route(calls.deleteClubUserFile, ({ params }) => files.deleteOfClubUser(params.id, params.userId, params.fileId));
}
