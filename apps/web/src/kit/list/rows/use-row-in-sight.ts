import { useEffect, useRef } from 'react';

export function useRowVisible<Row extends HTMLElement>(current: boolean, flashed: boolean) {
  const row = useRef<Row>(null);
  useEffect(() => {
    if (current) row.current?.focus();
  }, [current]);
  useEffect(() => {
    if (flashed) row.current?.scrollIntoView({ block: 'center' });
  }, [flashed]);
  return row;
}
