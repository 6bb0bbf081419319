import { useLocation } from 'react-router';
import { screenNamed } from './known-screens.ts';
import { useSaidPlace } from './menu-place.ts';
import { useSelf } from './session.tsx';

/** Whether an owner looks at her brand: the club she had in hand before waits there, and nothing in sight is said of it. */
export function useInBrand(): boolean {
  const { pathname } = useLocation();
  const said = useSaidPlace();
  const owns = useSelf().AvailableRoles.Owner.length > 0;
  return owns && screenNamed(said ?? pathname.split('/')[1] ?? '')?.ofBrand === true;
}
