import * as calls from '@clubpulse/contract/clubs/tags/tags.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { Tags } from './tags.service.ts';

export function tagRoutes(route: Routes, tags: Tags): void {
  route(calls.listTags, ({ params }) => tags.ofClub(params.id));
  route(calls.createTag, ({ params, body, caller }) => tags.create(params.id, body.Text, caller.UserId));
  route(calls.updateTag, ({ params, body, caller }) => tags.rename(params.id, params.tagId, body.Text, caller.UserId));
  route(calls.deleteTag, ({ params, caller }) => tags.delete(params.id, params.tagId, caller.UserId));
  route(calls.listUserTags, ({ params }) => tags.ofUser(params.id, params.userId));
  route(calls.assignTags, ({ params, body, caller }) => tags.assign(params.id, params.userId, body.ClubTagIds, caller.UserId));
  route(calls.batchTag, ({ params, body, caller, key }) => tags.batch(params.id, body, caller.UserId, key));
}
