import { getSelf } from '@clubpulse/contract/accounts/users.calls';
import type { ClubLosses } from '@clubpulse/contract/clubs/clubs';
import { deleteClub, getClubLosses, listMyClubs } from '@clubpulse/contract/clubs/clubs.calls';
import { useNavigate } from 'react-router';
import { useProve } from '../../accounts/security/public.ts';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { callKey, queryClient, useCall, useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { useClubs } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import classes from './DeleteClub.module.css';

const losses = [
  'Members',
  'Staff',
  'Subscriptions',
  'Credits',
  'Bookings',
  'Classes',
  'Transactions',
  'Bridges',
  'Invitations',
  'Imported',
] as const satisfies readonly (keyof ClubLosses)[];

export function DeleteClub({ clubId, name, onClose }: { clubId: number; name: string; onClose: () => void }) {
  const t = useT();
  const navigate = useNavigate();
  const { clubs, selectClub } = useClubs();
  const found = useCall(getClubLosses, { params: { id: clubId } }, { quiet: true });
  const prove = useProve();
  const remove = useChange(deleteClub, {
    quiet: true,
    leaves: true,
    onDone: async () => {
      toastDone({ title: t('clubs.set.deleted', { name }) });
      onClose();
      const [other] = clubs.filter((club) => club.ClubId !== clubId);
      if (other) selectClub(other);
      void navigate('/', { replace: true });
      for (const call of [getSelf, listMyClubs]) await queryClient.invalidateQueries({ queryKey: callKey(call, {}) });
    },
  });
  return (
    <>
      <ConfirmDialog
        opened
        danger
        title={t('kit.deleteTitle', { name })}
        confirm={t('clubs.set.delete')}
        keep={t('clubs.set.deleteKeep')}
        busy={remove.isPending}
        refusal={<Refusal words={remove.error && refusalText(remove.error)} />}
        typed={{ label: t('clubs.set.deleteTyped', { name }), isIt: (text) => text.trim() === name }}
        onConfirm={() =>
          void prove.run(() => remove.mutateAsync({ params: { id: clubId }, query: { Name: name } })).catch(() => undefined)
        }
        onClose={onClose}
      >
        <p>{t('clubs.set.deleteNote')}</p>
        <QueryResult query={found} loading={<SkeletonRows rows={3} />}>
          {(counted) => <Lost counted={counted} />}
        </QueryResult>
      </ConfirmDialog>
      {prove.dialog}
    </>
  );
}

function Lost({ counted }: { counted: ClubLosses }) {
  const t = useT();
  const formats = useFormats();
  const some = losses.filter((loss) => counted[loss] > 0);
  if (some.length === 0) return <p>{t('clubs.set.lostNothing')}</p>;
  return (
    <>
      <p>{t('clubs.set.lost')}</p>
      <ul className={classes['lost']}>
        {some.map((loss) => (
          <li key={loss}>
            <span>{t(`clubs.set.lost${loss}`)}</span>
            <b>{formats.number(counted[loss])}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
