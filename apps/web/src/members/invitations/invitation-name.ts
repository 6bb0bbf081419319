import type { Invitation } from '@clubpulse/contract/members/invitations';

/** How the list and its questions call somebody who is invited: by her address where no name was said. */
export const nameOf = ({ FirstMidName, LastName, Email }: Invitation): string =>
  [FirstMidName, LastName].filter(Boolean).join(' ') || Email;
