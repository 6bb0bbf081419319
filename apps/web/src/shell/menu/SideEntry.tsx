import { Link } from 'react-router';
import { useWidth } from '../../kit/widths.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { currentMark, isCurrent, type MenuEntry, pagesBelow } from './menu.ts';
import classes from './Sidebar.module.css';
import { usePagesAbove } from './use-pages-above.ts';

export function SideEntry({ entry, view }: { entry: MenuEntry; view: string }) {
  const t = useT();
  const inRail = useWidth() === 'tablet';
  const current = isCurrent(entry, view);
  const Icon = entry.icon;
  const label = t(entry.label);
  const arePagesAbove = usePagesAbove();
  const pages = current && !arePagesAbove ? pagesBelow(entry) : [];
  return (
    <>
      <Link
        to={pathTo(entry.view)}
        className={classes['entry']}
        title={inRail ? label : undefined}
        data-current={current}
        {...currentMark(entry, view)}
      >
        <Icon size={18} stroke={1.8} aria-hidden="true" />
        <span className={classes['word']}>{label}</span>
      </Link>
      {pages.length > 0 && (
        <ul className={classes['sub']} aria-label={label}>
          {pages.map((one) => (
            <li key={one.view}>
              <Link to={pathTo(one.view)} className={classes['subEntry']} {...currentMark(one, view)}>
                {t(one.label)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
