import * as calls from '@clubpulse/contract/members/documents/documents.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { ExpirationsService } from './documents.service.ts';

export function expirationRoutes(route: Routes, expirations: ExpirationsService): void {
  const resolve = ({ params }: { params: { id: number } }) => expirations.clubOf(params.id);
  route(calls.listMyExpirations, ({ params }) => expirations.ofUser(params.id));
  route(calls.listClubUserExpirations, ({ params, caller }) => expirations.ofClubUser(params.id, params.userId, caller));
  route(calls.listClubExpirations, ({ params, query }) => expirations.ofClub(params.id, query));
  route(calls.createExpiration, ({ body: { ClubId, UserId, ...input }, caller }) =>
    expirations.create(ClubId, UserId, input, caller.UserId),
  );
  route(calls.updateExpiration, {
    resolve,
    handle: ({ params, body, caller }) => expirations.update(params.id, body, caller.UserId),
  });
  route(calls.completeExpiration, { resolve, handle: ({ params, caller }) => expirations.complete(params.id, caller.UserId) });
  route(calls.deleteExpiration, { resolve, handle: ({ params, caller }) => expirations.delete(params.id, caller.UserId) });
}
