import { type SubscriptionState, subscriptionStates } from '@clubpulse/contract/billing/subscriptions';
import { Button, Select, TextInput } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { FilterRow } from '../../kit/list/FilterRow.tsx';
import { useKeys } from '../../kit/use-keys.ts';
import { type PhraseKey, useT } from '../../platform/phrases.ts';
import { clubRoles, type Holding, type PeopleFilter, payStates } from './people-filter.ts';

interface PeopleFiltersProps {
  filter: PeopleFilter;
  holdings: readonly Holding[];
  onChange: (changes: Partial<PeopleFilter>) => void;
}

const stateLabels: Record<SubscriptionState, PhraseKey> = {
  NotStarted: 'billing.stateNotStarted',
  Active: 'billing.stateActive',
  Expiring: 'billing.stateExpiring',
  Suspended: 'billing.stateSuspended',
  Paused: 'billing.statePaused',
  Expired: 'billing.stateExpired',
  NonRenewed: 'billing.stateNonRenewed',
  Canceled: 'billing.stateCanceled',
};
const payLabels = { ToPay: 'billing.toPay', Unpaid: 'billing.unpaid' } as const;

export function PeopleFilters({ filter, holdings, onChange }: PeopleFiltersProps) {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  useKeys({ '/': () => field.current?.focus() });
  const types = [...new Map(holdings.map((one) => [one.ClassSubscriptionId, one.SubscriptionName]))];
  const states = [...subscriptionStates, 'None'] as const;
  const set =
    filter.state !== null || filter.pay !== null || filter.role !== null || filter.subscription !== null || filter.q !== '';
  return (
    <FilterRow label={t('members.search')}>
      <TextInput
        ref={field}
        type="search"
        wrapperProps={{ 'data-search': true }}
        label={t('members.search')}
        placeholder={t('kit.personHint')}
        leftSection={<IconSearch size={17} stroke={1.8} />}
        value={filter.q}
        onChange={(event) => onChange({ q: event.currentTarget.value })}
      />
      <Select
        label={t('kit.state')}
        placeholder={t('kit.all')}
        clearable
        value={filter.state}
        data={states.map((state) => ({
          value: state,
          label: t(state === 'None' ? 'members.withoutSubscription' : stateLabels[state]),
        }))}
        onChange={(next) => onChange({ state: states.find((state) => state === next) ?? null })}
      />
      <Select
        label={t('kit.payment')}
        placeholder={t('kit.all')}
        clearable
        value={filter.pay}
        data={payStates.map((state) => ({ value: state, label: t(payLabels[state]) }))}
        onChange={(next) => onChange({ pay: payStates.find((state) => state === next) ?? null })}
      />
      {types.length > 0 && (
        <Select
          label={t('kit.subscription')}
          placeholder={t('kit.all')}
          clearable
          searchable
          value={filter.subscription === null ? null : String(filter.subscription)}
          data={types.map(([id, name]) => ({ value: String(id), label: name }))}
          onChange={(next) => onChange({ subscription: next === null ? null : Number(next) })}
        />
      )}
      <Select
        label={t('members.role')}
        placeholder={t('kit.all')}
        clearable
        value={filter.role}
        data={clubRoles.map((role) => ({ value: role, label: t(`role.${role}`) }))}
        onChange={(next) => onChange({ role: clubRoles.find((role) => role === next) ?? null })}
      />
      {set && (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconX size={17} stroke={1.8} />}
          onClick={() => onChange({ q: '', state: null, pay: null, role: null, subscription: null })}
        >
          {t('kit.clearFilters')}
        </Button>
      )}
    </FilterRow>
  );
}
