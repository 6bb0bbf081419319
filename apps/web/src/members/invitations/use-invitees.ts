import type { CheckedInvitee } from '@clubpulse/contract/members/invitations';
import { INVITEES_MAX } from '@clubpulse/contract/members/invitations';
import { checkInvitees } from '@clubpulse/contract/members/invitations.calls';
import { firstAndLast } from '@clubpulse/rules/accounts/users/names';
import { type PersonRead, readPeople, replaceAddress } from '@clubpulse/rules/members/invitations/read-people';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { change } from '../../platform/api.ts';

const CHECK_AFTER_MS = 300;

export interface InviteeRow extends PersonRead {
  readonly at: number;
  readonly checked: CheckedInvitee | undefined;
}

const written = (person: PersonRead): string => {
  const name = firstAndLast(person);
  return name === '' ? person.Email : `${name} <${person.Email}>`;
};

export interface PastedText {
  readonly text: string;
  readonly setText: (text: string) => void;
}

export type Invitees = ReturnType<typeof useInvitees>;

export function useInvitees(clubId: number, { text, setText }: PastedText) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const read = useMemo(() => readPeople(text), [text]);
  const people = useMemo(() => read.People.filter(({ Email }) => !leftOut.has(Email)), [read, leftOut]);
  const [emails] = useDebouncedValue(
    people.flatMap(({ Email, Wrong }) => (Wrong === null ? [Email] : [])).join('\n'),
    CHECK_AFTER_MS,
  );
  const answer = useQuery({
    queryKey: [checkInvitees.id, clubId, emails],
    queryFn: () => change(checkInvitees, { params: { id: clubId }, body: { Emails: emails.split('\n').slice(0, INVITEES_MAX) } }),
    enabled: emails !== '',
    staleTime: 0,
  });
  const rows = useMemo(() => {
    const answered = [...(emails === '' ? [] : (answer.data ?? []))];
    return people.map((person, at): InviteeRow => {
      // If an e-mail address occurs twice, its results are assigned in the order of the text.
      const found = person.Wrong === null ? answered.findIndex(({ Email }) => Email === person.Email) : -1;
      const [checked] = found < 0 ? [undefined] : answered.splice(found, 1);
      return { ...person, at, checked };
    });
  }, [people, answer.data, emails]);
  const rowsIn = (state: (row: InviteeRow) => boolean) => rows.filter(state);
  return {
    text,
    setText,
    rows,
    unread: read.LeftOut,
    ready: rowsIn(({ checked }) => checked?.State === 'Ready'),
    known: rowsIn(({ checked }) => checked !== undefined && checked.State !== 'Ready'),
    wrong: rowsIn(({ Wrong }) => Wrong !== null),
    leaveOut: (email: string) => setLeftOut((before) => new Set([...before, email])),
    correct: (email: string, by: string) => setText(replaceAddress(text, email, by)),
    keepRest: (invited: ReadonlySet<string>): number => {
      const rest = rows.filter(
        ({ Email, Wrong, checked }) => Wrong !== null || ((checked?.State ?? 'Ready') === 'Ready' && !invited.has(Email)),
      );
      setText(rest.map(written).join('\n'));
      setLeftOut(new Set());
      return rest.length;
    },
  };
}
