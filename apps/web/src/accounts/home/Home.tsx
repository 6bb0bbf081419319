import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { showHome } from './home-page.ts';

export default function Home() {
  const { state } = useLocation() as { state: { wanted?: string } | null };
  const wanted = state?.wanted ?? '';
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current !== null) showHome(place.current, { wanted });
  }, [wanted]);
  return <div ref={place} />;
}
