import { useRoles } from '../../platform/session.tsx';

/** Whether one may sell, assign and take money in the selected club; trainers only look. */
export function useManages(): boolean {
  const roles = useRoles();
  return roles.includes('Manager') || roles.includes('Owner');
}
