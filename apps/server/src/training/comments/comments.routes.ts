import * as calls from '@clubpulse/contract/training/comments/comments.calls';
import type { Caller } from '../../platform/http/caller.ts';
import type { Routes } from '../../platform/http/route.ts';
import type { Comments } from './comments.service.ts';

export function commentRoutes(route: Routes, comments: Comments): void {
  const resolve = ({ params, caller }: { params: { id: number }; caller: Caller }) => comments.athleteOf(params.id, caller);
  route(calls.listComments, { resolve, handle: ({ params, caller }) => comments.comments(params.id, caller) });
  route(calls.createComment, {
    resolve,
    handle: ({ params, body, caller, key }) => comments.comment(params.id, body.Text, caller, key),
  });
  route(calls.deleteComment, {
    resolve: ({ params }) => comments.authorOf(params.id),
    handle: ({ params, caller }) => comments.delete(params.id, caller.UserId),
  });
  route(calls.listFeedbacks, { resolve, handle: ({ params, caller }) => comments.feedbacks(params.id, caller) });
  route(calls.giveFeedback, { resolve, handle: ({ params, body, caller }) => comments.giveFeedback(params.id, body, caller) });
  route(calls.generateFeedback, {
    resolve,
    handle: ({ params, body, caller }) => comments.generate(params.id, body, caller),
  });
  route(calls.listWaitingTrainings, ({ params, query, caller }) => comments.waiting(params.id, query, caller));
  route(calls.setTrainingWaits, ({ params, body, caller }) =>
    comments.setWaits(params.id, params.trainingId, body.Waits, caller),
  );
}
