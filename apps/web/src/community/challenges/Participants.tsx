import type { ChallengeDetail, ChallengeParticipant } from '@clubpulse/contract/community/challenges';
import {
  addParticipant,
  inviteToChallenge,
  listParticipants,
  uninviteFromChallenge,
} from '@clubpulse/contract/community/challenges.calls';
import { IconMailX, IconUserCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { Avatar } from '../../kit/figures/Avatar.tsx';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { PagedList } from '../../kit/list/PagedList.tsx';
import { RowMenu } from '../../kit/list/RowMenu.tsx';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { PersonPicker } from '../../members/people/public.ts';
import { useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';
import classes from './Challenges.module.css';
import { useChallengeClub } from './use-challenge-club.ts';

const stateWords = {
  Joined: 'challenges.stateJoined',
  Invited: 'challenges.stateInvited',
  Removed: 'challenges.stateRemoved',
} as const;
const tones = { Joined: 'ok', Invited: 'info', Removed: 'striped' } as const;
const AT_ONCE = 50;

export function Participants({ challenge }: { readonly challenge: ChallengeDetail }) {
  const t = useT();
  const formats = useFormats();
  const { ChallengeId, State, AwardedAt } = challenge;
  const [rows, setRows] = useState(AT_ONCE);
  const page = useListPage(listParticipants, { params: { id: ChallengeId }, query: {} }, rows);
  const acts = (one: ChallengeParticipant) =>
    AwardedAt === null && one.State !== 'Joined' ? <Acts challengeId={ChallengeId} one={one} /> : null;
  const since = ({ Since }: ChallengeParticipant) => formats.date(Since.slice(0, 10));
  const state = ({ State: standing }: ChallengeParticipant) => (
    <StateChip tone={tones[standing]}>{t(stateWords[standing])}</StateChip>
  );
  return (
    <section>
      <SectionHead title={t('kit.participants')} />
      {State !== 'Finished' && <Invite challenge={challenge} />}
      <PagedList
        page={page}
        label={t('kit.participants')}
        empty={{ title: t('challenges.nobody') }}
        idOf={({ UserId }) => UserId}
        columns={[
          { id: 'Name', head: t('role.Athlete'), names: true, cell: (one) => <Person one={one} /> },
          { id: 'State', head: t('kit.state'), cell: state },
          { id: 'Since', head: t('challenges.since'), cell: since },
          { id: 'Acts', head: null, end: true as const, cell: acts },
        ]}
        card={(one) => (
          <div className={classes['row']}>
            {state(one)}
            <Person one={one} />
            {acts(one)}
          </div>
        )}
        showMore={() => setRows(rows + AT_ONCE)}
      />
    </section>
  );
}

const Person = ({ one: { UserId, FullName, Nickname, PictureUri } }: { readonly one: ChallengeParticipant }) => (
  <Link className={classes['person']} to={pathTo('EditUser', UserId)}>
    <Avatar name={FullName} uri={PictureUri} />
    <span>
      <b>{FullName}</b> {Nickname !== FullName && Nickname}
    </span>
  </Link>
);

function Invite({ challenge }: { readonly challenge: ChallengeDetail }) {
  const t = useT();
  const { ChallengeId, Title: title } = challenge;
  const { clubId: first, clubs } = useChallengeClub(challenge);
  const [chosen, setChosen] = useState<number | null>(null);
  const clubId = chosen ?? first;
  const invite = useChange(inviteToChallenge);
  if (clubId === undefined) return null;
  return (
    <div className={classes['invite']}>
      {clubs.length > 1 && (
        <ChoiceField
          label={t('kit.club')}
          allowDeselect={false}
          data={clubs.map(({ ClubId, Name }) => ({ value: String(ClubId), label: Name }))}
          value={String(clubId)}
          onChange={(next) => setChosen(Number(next))}
        />
      )}
      <PersonPicker
        key={clubId}
        clubId={clubId}
        label={t('challenges.invite')}
        placeholder={t('kit.personHint')}
        nobodyFound={t('kit.nothingFound')}
        onChange={(person) => {
          if (person === null) return;
          invite.mutate(
            { params: { id: ChallengeId }, body: { UserIds: [person.UserId] } },
            {
              onSuccess: ({ Invited }) =>
                toastDone({
                  title: t(Invited > 0 ? 'challenges.invitedNow' : 'challenges.invitedBefore', {
                    name: person.Nickname ?? '',
                    title,
                  }),
                }),
            },
          );
        }}
      />
    </div>
  );
}

function Acts({
  challengeId,
  one: { UserId, FullName: name, State },
}: {
  readonly challengeId: number;
  readonly one: ChallengeParticipant;
}) {
  const t = useT();
  const params = { id: challengeId, userId: UserId };
  const uninvite = useChange(uninviteFromChallenge, {
    onDone: () => toastDone({ title: t('challenges.uninvitedNow', { name }) }),
  });
  const add = useChange(addParticipant, { onDone: () => toastDone({ title: t('challenges.addedNow', { name }) }) });
  return (
    <RowMenu
      label={t('kit.actionsOf', { name })}
      items={[
        { label: t('challenges.putIn'), icon: IconUserCheck, onClick: () => add.mutate({ params }) },
        ...(State === 'Invited'
          ? [{ label: t('challenges.uninvite'), icon: IconMailX, onClick: () => uninvite.mutate({ params }) }]
          : []),
      ]}
    />
  );
}
