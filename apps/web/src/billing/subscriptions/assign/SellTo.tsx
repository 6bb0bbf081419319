import { fullName } from '@clubpulse/rules/accounts/users/names';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { type Person, PersonPicker } from '../../../members/people/public.ts';
import { useT } from '../../../platform/phrases.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { ClubDays } from '../../parts/ClubDays.tsx';
import { AssignSubscription } from './assign-subscription.ts';

/** A sale from anywhere: to whom, and then the sale itself. */
export function SellTo({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { ClubId, TimeZone } = useStaffClub();
  const [person, setPerson] = useState<Person | null>(null);
  if (person !== null) {
    return (
      <ClubDays timeZone={TimeZone}>
        <AssignSubscription member={{ UserId: person.UserId, name: fullName(person) }} onClose={onClose} />
      </ClubDays>
    );
  }
  return (
    <Dialog opened onClose={onClose} title={t('billing.sellSubscription')}>
      <PersonPicker
        clubId={ClubId}
        label={t('billing.sellTo')}
        placeholder={t('kit.personHint')}
        nobodyFound={t('billing.nobodyToSellTo')}
        leftSection={<IconSearch size={17} stroke={1.8} />}
        data-autofocus
        onChange={setPerson}
      />
    </Dialog>
  );
}
