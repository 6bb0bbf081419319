import { useRoles } from '../../platform/session.tsx';

export function useSells(): boolean {
  const roles = useRoles();
  return useManages() || roles.includes('FrontDesk');
}

export function useManages(): boolean {
  const roles = useRoles();
  return roles.includes('Manager') || roles.includes('Owner');
}
