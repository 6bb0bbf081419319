import type { Loss } from '@clubpulse/contract/members/membership';
import { Link } from 'react-router';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import classes from './Roles.module.css';

interface LastManagerProps {
  loss: Loss | undefined;
  name?: string | undefined;
}

export function LastManager({ loss, name }: LastManagerProps) {
  const t = useT();
  if (loss?.LeavesNoManager !== true) return null;
  return (
    <>
      <p>{name === undefined ? t('members.ownLastManager') : t('members.lastManager', { name })}</p>
      <p className={classes['ways']}>
        <Link to={`${pathTo('Roles')}?role=Trainer`}>{t('members.someElseFirst')}</Link>
        <Link to={pathTo('AddUsers')}>{t('members.inviteElse')}</Link>
      </p>
    </>
  );
}
