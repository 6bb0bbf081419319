import type { ResultOf } from '@clubpulse/contract/call';
import { listClubUsers } from '@clubpulse/contract/members/people.calls';
import { firstAndLast } from '@clubpulse/rules/accounts/users/names';
import { type SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, type Ref, useState } from 'react';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { useCall } from '../../platform/api.ts';

export type Person = ResultOf<typeof listClubUsers>['data'][number];

interface PersonPickerProps
  extends Pick<SelectProps, 'placeholder' | 'error' | 'disabled' | 'clearable' | 'withAsterisk' | 'leftSection' | 'classNames'> {
  clubId: number;
  label: string;
  nobodyFound: string;
  /** Null if no person is selected. Absent if a selection starts an action and clears the field. */
  value?: number | null;
  'data-autofocus'?: true;
  opensAtOnce?: boolean;
  field?: Ref<HTMLInputElement>;
  option?: (person: Person) => ReactNode;
  onChange: (person: Person | null) => void;
}

const SEARCH_AFTER_MS = 200;
const SHOWN = 50;
const labelOf = (person: Person) => [person.Nickname, firstAndLast(person)].filter(Boolean).join(' · ');

export function PersonPicker({ clubId, nobodyFound: noneFound, value, field, option, onChange, ...select }: PersonPickerProps) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<Person | null>(null);
  const [searched] = useDebouncedValue(chosen !== null && search === labelOf(chosen) ? '' : search.trim(), SEARCH_AFTER_MS);
  const people = useCall(
    listClubUsers,
    { params: { id: clubId }, query: { length: SHOWN, ...(searched === '' ? {} : { globalSearch: searched }) } },
    { keepPrevious: true, quiet: true },
  );
  const found = people.data?.data.filter((person) => person.Roles.includes('Athlete')) ?? [];
  const shown = chosen === null || found.some((one) => one.UserId === chosen.UserId) ? found : [chosen, ...found];
  const personOf = (id: string | null) => shown.find((person) => String(person.UserId) === id) ?? null;
  const pick = (id: string | null) => {
    const person = personOf(id);
    if (value === undefined) {
      setSearch('');
      if (person !== null) onChange(person);
      return;
    }
    setChosen(person);
    onChange(person);
  };
  return (
    <ChoiceField
      {...select}
      {...(field === undefined ? {} : { ref: field })}
      searchable
      openOnFocus={false}
      searchValue={search}
      onSearchChange={setSearch}
      data={shown.map((person) => ({ value: String(person.UserId), label: labelOf(person) }))}
      foundFor={people.data === undefined || people.isPlaceholderData ? null : searched}
      nothingFoundMessage={people.isPending ? undefined : noneFound}
      {...(option && {
        looks: ({ value: id, label }) => {
          const person = personOf(id);
          return person === null ? label : option(person);
        },
      })}
      value={value === undefined || value === null ? null : String(value)}
      onChange={pick}
    />
  );
}
