import * as calls from '@clubpulse/contract/office/training-programs/training-programs.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { TrainingPrograms } from './training-programs.service.ts';

export function trainingProgramRoutes(route: Routes, programs: TrainingPrograms): void {
  route(calls.listTrainingPrograms, ({ params, query }) => programs.list(params.id, query));
  route(calls.createProgramUpload, ({ params, body, caller }) => programs.createUpload(params.id, body, caller.UserId));
  route(calls.resumeProgramUpload, ({ params, caller }) => programs.resumeUpload(params.id, params.programId, caller.UserId));
  route(calls.completeProgramUpload, ({ params }) => programs.completeUpload(params.id, params.programId));
  route(calls.updateTrainingProgram, ({ params, body }) => programs.update(params.id, params.programId, body));
  route(calls.deleteTrainingProgram, ({ params }) => programs.delete(params.id, params.programId));
  route(calls.openTrainingProgram, ({ params, caller }) => programs.open(params.id, params.programId, caller.UserId));
  route(calls.listProgramReaders, ({ params, query }) => programs.sharedWith(params.id, params.programId, query));
  route(calls.shareProgram, ({ params, body, caller }) => programs.share(params.id, params.programId, body, caller.UserId));
  route(calls.unshareProgram, ({ params, body }) => programs.unshare(params.id, params.programId, body));
  route(calls.listMemberPrograms, ({ params }) => programs.ofMember(params.id, params.userId));
  route(calls.listOwnPrograms, ({ params }) => programs.ofUser(params.id));
  route(calls.openOwnProgram, ({ params, caller }) => programs.openOwn(params.id, params.programId, caller.UserId));
}
