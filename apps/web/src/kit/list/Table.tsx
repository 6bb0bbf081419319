import { type ReactNode, useEffect, useRef, useState } from 'react';
import { debounce } from '../debounce.ts';
import classes from './Table.module.css';

interface TableProps {
  label: string;
  head: ReactNode;
  children: ReactNode;
}

/** The header is sticky, rows have 44 px. A wide table scrolls sideways with its header, also by keyboard. */
export function Table({ label, head, children }: TableProps) {
  const place = useRef<HTMLDivElement>(null);
  const [fits, setFits] = useState<boolean>();
  useEffect(() => {
    const box = place.current;
    const table = box?.firstElementChild;
    if (!box || !table) return;
    const resized = debounce(() => setFits(table.scrollWidth <= box.clientWidth - gutterOf(box)));
    const watch = new ResizeObserver(resized);
    watch.observe(box);
    watch.observe(table);
    return () => {
      resized.cancel();
      watch.disconnect();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: Keys scroll only a focused element, and the table may contain none.
    <div
      ref={place}
      className={classes['scroll']}
      data-fits={fits ?? false}
      {...(fits === false && { tabIndex: 0, role: 'region', 'aria-label': label })}
    >
      <table className={classes['table']} aria-label={label}>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

const gutterOf = (box: Element): number => Number.parseFloat(getComputedStyle(box).paddingLeft) || 0;
