import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import classes from './TabLinks.module.css';

interface TabLinksProps {
  /** What the tabs are about, for readers. */
  label: string;
  /** `count` stands beside the label where there is something to count; its place is kept while it is not known yet (0). */
  tabs: readonly { name: string; label: string; to: string; count?: number }[];
  current: string;
}

/** Tabs that live in the address: each is a link, and changing them leaves no trail in the back stack. */
export function TabLinks({ label, tabs, current }: TabLinksProps) {
  const row = useRef<HTMLElement>(null);
  // Where they do not fit, the current one is in sight: also when the address, not a tap, chose it.
  useEffect(() => {
    const shown = row.current?.querySelector(`[data-tab="${current}"]`);
    shown?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [current]);
  return (
    <nav ref={row} aria-label={label} className={classes['tabs']}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.name} data-tab={tab.name}>
            <Link to={tab.to} replace className={classes['tab']} {...(tab.name === current ? { 'aria-current': 'page' } : {})}>
              {tab.label}
              {tab.count !== undefined && (
                <span className={classes['count']} data-none={tab.count === 0} aria-hidden={tab.count === 0}>
                  {tab.count}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
