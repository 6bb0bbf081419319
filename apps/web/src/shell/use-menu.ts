import { useMemo } from 'react';
import { useParams } from 'react-router';
import { useMayOpen } from '../platform/access.ts';
import { useRoles, useSelf } from '../platform/session.tsx';
import { screenNamed } from '../screens.ts';
import { highlightedView, type MenuFacts } from './menu.ts';

/** What the menu is made from, for the current route. */
export function useMenuFacts(): MenuFacts {
  const { view: word = '', id } = useParams();
  const self = useSelf();
  const roles = useRoles();
  const mayOpen = useMayOpen();
  return useMemo(() => {
    const name = screenNamed(word)?.name ?? word;
    return {
      roles,
      ownsBrand: self.AvailableRoles.Owner.length > 0,
      view: highlightedView(name, id, self.UserId),
      opens: (view) => screenNamed(view) !== undefined && mayOpen(view),
    };
  }, [word, id, self, roles, mayOpen]);
}
