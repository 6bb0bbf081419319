import { getDemand, setDemand } from '@clubpulse/contract/accounts/security.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import classes from './StaffDemand.module.css';
import { useProve } from './use-prove.tsx';

/** The switch is saved at once, because it may require a new sign-in. It is hidden with another sign-in provider. */
export function StaffDemand({ clubId }: { clubId: number }) {
  const t = useT();
  const navigate = useNavigate();
  const params = { id: clubId };
  const demand = useCall(getDemand, { params }, { quiet: true });
  const save = useChange(setDemand, { quiet: true });
  const prove = useProve();
  if (demand.data?.IsHere !== true) return null;
  const { Demanded, Staff, StaffWithFactor, WithoutFactor } = demand.data;
  const further = Staff - StaffWithFactor - WithoutFactor.length;
  const without = [...WithoutFactor.map(fullName), ...(further > 0 ? [t('accounts.demandFurther', { count: further })] : [])];
  const words = [t('accounts.demandNote'), t('accounts.demandCount', { count: StaffWithFactor, staff: Staff })];
  if (without.length > 0)
    words.push(t(Demanded ? 'accounts.demandKeptOut' : 'accounts.demandWithout', { names: without.join(', ') }));
  const isFirst = save.error?.is('SecondFactorFirst') === true;
  return (
    <div className={classes['demand']}>
      <div>
        <b>{t(Demanded ? 'accounts.demandHolds' : 'accounts.demandTitle')}</b>
        <p>{words.join(' ')}</p>
      </div>
      <Button
        variant="default"
        loading={save.isPending}
        onClick={() => {
          void prove.run(() => save.mutateAsync({ params, body: { Demanded: !Demanded } })).catch(() => undefined);
        }}
      >
        {t(Demanded ? 'accounts.demandEnd' : 'accounts.demandAct')}
      </Button>
      <Refusal
        words={save.error && refusalText(save.error)}
        fixes={isFirst ? [{ label: t('accounts.closedAct'), onClick: () => void navigate(pathTo('Security')) }] : []}
      />
      {prove.dialog}
    </div>
  );
}
