import { Button } from '@mantine/core';
import { IconBluetooth } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { reachesStraps } from './reach.ts';

export const TrainByOneself = () => (reachesStraps() ? <OwnStrapLink /> : null);

function OwnStrapLink() {
  const t = useT();
  return (
    <div>
      <Button
        component={Link}
        to={pathTo('OwnStrap')}
        variant="default"
        size="lg"
        leftSection={<IconBluetooth size={20} stroke={1.8} aria-hidden="true" />}
      >
        {t('ownStrap.title')}
      </Button>
    </div>
  );
}
