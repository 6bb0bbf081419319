import * as calls from '@clubpulse/contract/members/invitations.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { InvitationsService } from './invitations.service.ts';
import type { MailProof } from './mail-proof.service.ts';
import type { PersonalInvitations } from './personal.service.ts';

export function invitationRoutes(
  route: Routes,
  {
    invitations,
    personalInvitations: personal,
    mailProof,
  }: { invitations: InvitationsService; personalInvitations: PersonalInvitations; mailProof: MailProof },
): void {
  const resolve = ({ params }: { params: { code: string } }) => invitations.clubOf(params.code);
  route(calls.listInvitations, ({ params, query }) => invitations.list(params.id, query));
  route(calls.listInvitationLinks, ({ params }) => invitations.links(params.id));
  route(calls.createInvitationLink, ({ params, body, caller }) => invitations.createLink(params.id, body.Title, caller));
  route(calls.checkInvitees, ({ params, body }) => invitations.check(params.id, body.Emails));
  route(calls.sendInvitations, ({ params, body, caller }) => invitations.send(params.id, body, caller));
  route(calls.batchInvitations, ({ params, body, caller }) => invitations.batch(params.id, body, caller));
  route(calls.listUserInvitations, ({ params, caller }) => personal.list(params.id, caller));
  route(calls.inviteUser, ({ params, body, caller }) => personal.invite(params.id, body, caller));
  route(calls.openInvitation, ({ params }) => invitations.open(params.code));
  route(calls.proveInvitation, ({ body, caller, request }) => mailProof.prove(body, caller, request.ip));
  route(calls.acceptInvitation, ({ params, caller }) => invitations.accept(params.code, caller));
  route(calls.resendInvitation, { resolve, handle: ({ params, caller }) => invitations.resend(params.code, caller) });
  route(calls.correctInvitationAddress, {
    resolve,
    handle: ({ params, body, caller }) => invitations.correctAddress(params.code, body.Email, caller),
  });
  route(calls.setInvitationActive, {
    resolve,
    handle: ({ params, body, caller }) => invitations.setActive(params.code, body.Active, caller),
  });
  route(calls.deleteInvitation, { resolve, handle: ({ params, caller }) => invitations.delete(params.code, caller) });
}
