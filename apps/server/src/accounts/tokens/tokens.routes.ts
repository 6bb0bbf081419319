import * as calls from '@clubpulse/contract/accounts/tokens.calls';
import type { Routes } from '../../platform/http/route.ts';
import { acting } from '../security/public.ts';
import type { Tokens } from './tokens.service.ts';

export function tokenRoutes(route: Routes, tokens: Tokens): void {
  route(calls.listTokens, ({ params }) => tokens.ofUser(params.id));
  route(calls.createToken, ({ params, body, ...input }) => tokens.create(params.id, body, acting(input)));
  route(calls.revokeToken, ({ params, ...input }) => tokens.revoke(params.id, params.tokenId, acting(input)));
  route(calls.listClubTokens, ({ params }) => tokens.ofClub(params.id));
  route(calls.createClubToken, ({ params, body, caller, ...input }) =>
    tokens.createOfClub(params.id, body, caller.UserId, acting(input)),
  );
  route(calls.revokeClubToken, ({ params, caller }) => tokens.revokeOfClub(params.id, params.tokenId, caller.UserId));
}
