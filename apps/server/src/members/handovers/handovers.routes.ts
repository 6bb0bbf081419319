import { handOverAccount, handOverInvitation } from '@clubpulse/contract/members/handovers/handovers.calls';
import { acting } from '../../accounts/security/public.ts';
import type { Routes } from '../../platform/http/route.ts';
import type { Handovers } from './handovers.service.ts';

export function handoverRoutes(route: Routes, handovers: Handovers): void {
  route(handOverInvitation, {
    resolve: ({ params }) => handovers.clubOf(params.code),
    handle: (input) => handovers.ofInvitation(input.params.code, input.caller, acting(input)),
  });
  route(handOverAccount, (input) => handovers.ofMember(input.params.id, input.params.userId, input.caller, acting(input)));
}
