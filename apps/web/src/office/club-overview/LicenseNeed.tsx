import { Button } from '@mantine/core';
import { IconLicense } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import classes from './NeedsYou.module.css';

export function LicenseNeed({ stopped }: { stopped: string }) {
  const t = useT();
  return (
    <li className={classes['row']}>
      <span className={classes['icon']} data-tone="bad">
        <IconLicense size={18} stroke={1.8} aria-hidden="true" />
      </span>
      <span className={classes['names']}>
        <b>{stopped}</b>
        <span>{t('clubs.lic.whoGives')}</span>
      </span>
      <Button component={Link} variant="default" to={pathTo('ClubLicenses')}>
        {t('clubs.licenses')}
      </Button>
    </li>
  );
}
