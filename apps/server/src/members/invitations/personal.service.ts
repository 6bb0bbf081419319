import type { UserId } from '@clubpulse/contract/accounts/users';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { InviteUser, UserInvitation } from '@clubpulse/contract/members/invitations';
import { isStaffIn } from '@clubpulse/rules/accounts/roles/roles';
import { handedToInvited } from '@clubpulse/rules/accounts/security/handed';
import { invitationState } from '@clubpulse/rules/members/invitations/invitations';
import type { Consents } from '../../accounts/consents/public.ts';
import type { AccountSecurity } from '../../accounts/security/public.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Profiles } from './acceptance.service.ts';
import { presentInvitation } from './invitations.present.ts';
import type { InvitationsService } from './invitations.service.ts';
import { invitationsOfAddress } from './invitations.store.ts';

interface PersonalParts {
  readonly db: Database;
  readonly profiles: Profiles;
  readonly consents: Pick<Consents, 'sightOf'>;
  readonly invitations: Pick<InvitationsService, 'send' | 'linkOf'>;
  readonly isHandedTo: AccountSecurity['isHandedTo'];
  readonly now?: () => Date;
}

export type PersonalInvitations = ReturnType<typeof createPersonalInvitations>;

export function createPersonalInvitations({
  db,
  profiles,
  consents,
  invitations,
  isHandedTo,
  now = () => new Date(),
}: PersonalParts) {
  const toAddress = async (email: string) =>
    (await invitationsOfAddress(db, email)).map((row) => ({
      club: row,
      invitation: { ...presentInvitation(row, invitations.linkOf, now()), ClubName: row.ClubName },
      waits: invitationState(row, now()) === 'Waiting',
    }));

  return {
    async linkTo(email: string): Promise<string | undefined> {
      const open = (await toAddress(email)).find(({ waits }) => waits);
      return open?.invitation.Link;
    },

    async list(userId: UserId, caller: Caller): Promise<UserInvitation[] | Refusal> {
      const [user] = await profiles([userId]);
      if (!user) return refuse('NotFound');
      const isOwn = userId === caller.UserId;
      const found = await toAddress(user.Email);
      if (!isOwn) return found.filter(({ club }) => isStaffIn(caller.roles, club)).map(({ invitation }) => invitation);
      const waiting = found.filter(({ waits }) => waits).map(({ invitation }) => invitation);
      if (user.EmailConfirmed) return waiting;
      // A user with an unverified e-mail address gets only invitations whose link staff handed over and the user opened.
      const own: UserInvitation[] = [];
      for (const one of waiting) if (await isHandedTo(db, userId, { subject: handedToInvited(one.InvitationId) })) own.push(one);
      return own;
    },

    /** NotFound when the caller is no staff in a club of that user, so that trying ids finds no users. */
    async invite(userId: UserId, { ClubId, Role, Message }: InviteUser, caller: Caller): Promise<UserInvitation | Refusal> {
      const sight = await consents.sightOf(caller, userId);
      const [user] = sight?.clubs.length === 0 ? [] : await profiles([userId]);
      if (!user) return refuse('NotFound');
      const { FirstMidName, LastName, Language } = user;
      const Email = user.Email.toLowerCase();
      const sent = await invitations.send(
        ClubId,
        { People: [{ Email, FirstMidName, LastName }], Role, Language, Message },
        caller,
      );
      if (isRefusal(sent)) return refuse(sent.refused, { values: { email: user.Email } });
      const id = sent.Invitations[0]?.InvitationId;
      const made = (await toAddress(Email)).find(({ invitation }) => invitation.InvitationId === id);
      return made?.invitation ?? refuse('NotFound');
    },
  };
}
