import { waysIn } from '@clubpulse/contract/accounts/roles';
import { listSubscriptionTypes } from '@clubpulse/contract/billing/subscription-types.calls';
import { listTags } from '@clubpulse/contract/clubs/tags/tags.calls';
import { heldStates, owedLabels } from '@clubpulse/contract/office/people';
import { tagLabel } from '../../clubs/tags/public.ts';
import { FilterBar } from '../../kit/filters/FilterBar.tsx';
import { FilterChip } from '../../kit/filters/FilterChip.tsx';
import { useCall } from '../../platform/api.ts';
import { type PhraseKey, useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { clubRoles, noFilter, type PeopleFilter, setCount } from './people-filter.ts';

interface PeopleFiltersProps {
  filter: PeopleFilter;
  onChange: (changes: Partial<PeopleFilter>) => void;
}

const stateLabels: Record<(typeof heldStates)[number], PhraseKey> = {
  NotStarted: 'billing.stateNotStarted',
  Active: 'billing.stateActive',
  Expiring: 'billing.stateExpiring',
  Suspended: 'billing.stateSuspended',
  Paused: 'billing.statePaused',
  Expired: 'billing.stateExpired',
  NonRenewed: 'billing.stateNonRenewed',
  Canceled: 'billing.stateCanceled',
  None: 'members.withoutSubscription',
};
const payLabels = { ToPay: 'billing.toPay', Unpaid: 'billing.unpaid' } as const;

export function PeopleFilters({ filter, onChange }: PeopleFiltersProps) {
  const t = useT();
  const { ClubId } = useStaffClub();
  const { data: types = [], isPending } = useCall(listSubscriptionTypes, { params: { id: ClubId } }, { quiet: true });
  const tags = useCall(listTags, { params: { id: ClubId } }, { quiet: true }).data ?? [];
  return (
    <FilterBar set={setCount(filter)} onClear={() => onChange(noFilter)}>
      <FilterChip
        label={t('kit.state')}
        all={t('kit.all')}
        value={filter.state}
        options={heldStates.map((value) => ({ value, label: t(stateLabels[value]) }))}
        onChange={(state) => onChange({ state })}
      />
      <FilterChip
        label={t('kit.payment')}
        all={t('kit.all')}
        value={filter.pay}
        options={owedLabels.map((value) => ({ value, label: t(payLabels[value]) }))}
        onChange={(pay) => onChange({ pay })}
      />
      {(isPending || types.length > 0 || filter.subscription !== null) && (
        <FilterChip
          label={t('kit.subscription')}
          all={t('kit.all')}
          value={filter.subscription === null ? null : String(filter.subscription)}
          options={types.map((type) => ({ value: String(type.ClassSubscriptionId), label: type.Name }))}
          onChange={(next) => onChange({ subscription: next === null ? null : Number(next) })}
        />
      )}
      <FilterChip
        label={t('messages.tag')}
        all={t('kit.all')}
        value={filter.tag === null ? null : String(filter.tag)}
        options={tags.map((tag) => ({ value: String(tag.ClubTagId), label: tagLabel(tag, t) }))}
        onChange={(next) => onChange({ tag: next === null ? null : Number(next) })}
      />
      <FilterChip
        label={t('members.cameBy')}
        all={t('kit.all')}
        value={filter.by}
        options={waysIn.map((value) => ({ value, label: t(`members.way-${value}`) }))}
        onChange={(by) => onChange({ by })}
      />
      <FilterChip
        label={t('members.role')}
        all={t('kit.all')}
        value={filter.role}
        options={clubRoles.map((value) => ({ value, label: t(`role.${value}`) }))}
        onChange={(role) => onChange({ role })}
      />
    </FilterBar>
  );
}
