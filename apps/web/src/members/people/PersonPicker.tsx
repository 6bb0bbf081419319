import type { ResultOf } from '@clubpulse/contract/call';
import { listClubUsers } from '@clubpulse/contract/members/people.calls';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';

type Person = ResultOf<typeof listClubUsers>['data'][number];

interface PersonPickerProps {
  clubId: number;
  value: number | null;
  error?: string | undefined;
  /** Nobody is an answer too. */
  optional?: boolean;
  onChange: (userId: number | null) => void;
}

const SEARCH_AFTER_MS = 200;
const SHOWN = 50;
const labelOf = ({ Nickname, FirstMidName, LastName }: Person) =>
  [Nickname, `${FirstMidName} ${LastName}`.trim()].filter(Boolean).join(' · ');

/** An athlete of the club, found by name, nickname or e-mail on the server. */
export function PersonPicker({ clubId, value, error, optional = false, onChange }: PersonPickerProps) {
  const t = useT();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<Person | null>(null);
  const [asked] = useDebouncedValue(chosen !== null && search === labelOf(chosen) ? '' : search.trim(), SEARCH_AFTER_MS);
  const people = useCall(
    listClubUsers,
    { params: { id: clubId }, query: { length: SHOWN, ...(asked === '' ? {} : { globalSearch: asked }) } },
    { keepPrevious: true, quiet: true },
  );
  const found = people.data?.data.filter((person) => person.Roles.includes('Athlete')) ?? [];
  const shown = chosen === null || found.some((one) => one.UserId === chosen.UserId) ? found : [chosen, ...found];
  return (
    <Select
      label={t('devices.person')}
      placeholder={t('devices.personPlaceholder')}
      {...(optional ? { clearable: true } : { 'data-autofocus': true, withAsterisk: true })}
      searchable
      openOnFocus={false}
      searchValue={search}
      onSearchChange={setSearch}
      data={shown.map((person) => ({ value: String(person.UserId), label: labelOf(person) }))}
      // The server has searched, also in what the label does not show.
      filter={({ options }) => options}
      nothingFoundMessage={people.isPending ? undefined : t('devices.nobodyFound')}
      value={value === null ? null : String(value)}
      error={error}
      onChange={(next) => {
        setChosen(shown.find((person) => String(person.UserId) === next) ?? null);
        onChange(next === null ? null : Number(next));
      }}
    />
  );
}
