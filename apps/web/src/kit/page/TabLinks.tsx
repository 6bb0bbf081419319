import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import classes from './TabLinks.module.css';

interface TabLinksProps {
  /** What the tabs are about, for readers. */
  label: string;
  /** `count` stands beside the label where there is something to count; its place is kept while it is not known yet (null). */
  tabs: readonly { name: string; label: string; to: string; count?: number | null }[];
  current: string;
}

/** Tabs that live in the address: each is a link, and changing them leaves no trail in the back stack. */
export function TabLinks({ label, tabs, current }: TabLinksProps) {
  const row = useRef<HTMLElement>(null);
  /** Tabs lie beyond the right edge, which fades there. */
  const [isAtEnd, setAtEnd] = useState(true);
  const look = () => {
    const element = row.current;
    if (element) setAtEnd(element.scrollLeft + element.clientWidth >= element.scrollWidth - 2);
  };
  const names = tabs.map((tab) => `${tab.label} ${tab.count ?? ''}`).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words take another width.
  useLayoutEffect(() => {
    look();
    const element = row.current;
    if (!element) return;
    const watch = new ResizeObserver(look);
    watch.observe(element);
    return () => watch.disconnect();
  }, [names]);
  // Where they do not fit, the current one is in sight: also when the address, not a tap, chose it.
  useEffect(() => {
    const shown = row.current?.querySelector(`[data-tab="${current}"]`);
    shown?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [current]);
  return (
    <nav ref={row} aria-label={label} className={classes['tabs']} data-at-end={isAtEnd} onScroll={look}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.name} data-tab={tab.name}>
            <Link to={tab.to} replace className={classes['tab']} {...(tab.name === current ? { 'aria-current': 'page' } : {})}>
              {tab.label}
              {tab.count !== undefined && tab.count !== 0 && (
                <span className={classes['count']} data-none={tab.count === null} aria-hidden={tab.count === null}>
                  {tab.count ?? 0}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
