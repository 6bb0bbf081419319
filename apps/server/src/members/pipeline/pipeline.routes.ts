import * as calls from '@clubpulse/contract/members/pipeline/pipeline.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { Pipeline } from './pipeline.service.ts';

export function pipelineRoutes(route: Routes, pipeline: Pipeline): void {
  route(calls.getPipeline, ({ params, query }) => pipeline.stages(params.id, query));
  route(calls.listStage, ({ params, query }) => pipeline.list(params.id, params.stage, query));
  route(calls.getMemberStanding, ({ params }) => pipeline.standing(params.id, params.userId));
  route(calls.setClientStage, ({ params, body, caller }) => pipeline.moveOne(params.id, params.userId, body, caller.UserId));
  route(calls.batchClientStage, ({ params, body, caller }) => pipeline.moveSeen(params.id, body, caller.UserId));
  route(calls.undoClientStage, ({ params, body, caller }) => pipeline.undo(params.id, body, caller.UserId));
}
