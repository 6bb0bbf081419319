import * as calls from '@clubpulse/contract/clubs/tags/tags.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { Tags } from './tags.service.ts';

export function tagRoutes(route: Routes, tags: Tags): void {
  route(calls.listTags, ({ params }) => tags.ofClub(params.id));
  route(calls.createTag, ({ params, body }) => tags.create(params.id, body.Text));
  route(calls.updateTag, ({ params, body }) => tags.rename(params.id, params.tagId, body.Text));
  route(calls.deleteTag, ({ params }) => tags.delete(params.id, params.tagId));
  route(calls.listUserTags, ({ params }) => tags.ofUser(params.id, params.userId));
  route(calls.assignTags, ({ params, body }) => tags.assign(params.id, params.userId, body.ClubTagIds));
  route(calls.batchTag, ({ params, body, key }) => tags.batch(params.id, body, key));
}
