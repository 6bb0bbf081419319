import { listDebts } from '@clubpulse/contract/billing/debts/debts.calls';
import { Link } from 'react-router';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import classes from './Debts.module.css';

export function LeftOwing() {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id } = useStaffClub();
  const { data } = useCall(listDebts, { params: { id }, query: { length: 1 } }, { quiet: true });
  if (data === undefined || data.recordsTotal === 0) return null;
  return (
    <p className={classes['lead']}>
      <Link to={pathTo('Debts')}>{t('billing.leftOwing', { number: formats.number(data.recordsTotal) })}</Link>
    </p>
  );
}
