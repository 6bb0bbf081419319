import { useLocation } from 'react-router';
import { screenNamed } from './known-screens.ts';
import { useDeclaredPlace } from './menu-place.ts';
import { useSelf } from './session.tsx';

export function useInBrand(): boolean {
  const { pathname } = useLocation();
  const said = useDeclaredPlace();
  const owns = useSelf().AvailableRoles.Owner.length > 0;
  return owns && screenNamed(said ?? pathname.split('/')[1] ?? '')?.ofBrand === true;
}
