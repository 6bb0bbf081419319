import { useEffect } from 'react';
import { useLocation } from 'react-router';

export function useSectionOfLink(): void {
  const { state } = useLocation() as { state: { readonly section?: unknown } | null };
  const section = typeof state?.section === 'string' ? state.section : undefined;
  useEffect(() => {
    if (section !== undefined) document.getElementById(section)?.scrollIntoView();
  }, [section]);
}
