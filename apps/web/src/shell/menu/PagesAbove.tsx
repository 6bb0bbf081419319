import { Link } from 'react-router';
import { useSideways } from '../../kit/page/use-sideways.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { currentMark, isCurrent, type MenuEntry, menuFor, pagesBelow } from './menu.ts';
import classes from './PagesAbove.module.css';
import { useMenuFacts } from './use-menu.ts';
import { usePagesAbove } from './use-pages-above.ts';

export function PagesAbove() {
  const facts = useMenuFacts();
  const isHere = usePagesAbove();
  const entry = menuFor(facts).find((one) => isCurrent(one, facts.view));
  return isHere && entry !== undefined && pagesBelow(entry).length > 0 ? <Pages entry={entry} view={facts.view} /> : null;
}

function Pages({ entry, view }: { entry: MenuEntry; view: string }) {
  const t = useT();
  const pages = pagesBelow(entry);
  const sideways = useSideways<HTMLElement>(pages.map(({ label }) => t(label)).join('\n'), view);
  return (
    <nav className={classes['pages']} aria-label={t(entry.label)} {...sideways}>
      <ul>
        {pages.map((one) => (
          <li key={one.view}>
            <Link to={pathTo(one.view)} {...currentMark(one, view)}>
              {t(one.label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
