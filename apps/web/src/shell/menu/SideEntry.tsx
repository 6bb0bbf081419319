import { Link } from 'react-router';
import { useWidth } from '../../kit/widths.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { FlyOut } from './FlyOut.tsx';
import { isCurrent, type MenuEntry } from './menu.ts';
import classes from './Sidebar.module.css';

/** Marks the entry of the current view: `page` where it is the very one, true where it stands above it. */
const currentMark = (entry: Parameters<typeof isCurrent>[0], view: string) =>
  isCurrent(entry, view) ? { 'aria-current': entry.view === view ? ('page' as const) : true } : {};

/** A top entry. What belongs to it stands below the current one on the desk, and flies out of any in the rail. */
export function SideEntry({ entry, view }: { entry: MenuEntry; view: string }) {
  const t = useT();
  const inRail = useWidth() === 'tablet';
  const current = isCurrent(entry, view);
  const Icon = entry.icon;
  const face = (
    <>
      <Icon size={18} stroke={1.8} aria-hidden="true" />
      <span className={classes['word']}>{t(entry.label)}</span>
    </>
  );
  const looks = { className: classes['entry'], title: inRail ? t(entry.label) : undefined, 'data-current': current };
  const sub = entry.sub !== undefined && entry.sub.length > 1 ? entry.sub : undefined;
  const below = sub?.map((one) => (
    <li key={one.view}>
      <Link to={pathTo(one.view)} className={classes['subEntry']} {...currentMark(one, view)}>
        {t(one.label)}
      </Link>
    </li>
  ));
  if (inRail && below !== undefined) {
    return (
      <FlyOut label={t(entry.label)} face={face} {...looks} {...(current ? { 'aria-current': true } : {})}>
        {below}
      </FlyOut>
    );
  }
  return (
    <>
      <Link to={pathTo(entry.view)} {...looks} {...currentMark(entry, view)}>
        {face}
      </Link>
      {current && below !== undefined && <ul className={classes['sub']}>{below}</ul>}
    </>
  );
}
