import type { Role } from './accounts/roles.ts';
import type { Access, Subject } from './call.ts';

/**
 * Who may make which call, written by hand from spec 1 section 6, decision 0010 and the readings of the spec: never copied
 * from a call. It stands as `<feature>.access.ts` beside each feature's calls; access.test.ts compares the two, so a
 * permission is changed in two places or not at all. Roles stand from the highest to the lowest, `self` before them.
 */
export type AccessTable = Readonly<Record<string, AccessLine>>;

type AccessLine = 'anybody' | 'signed in' | 'administrator' | 'editor' | `${string} of ${'user' | 'club' | 'brand'} ${Subject}`;

const fromHighest: readonly Role[] = ['Owner', 'Manager', 'Trainer', 'Athlete'];
const listed = (roles: readonly Role[]) => fromHighest.filter((role) => roles.includes(role));

/** The line a declared access is. */
export function accessLine(access: Access): AccessLine {
  if (access.who === 'public') return 'anybody';
  if (access.who === 'signedIn') return 'signed in';
  if (access.who === 'admin') return 'administrator';
  if (access.who === 'editor') return 'editor';
  if (access.who === 'brand') return `Owner of brand ${access.brand}`;
  if (access.who === 'club') return `${listed(access.roles).join(', ')} of club ${access.club}`;
  return `${['self', ...listed(access.staff)].join(', ')} of user ${access.user}`;
}
