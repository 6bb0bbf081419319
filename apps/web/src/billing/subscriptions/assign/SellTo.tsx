import { listCreditsPackages } from '@clubpulse/contract/billing/credits.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { Segmented } from '../../../kit/fields/Segmented.tsx';
import { type Person, PersonPicker } from '../../../members/people/public.ts';
import { useCall } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { PackageSale } from '../../credits/public.ts';
import { ClubDays } from '../../parts/ClubDays.tsx';
import { lastSold, type SaleKind } from '../../parts/last-sold.ts';
import { SubscriptionSale } from './assign-subscription.ts';
import classes from './SellTo.module.css';

export function SellTo({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { ClubId, TimeZone } = useStaffClub();
  const [person, setPerson] = useState<Person | null>(null);
  const title = person === null ? t('kit.sell') : t('billing.saleTo', { name: fullName(person) });
  return (
    <Dialog opened onClose={onClose} size="lg" title={title}>
      {person === null ? (
        <PersonPicker
          clubId={ClubId}
          label={t('billing.sellTo')}
          placeholder={t('kit.personHint')}
          nobodyFound={t('billing.nobodyToSellTo')}
          leftSection={<IconSearch size={17} stroke={1.8} />}
          data-autofocus
          opensAtOnce
          onChange={setPerson}
        />
      ) : (
        <ClubDays timeZone={TimeZone}>
          <Sale member={{ UserId: person.UserId, name: fullName(person) }} onClose={onClose} />
        </ClubDays>
      )}
    </Dialog>
  );
}

interface SaleProps {
  member: { UserId: number; name: string };
  onClose: () => void;
}

function Sale(props: SaleProps) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const [kind, setKind] = useState<SaleKind>(() => lastSold(id)?.kind ?? 'subscription');
  const packages = useCall(listCreditsPackages, { params: { id } }, { quiet: true }).data ?? [];
  return (
    <div className={classes['sale']}>
      {(packages.length > 0 || kind === 'package') && (
        <Segmented
          fullWidth
          label={t('billing.whatIsSold')}
          value={kind}
          options={[
            { value: 'subscription', label: t('kit.subscription') },
            { value: 'package', label: t('billing.package') },
          ]}
          onChange={setKind}
        />
      )}
      {kind === 'package' ? <PackageSale {...props} /> : <SubscriptionSale {...props} />}
    </div>
  );
}
