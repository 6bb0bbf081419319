import { useRoles } from '../../platform/session.tsx';

export function useManages(): boolean {
  const roles = useRoles();
  return roles.includes('Manager') || roles.includes('Owner');
}
