import type { AccessTable } from '../access.ts';

/** The view is of everybody who is signed in (PLT-022): who trained in it and its club's staff find it, nobody else does (decision 0061). */
export const access: AccessTable = {
  'groupTrainings.get': 'signed in',
};
