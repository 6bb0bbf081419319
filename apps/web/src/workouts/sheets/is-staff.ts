import { useRoles } from '../../platform/session.tsx';

/** Whether who looks works in the selected club: others have no list of its sheets. */
export const useIsStaff = (): boolean => useRoles().some((role) => role === 'Owner' || role === 'Manager' || role === 'Trainer');
