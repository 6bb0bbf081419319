export type { InvitationsService as Invitations } from './invitations.service.ts';
