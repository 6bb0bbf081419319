import type { AccessTable } from '../../access.ts';

/** Whoever hands over says who somebody is: that is for those who say who works in the club (PLT-260). */
export const access: AccessTable = {
  'handovers.ofInvitation': 'Owner, Manager of club resolved',
  'handovers.ofMember': 'Owner, Manager of club params.id',
};
