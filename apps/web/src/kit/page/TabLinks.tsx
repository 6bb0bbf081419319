import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from './TabLinks.module.css';
import { useSideways } from './use-sideways.ts';

interface TabLinksProps {
  label: string;
  /** While `count` is null, space is reserved for the number. */
  tabs: readonly { name: string; label: string; to: string; state?: object; count?: number | null }[];
  current: string;
}

export function TabLinks({ label, tabs, current }: TabLinksProps) {
  const names = tabs.map((tab) => `${tab.label} ${tab.count ?? ''}`).join('\n');
  const sideways = useSideways<HTMLElement>(names, current);
  const row = sideways.ref;
  return (
    <div className={classes['row']}>
      <nav aria-label={label} className={classes['tabs']} {...sideways}>
        <ul>
          {tabs.map((tab) => (
            <li key={tab.name} data-tab={tab.name}>
              <Link
                to={tab.to}
                state={tab.state}
                replace
                className={classes['tab']}
                {...(tab.name === current ? { 'aria-current': 'page' } : {})}
              >
                <span className={classes['label']} data-label={tab.label}>
                  {tab.label}
                </span>
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
      {/* A button to scroll, for users without touch or wheel. Keyboard users reach every tab with Tab. */}
      {!sideways['data-at-end'] && (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className={classes['more']}
          onClick={() => row.current?.scrollBy({ left: row.current.clientWidth / 2, behavior: 'smooth' })}
        >
          <IconChevronRight size={18} stroke={1.8} />
        </button>
      )}
    </div>
  );
}
