import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Page } from '../../../kit/page/Page.tsx';
import { EmptyState } from '../../../kit/states/EmptyState.tsx';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';

export function MovementNotFound() {
  const t = useT();
  return (
    <Page title={t('workouts.exercise')} back={pathTo('Movements')}>
      <EmptyState
        title={t('workouts.notFoundTitle')}
        action={
          <Button component={Link} to={pathTo('Movements')}>
            {t('workouts.toList')}
          </Button>
        }
      >
        {t('error.MovementNotFound')}
      </EmptyState>
    </Page>
  );
}
