import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Page } from '../../../kit/page/Page.tsx';
import { EmptyState } from '../../../kit/states/EmptyState.tsx';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';

export function DefinitionNotFound() {
  const t = useT();
  return (
    <Page title={t('definitions.workout')} back={pathTo('WorkoutDefinitions')}>
      <EmptyState
        title={t('error.WorkoutDefinitionNotFound')}
        action={
          <Button component={Link} to={pathTo('WorkoutDefinitions')}>
            {t('definitions.toList')}
          </Button>
        }
      />
    </Page>
  );
}
