import { useMemo } from 'react';
import { useParams } from 'react-router';
import { useMayOpen } from '../../platform/access.ts';
import { screenNamed } from '../../platform/known-screens.ts';
import { useSaidPlace } from '../../platform/menu-place.ts';
import { useClub, useRoles, useSelf } from '../../platform/session.tsx';
import { highlightedView, type MenuFacts } from './menu.ts';

/** What the menu is made from, for the current route. */
export function useMenuFacts(): MenuFacts {
  const { view: word = '', id } = useParams();
  const self = useSelf();
  const roles = useRoles();
  const club = useClub();
  const books = club?.EnableActivities ?? false;
  const ranks = club?.EnableUserRankings ?? false;
  const mayOpen = useMayOpen();
  const said = useSaidPlace();
  return useMemo(() => {
    const name = screenNamed(word)?.name ?? word;
    return {
      roles,
      ownsBrand: self.AvailableRoles.Owner.length > 0,
      view: said ?? highlightedView(name, id, self.UserId),
      // A club without activities has nothing to book, and one that ranks nobody no rankings.
      opens: (view) =>
        screenNamed(view) !== undefined &&
        mayOpen(view) &&
        (books || screenNamed(view)?.menu?.needsActivities !== true) &&
        (ranks || screenNamed(view)?.menu?.needsRankings !== true),
    };
  }, [word, id, self, roles, books, ranks, mayOpen, said]);
}
