import type { FamilyPerson, OwnFamily } from '@clubpulse/contract/members/families/families';
import { dropFamilyInvitation, listFamilies, setMayBook } from '@clubpulse/contract/members/families/families.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { Button, Switch } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../kit/figures/Avatar.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useSendsMail } from '../../platform/mail-server.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useSelf } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import classes from './Families.module.css';
import { FamilyOffer } from './FamilyOffer.tsx';

const AskIntoFamily = lazyComponent(() => import('./AskIntoFamily.tsx').then((it) => it.AskIntoFamily));
const EndOwnFamily = lazyComponent(() => import('./EndFamily.tsx').then((it) => it.EndOwnFamily));

export function MyFamilies({ userId }: { userId: number }) {
  const t = useT();
  const { Email, EmailConfirmed } = useSelf();
  const sendsMail = useSendsMail();
  const families = useCall(listFamilies, { params: { id: userId } }, { quiet: true });
  return (
    <QueryResult query={families} loading={<SkeletonRows rows={1} />}>
      {(all) => (
        <div className={classes['families']}>
          {!EmailConfirmed && all.length > 0 && (
            <p className={classes['quiet']}>
              {t(sendsMail ? 'members.familyUnconfirmed' : 'members.familyUnconfirmedNoMail', { email: Email })}
            </p>
          )}
          {all.length === 0 && <p className={classes['quiet']}>{t('accounts.noClubs')}</p>}
          {all.map((family) => (
            <InClub key={family.ClubId} userId={userId} family={family} named={all.length > 1} />
          ))}
        </div>
      )}
    </QueryResult>
  );
}

type Opened = 'ask' | FamilyPerson | null;

interface InClubProps {
  userId: number;
  family: OwnFamily;
  named: boolean;
}

function InClub({ userId, family, named }: InClubProps) {
  const t = useT();
  const formats = useFormats();
  const [opened, setOpened] = useState<Opened>(null);
  const { ClubId, ClubName, Payer, Members, Waiting, Offers } = family;
  const takeBack = useChange(dropFamilyInvitation);
  const allow = useChange(setMayBook);
  const since = ({ Since }: FamilyPerson) => ({ date: formats.date(formats.dayOf(Since)) });
  const rows = Members.length + Waiting.length + Number(Payer !== null);
  return (
    <section className={classes['club']} aria-label={`${t('kit.label', { label: t('members.family') })} ${ClubName}`}>
      {named && <h3>{ClubName}</h3>}
      {Offers.map((offer) => (
        <FamilyOffer key={offer.FamilyInvitationId} userId={userId} club={ClubName} offer={offer} />
      ))}
      {rows === 0 ? (
        Offers.length === 0 && <p className={classes['quiet']}>{t('members.familyNobody')}</p>
      ) : (
        <ul className={classes['people']}>
          {Payer !== null && (
            <Row person={Payer} about={t('members.familyPaysForYou', since(Payer))} onEnd={() => setOpened(Payer)}>
              <Switch
                label={t('members.familyMayBook')}
                checked={Payer.MayBook}
                disabled={allow.isPending}
                onChange={({ currentTarget: { checked } }) =>
                  allow.mutate({ params: { id: userId, clubId: ClubId }, body: { MayBook: checked } })
                }
              />
            </Row>
          )}
          {Members.map((person) => (
            <Row
              key={person.UserId}
              person={person}
              about={t('members.familyPaidByYou', since(person))}
              onEnd={() => setOpened(person)}
            >
              {person.MayBook && (
                <Button
                  component={Link}
                  variant="default"
                  to={pathTo('BookFor', person.UserId)}
                  aria-label={t('members.familyBookFor', { name: fullName(person) })}
                >
                  {t('members.familyBook')}
                </Button>
              )}
            </Row>
          ))}
          {Waiting.map(({ FamilyInvitationId, Email, AskedAt }) => (
            <li key={FamilyInvitationId}>
              <span className={classes['name']}>
                <b>{Email}</b>
                <span>{t('members.familyWaits', { date: formats.date(formats.dayOf(AskedAt)) })}</span>
              </span>
              <Button
                variant="subtle"
                color="gray"
                aria-label={`${t('kit.label', { label: t('members.familyTakeBack') })} ${Email}`}
                loading={takeBack.isPending}
                onClick={() =>
                  takeBack.mutate(
                    { params: { id: userId, familyInvitationId: FamilyInvitationId } },
                    { onSuccess: () => toastDone({ title: t('members.familyTakenBack', { email: Email }) }) },
                  )
                }
              >
                {t('members.familyTakeBack')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {Payer === null && (
        <Button variant="default" leftSection={<IconUserPlus size={18} stroke={1.8} />} onClick={() => setOpened('ask')}>
          {t('members.familyAsk')}
        </Button>
      )}
      {opened === 'ask' && <AskIntoFamily userId={userId} club={family} onClose={() => setOpened(null)} />}
      {opened !== null && opened !== 'ask' && (
        <EndOwnFamily
          userId={userId}
          clubId={ClubId}
          other={opened}
          pays={opened.UserId === Payer?.UserId}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );
}

interface RowProps {
  person: FamilyPerson;
  about: string;
  onEnd: () => void;
  children: ReactNode;
}

function Row({ person, about, onEnd, children }: RowProps) {
  const t = useT();
  const name = fullName(person);
  return (
    <li>
      <Avatar name={name} uri={person.PictureUri} size={36} />
      <span className={classes['name']}>
        <b>{name}</b>
        <span>{about}</span>
      </span>
      {children}
      <Button
        variant="subtle"
        color="gray"
        aria-label={`${t('kit.label', { label: t('members.familyEnd') })} ${name}`}
        onClick={onEnd}
      >
        {t('members.familyEnd')}
      </Button>
    </li>
  );
}
