import type { Consents } from '../../accounts/consents/public.ts';
import type { AccountSecurity } from '../../accounts/security/public.ts';
import { type Users, userPorts } from '../../accounts/users/public.ts';
import type { Clubs } from '../../clubs/clubs/public.ts';
import { dayPorts } from '../../clubs/daily/public.ts';
import type { Tags } from '../../clubs/tags/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { plug } from '../../platform/feature/ports.ts';
import { endOfInvitations } from './invitations.jobs.ts';
import { mailsThatFailed } from './invitations.listeners.ts';
import { invitationRoutes } from './invitations.routes.ts';
import { createInvitations } from './invitations.service.ts';
import { mailTried } from './invitations.store.ts';
import { createMailProof } from './mail-proof.service.ts';
import { createPersonalInvitations } from './personal.service.ts';

interface Needs extends Pick<ServerParts, 'config' | 'db' | 'identity' | 'mail'> {
  readonly consents: Consents;
  readonly users: Users;
  readonly security: AccountSecurity;
  readonly clubs: Clubs;
  readonly tags: Tags;
}

export const invitations = feature({
  name: 'members/invitations',
  persons: {
    invitations: { taken: { not: 'of a user as staff, about others' }, leaving: 'go' },
  },
  build({ config, db, identity, mail, consents, users, security, clubs, tags }: Needs) {
    mail.whenTried(mailTried);
    const mailProof = createMailProof({
      db,
      publicUrl: config.PUBLIC_URL,
      provider: identity.provider,
      proveAddress: security.proveAddress,
    });
    const made = createInvitations({
      db,
      mail,
      publicUrl: config.PUBLIC_URL,
      mailedLinkOf: mailProof.linkOf,
      oldCodesUntil: config.OLD_INVITATIONS_UNTIL,
      clubs,
      profiles: users.profiles,
      fillProfile: users.fillProfile,
      whoseHanded: security.whoseHanded,
      tags,
    });
    const personalInvitations = createPersonalInvitations({
      db,
      profiles: users.profiles,
      consents,
      invitations: made,
      isHandedTo: security.isHandedTo,
    });
    identity.provider?.onNextPage(personalInvitations.linkTo);
    return {
      invitations: made,
      personalInvitations,
      mailProof,
      failing: mailsThatFailed({ db }),
    };
  },
  plugs: (parts) => [
    plug(dayPorts, { dailyJobs: [endOfInvitations(parts.invitations)] }),
    plug(userPorts, { proved: [parts.invitations.proved] }),
  ],
  routes: (route, parts) => invitationRoutes(route, parts),
  listeners: (parts) => parts.failing,
  purge: (parts) => parts.invitations.purge(),
});
