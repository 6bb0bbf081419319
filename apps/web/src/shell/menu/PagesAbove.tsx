import { Link } from 'react-router';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { currentMark, isCurrent, menuFor, pagesBelow } from './menu.ts';
import classes from './PagesAbove.module.css';
import { useMenuFacts } from './use-menu.ts';
import { usePagesAbove } from './use-pages-above.ts';

/** The pages of the current entry, all in sight, where the rail has no room for them below it. */
export function PagesAbove() {
  const t = useT();
  const facts = useMenuFacts();
  const isHere = usePagesAbove();
  const entry = menuFor(facts).find((one) => isCurrent(one, facts.view));
  const pages = entry === undefined ? [] : pagesBelow(entry);
  if (!isHere || entry === undefined || pages.length === 0) return null;
  return (
    <nav className={classes['pages']} aria-label={t(entry.label)}>
      <ul>
        {pages.map((one) => (
          <li key={one.view}>
            <Link to={pathTo(one.view)} {...currentMark(one, facts.view)}>
              {t(one.label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
