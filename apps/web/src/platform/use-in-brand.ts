import { useLocation } from 'react-router';
import { screenNamed } from './known-screens.ts';
import { useDeclaredPlace } from './menu-place.ts';
import { useSelf } from './session.tsx';

export function useInBrand(): boolean {
  const { pathname } = useLocation();
  const declared = useDeclaredPlace();
  const owns = useSelf().AvailableRoles.Owner.length > 0;
  return owns && screenNamed(declared ?? pathname.split('/')[1] ?? '')?.ofBrand === true;
}
