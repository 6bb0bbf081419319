import type { Role } from './accounts/roles.ts';
import type { Access, Subject } from './call.ts';

/**
 * The table is written from the specification and never copied from a call: access.test.ts compares both. Roles are listed from
 * the highest, after `self`.
 */
export type AccessTable = Readonly<Record<string, AccessLine>>;

type AccessLine = 'anybody' | 'signed in' | 'administrator' | 'editor' | `${string} of ${'user' | 'club' | 'brand'} ${Subject}`;

const fromHighest: readonly Role[] = ['Owner', 'Manager', 'Trainer', 'FrontDesk', 'Accountant', 'Athlete'];
const listed = (roles: readonly Role[]) => fromHighest.filter((role) => roles.includes(role));

export function accessLine(access: Access): AccessLine {
  if (access.who === 'public') return 'anybody';
  if (access.who === 'signedIn') return 'signed in';
  if (access.who === 'admin') return 'administrator';
  if (access.who === 'editor') return 'editor';
  if (access.who === 'brand') return `Owner of brand ${access.brand}`;
  if (access.who === 'club') return `${listed(access.roles).join(', ')} of club ${access.club}`;
  return `${['self', ...listed(access.staff)].join(', ')} of user ${access.user}`;
}
