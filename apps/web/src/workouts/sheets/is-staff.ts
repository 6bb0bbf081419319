import { useRoles } from '../../platform/session.tsx';

export const useIsStaff = (): boolean => useRoles().some((role) => role === 'Owner' || role === 'Manager' || role === 'Trainer');
