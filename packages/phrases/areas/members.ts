import type { documents } from '../en/members/documents.ts';
import type { refusals as invitationsRefusals } from '../en/members/invitations.refusals.ts';
import type { screens as invitationsScreens } from '../en/members/invitations.screens.ts';
import type { invitations } from '../en/members/invitations.ts';
import type { parts } from '../en/members/parts.ts';
import type { people } from '../en/members/people.ts';

/** Every word that screens of `members` show. */
export type Members = typeof documents &
  typeof invitations &
  typeof invitationsRefusals &
  typeof invitationsScreens &
  typeof parts &
  typeof people;
