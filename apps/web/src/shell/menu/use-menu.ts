import { useMemo } from 'react';
import { useParams } from 'react-router';
import { useMayOpen } from '../../platform/access.ts';
import { useSaidPlace } from '../../platform/menu-place.ts';
import { useClub, useRoles, useSelf } from '../../platform/session.tsx';
import { screenNamed } from '../../screens.ts';
import { highlightedView, type MenuFacts } from './menu.ts';

/** What the menu is made from, for the current route. */
export function useMenuFacts(): MenuFacts {
  const { view: word = '', id } = useParams();
  const self = useSelf();
  const roles = useRoles();
  const books = useClub()?.EnableActivities ?? false;
  const mayOpen = useMayOpen();
  const said = useSaidPlace();
  return useMemo(() => {
    const name = screenNamed(word)?.name ?? word;
    return {
      roles,
      ownsBrand: self.AvailableRoles.Owner.length > 0,
      view: said ?? highlightedView(name, id, self.UserId),
      // A club without activities has nothing to book.
      opens: (view) => screenNamed(view) !== undefined && mayOpen(view) && (view !== 'Book' || books),
    };
  }, [word, id, self, roles, books, mayOpen, said]);
}
