import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** A link may lead to one of the sections: what it says of it travels beside the address. */
export function useSectionOfLink(): void {
  const { state } = useLocation() as { state: { readonly section?: unknown } | null };
  const section = typeof state?.section === 'string' ? state.section : undefined;
  useEffect(() => {
    if (section !== undefined) document.getElementById(section)?.scrollIntoView();
  }, [section]);
}
