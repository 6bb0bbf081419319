import { z } from 'zod';
import { call, inClub } from '../../call.ts';
import { idParamOf } from '../../scalars.ts';
import { invitationCodeSchema } from '../invitations.ts';
import { handoverSchema } from './handovers.ts';

const managers = ['Owner', 'Manager'] as const;
const everyHandover = ['AccountElsewhere', 'HandoverByMail', 'SignInAgain'] as const;

export const handOverInvitation = call({
  id: 'handovers.ofInvitation',
  method: 'POST',
  path: '/invitations/{code}/handover',
  summary:
    'Where no mail leaves the server: a link for who was invited by their address, used once within the hour, by which they open their account or proves that it is theirs; by an administrator it sets the password of one that nobody proved anew. The code of the invitation alone proves nothing.',
  params: z.object({ code: invitationCodeSchema }),
  result: handoverSchema,
  changes: ['members/handovers/handovers'],
  access: inClub('resolved', managers),
  errors: [...everyHandover, 'InvitationUsed', 'InvitationOver', 'InvitationInactive'],
});
export const handOverAccount = call({
  id: 'handovers.ofMember',
  method: 'POST',
  path: '/clubs/{id}/users/{userId}/handover',
  summary:
    'Where no mail leaves the server: a link for somebody of the club, used once within the hour. It opens the account of whom the desk added, sets the password of one that was opened so anew, and is proved by the password of any other.',
  params: z.object({ id: idParamOf<'Club'>(), userId: idParamOf<'User'>() }),
  result: handoverSchema,
  changes: ['members/handovers/handovers'],
  access: inClub('params.id', managers),
  errors: [...everyHandover, 'HandoverOfOthers'],
});
