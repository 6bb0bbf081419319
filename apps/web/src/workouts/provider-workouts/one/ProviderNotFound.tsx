import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Page } from '../../../kit/page/Page.tsx';
import { EmptyState } from '../../../kit/states/EmptyState.tsx';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';

export function ProviderNotFound() {
  const t = useT();
  return (
    <Page title={t('provider.one')} back={pathTo('ProviderWorkouts')}>
      <EmptyState
        title={t('error.ProviderWorkoutNotFound')}
        action={
          <Button component={Link} to={pathTo('ProviderWorkouts')}>
            {t('provider.toList')}
          </Button>
        }
      />
    </Page>
  );
}
