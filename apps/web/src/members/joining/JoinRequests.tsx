import type { JoinRequest } from '@clubpulse/contract/members/joining/joining';
import { listJoinRequests } from '@clubpulse/contract/members/joining/joining.calls';
import { besideName, fullName } from '@clubpulse/rules/accounts/users/names';
import { type ReactNode, useMemo } from 'react';
import { Avatar } from '../../kit/figures/Avatar.tsx';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { useClubFormats } from '../../platform/formats/use-formats-in.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { AnswerJoining } from './AnswerJoining.tsx';
import classes from './JoinRequests.module.css';

const inAddress = {
  read: (params: URLSearchParams) => ({ q: (params.get('q') ?? '').slice(0, 200) }),
  write: ({ q }: { q: string }) => new URLSearchParams(q === '' ? {} : { q }),
};

/** The oldest request is first. Applicants are not members yet, so their names have no link. */
export function JoinRequests({ actions, below }: { actions: ReactNode; below: ReactNode }) {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id } = useStaffClub();
  const ofClub = useClubFormats(id);
  const { filter, change, rows, showMore } = useListAddress(inAddress);
  const query = useMemo(() => (filter.q.trim() === '' ? {} : { globalSearch: filter.q.trim() }), [filter]);
  const page = useListPage(listJoinRequests, { params: { id }, query }, rows);
  const answerOf = ({ Person }: JoinRequest) => (
    <span className={classes['acts']}>
      <AnswerJoining clubId={id} userId={Person.UserId} name={fullName(Person)} />
    </span>
  );
  return (
    <ListScreen
      title={t('members.people')}
      actions={actions}
      below={below}
      label={t('members.asksToJoin')}
      page={page}
      count={({ recordsTotal }) => t('members.waitCount', { count: recordsTotal, number: formats.number(recordsTotal) })}
      search={{ value: filter.q, placeholder: t('members.asksHint'), onChange: (q) => change({ q }) }}
      empty={{ title: t('members.nobodyAsks'), text: t('members.nobodyAsksText') }}
      unmatched={filter.q.trim() === '' ? undefined : { title: t('members.nobodyAsksSo'), onClear: () => change({ q: '' }) }}
      idOf={({ Person }) => Person.UserId}
      columns={[
        { id: 'Person', head: t('kit.name'), names: true, cell: (request) => <Who request={request} /> },
        { id: 'AskedAt', head: t('members.asksSince'), cell: ({ AskedAt }) => ofClub.date(AskedAt) },
        { id: 'Acts', head: null, end: true, cell: answerOf },
      ]}
      card={(request) => (
        <div className={classes['card']}>
          <Who request={request} />
          <span className={classes['quiet']}>{t('members.askedJoinOn', { date: ofClub.date(request.AskedAt) })}</span>
          {answerOf(request)}
        </div>
      )}
      showMore={showMore}
    />
  );
}

function Who({ request: { Person } }: { request: JoinRequest }) {
  const name = fullName(Person);
  const nickname = besideName(Person);
  return (
    <span className={classes['person']}>
      <Avatar name={name} />
      <span>
        <b>{name}</b>
        {nickname !== null && <span className={classes['quiet']}>{nickname}</span>}
      </span>
    </span>
  );
}
