import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useMayOpen } from '../../platform/access.ts';
import { screenNamed } from '../../platform/known-screens.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';

interface WayOnProps {
  view: string;
  part?: string;
}

export function ScreenLink({ view, part }: WayOnProps) {
  const t = useT();
  const mayOpen = useMayOpen();
  const screen = screenNamed(view);
  if (screen === undefined || !mayOpen(view)) return null;
  return (
    <Button component={Link} to={pathTo(view, part)} variant="default">
      {t(screen.title)}
    </Button>
  );
}
