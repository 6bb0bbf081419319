import type { Family, FamilyPerson } from '@clubpulse/contract/members/families/families';
import { dropMemberInvitation, getMemberFamily } from '@clubpulse/contract/members/families/families.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { ActionIcon, Button } from '@mantine/core';
import { IconUserPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import classes from './Families.module.css';

const AskForMember = lazyComponent(() => import('./AskForMember.tsx').then((it) => it.AskForMember));
const EndMemberFamily = lazyComponent(() => import('./EndFamily.tsx').then((it) => it.EndMemberFamily));

interface MemberFamilyProps {
  userId: number;
  name: string;
}

export function MemberFamily({ userId, name }: MemberFamilyProps) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const family = useCall(getMemberFamily, { params: { id, userId } }, { quiet: true });
  return (
    <section className={classes['block']} aria-label={t('members.family')}>
      <h2>{t('members.family')}</h2>
      <QueryResult query={family} loading={<SkeletonRows rows={1} />}>
        {(found) => <Found payer={{ UserId: userId, name }} family={found} />}
      </QueryResult>
    </section>
  );
}

function Found({ payer, family }: { payer: { UserId: number; name: string }; family: Family }) {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id } = useStaffClub();
  const [opened, setOpened] = useState<'ask' | FamilyPerson | null>(null);
  const takeBack = useChange(dropMemberInvitation);
  const { Payer, Members, Waiting } = family;
  if (Payer !== null)
    return (
      <>
        <p className={classes['quiet']}>{t('members.familyPayer')}</p>
        <ul className={classes['lines']}>
          <li>
            <Link to={pathTo('EditUser', Payer.UserId)}>{fullName(Payer)}</Link>
          </li>
        </ul>
      </>
    );
  return (
    <>
      {Members.length + Waiting.length > 0 && (
        <>
          <p className={classes['quiet']}>{t('members.familyPaysFor')}</p>
          <ul className={classes['lines']}>
            {Members.map((person) => (
              <li key={person.UserId}>
                <Link to={pathTo('EditUser', person.UserId)}>{fullName(person)}</Link>
                <CrossButton
                  label={`${t('kit.label', { label: t('members.familyEnd') })} ${fullName(person)}`}
                  onPress={() => setOpened(person)}
                />
              </li>
            ))}
            {Waiting.map(({ FamilyInvitationId, Email, AskedAt }) => (
              <li key={FamilyInvitationId}>
                <span>
                  {Email}, {t('members.familyWaits', { date: formats.date(formats.dayOf(AskedAt)) })}
                </span>
                <CrossButton
                  label={`${t('kit.label', { label: t('members.familyTakeBack') })} ${Email}`}
                  onPress={() =>
                    takeBack.mutate(
                      { params: { id, userId: payer.UserId, familyInvitationId: FamilyInvitationId } },
                      { onSuccess: () => toastDone({ title: t('members.familyTakenBack', { email: Email }) }) },
                    )
                  }
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <Button variant="default" leftSection={<IconUserPlus size={17} stroke={1.8} />} onClick={() => setOpened('ask')}>
        {t('members.familyAskFor')}
      </Button>
      {opened === 'ask' && <AskForMember payer={payer} onClose={() => setOpened(null)} />}
      {opened !== null && opened !== 'ask' && (
        <EndMemberFamily clubId={id} payer={payer} member={opened} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

const CrossButton = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <ActionIcon variant="subtle" color="gray" aria-label={label} title={label} onClick={onPress}>
    <IconX size={17} stroke={1.8} aria-hidden="true" />
  </ActionIcon>
);
