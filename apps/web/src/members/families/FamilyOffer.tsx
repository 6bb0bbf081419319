import type { OwnFamily } from '@clubpulse/contract/members/families/families';
import { acceptFamily, dropFamilyInvitation } from '@clubpulse/contract/members/families/families.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { Button } from '@mantine/core';
import { Avatar } from '../../kit/figures/Avatar.tsx';
import { useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';
import classes from './Families.module.css';

interface FamilyOfferProps {
  userId: number;
  club: string;
  offer: OwnFamily['Offers'][number];
}

export function FamilyOffer({ userId, club, offer }: FamilyOfferProps) {
  const t = useT();
  const name = fullName(offer.Payer);
  const input = { params: { id: userId, familyInvitationId: offer.FamilyInvitationId } };
  const accept = useChange(acceptFamily, { onDone: () => toastDone({ title: t('members.familyAgreed', { name }) }) });
  const decline = useChange(dropFamilyInvitation, {
    onDone: () => toastDone({ title: t('members.familyDeclined', { name }) }),
  });
  return (
    <div className={classes['offer']}>
      <Avatar name={name} uri={offer.Payer.PictureUri} size={36} />
      <span className={classes['name']}>
        <b>{t('members.familyOffer', { name })}</b>
        <span>{t('members.familyOfferText', { name, club })}</span>
      </span>
      <span className={classes['acts']}>
        <Button
          variant="default"
          aria-label={`${t('kit.label', { label: t('members.sayNo') })} ${name}`}
          loading={decline.isPending}
          onClick={() => decline.mutate(input)}
        >
          {t('members.sayNo')}
        </Button>
        <Button
          aria-label={`${t('kit.label', { label: t('members.familyAgree') })} ${name}`}
          loading={accept.isPending}
          onClick={() => accept.mutate(input)}
        >
          {t('members.familyAgree')}
        </Button>
      </span>
    </div>
  );
}
