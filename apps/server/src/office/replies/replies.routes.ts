import * as calls from '@clubpulse/contract/office/replies/replies.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { RepliesService } from './replies.service.ts';

export function replyRoutes(route: Routes, replies: RepliesService): void {
  route(calls.listThreads, ({ params, query, caller }) => replies.list(params.id, caller.UserId, query));
  route(calls.countThreads, ({ params, caller }) => replies.counts(params.id, caller.UserId));
  route(calls.getThread, ({ params, caller }) => replies.get(params.id, params.threadId, caller));
  route(calls.getThreadMember, ({ params, caller }) => replies.member(params.id, params.threadId, caller));
  route(calls.getThreadTemplates, ({ params, caller }) => replies.templates(params.id, params.threadId, caller));
  route(calls.listThreadHolders, ({ params }) => replies.holders(params.id));
  route(calls.answerThread, ({ params, body, caller, key }) => replies.answer(params.id, params.threadId, body, caller, key));
  route(calls.noteOnThread, ({ params, body, caller, key }) => replies.note(params.id, params.threadId, body, caller, key));
  route(calls.setThreadHolder, ({ params, body, caller }) => replies.setHolder(params.id, params.threadId, body, caller));
  route(calls.closeThread, ({ params, body, caller }) => replies.close(params.id, params.threadId, body.RowVersion, caller));
  route(calls.listOwnThreads, ({ params, query }) => replies.ofUser(params.id, query));
  route(calls.getOwnThread, ({ params }) => replies.getOwn(params.id, params.threadId));
  route(calls.replyToMessage, ({ params, body, key }) => replies.replyToMessage(params.id, params.messageId, body.Text, key));
  route(calls.replyInThread, ({ params, body, key }) => replies.replyInThread(params.id, params.threadId, body.Text, key));
  route(calls.readOwnThread, ({ params }) => replies.read(params.id, params.threadId));
}
