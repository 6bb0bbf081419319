import { useT } from '../../platform/phrases.ts';
import classes from './Roles.module.css';

export function RolesLead({ manages }: { manages: boolean }) {
  const t = useT();
  return (
    <div className={classes['lead']}>
      <p>{t('members.rolesText')}</p>
      <p>{t(manages ? 'members.rolesLast' : 'members.rolesLocked')}</p>
    </div>
  );
}
