import { Link } from 'react-router';
import classes from './TabLinks.module.css';

interface TabLinksProps {
  /** What the tabs are about, for readers. */
  label: string;
  tabs: readonly { name: string; label: string; to: string }[];
  current: string;
}

/** Tabs that live in the address: each is a link, and changing them leaves no trail in the back stack. */
export function TabLinks({ label, tabs, current }: TabLinksProps) {
  return (
    <nav aria-label={label} className={classes['tabs']}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.name}>
            <Link to={tab.to} replace className={classes['tab']} {...(tab.name === current ? { 'aria-current': 'page' } : {})}>
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
