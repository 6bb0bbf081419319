import { giveRole } from '@clubpulse/contract/members/membership.calls';
import { Button } from '@mantine/core';
import { Card } from '../../kit/page/Card.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useChange } from '../../platform/api.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { refreshSession, useRoles, useSelf, useStaffClub } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import classes from './FirstClub.module.css';

/** The user gets a role in the club, because calendar and desk need one. */
export function ManageMyself() {
  const t = useT();
  const { UserId: userId } = useSelf();
  const { ClubId: id, Name: club } = useStaffClub();
  const roles = useRoles();
  const take = useChange(giveRole, {
    quiet: true,
    onDone: async () => {
      await refreshSession();
      toastDone({ title: t('firstClub.managed', { club }) });
    },
  });
  if (roles.includes('Manager') || roles.includes('Trainer')) return null;
  return (
    <Card>
      <div className={classes['manage']}>
        <p>{t('firstClub.manageText')}</p>
        <Refusal words={take.error && refusalText(take.error)} />
        <Button
          type="button"
          variant="default"
          loading={take.isPending}
          onClick={() => take.mutate({ params: { id, userId }, body: { Role: 'Manager' } })}
        >
          {t('firstClub.manage')}
        </Button>
      </div>
    </Card>
  );
}
