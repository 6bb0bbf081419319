import type { AccessTable } from '../../access.ts';

/** Handing over confirms an identity, so it has the same roles as choosing staff (PLT-260). */
export const access: AccessTable = {
  'handovers.ofInvitation': 'Owner, Manager of club resolved',
  'handovers.ofMember': 'Owner, Manager of club params.id',
};
