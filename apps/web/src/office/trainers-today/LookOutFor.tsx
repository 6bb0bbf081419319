import type { LookOut, Participant } from '@clubpulse/contract/calendar/seats/participants';
import { listParticipants } from '@clubpulse/contract/calendar/seats/participants.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { IconHeartOff } from '@tabler/icons-react';
import { Link } from 'react-router';
import { LookOutChips } from '../../calendar/seats/public.ts';
import { Avatar } from '../../kit/figures/Avatar.tsx';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import classes from './LookOutFor.module.css';

const POLL_MS = 60_000;
/** Debts are left out, because others in the gym may see the screen. */
const order: readonly LookOut['Kind'][] = [
  'FirstClass',
  'CertificateExpired',
  'CertificateExpiring',
  'MembershipExpired',
  'PoliciesNotAccepted',
];

interface Seen {
  readonly person: Participant;
  readonly reasons: readonly LookOut[];
  readonly rank: number;
}

export function LookOutFor({ classId }: { classId: number }) {
  const t = useT();
  const formats = useFormats();
  const participants = useCall(listParticipants, { params: { id: classId } }, { pollEvery: POLL_MS });
  return (
    <QueryResult query={participants} loading={<SkeletonRows rows={2} />}>
      {(found) => {
        const seen = found.filter(({ State }) => State === 'Booked').map(seenBy);
        const careful = seen.filter(({ rank }) => rank <= order.length).sort((a, b) => a.rank - b.rank);
        const others = seen.filter(({ rank }) => rank > order.length);
        return (
          <>
            {careful.length > 0 && (
              <section>
                <SectionHead title={t('participants.lookOutFor')} beside={formats.number(careful.length)} />
                <ul className={classes['people']}>
                  {careful.map(({ person, reasons }) => (
                    <li key={person.UserId}>
                      <Link to={pathTo('EditUser', person.UserId)} className={classes['person']}>
                        <Avatar name={fullName(person)} size={36} />
                        <span className={classes['names']}>
                          <b>{person.Nickname}</b> <span>{fullName(person)}</span>
                          <span className={classes['reasons']}>
                            <LookOutChips lookOut={reasons} />
                            {person.SensorCode === null && (
                              <StateChip tone="mute" icon={IconHeartOff}>
                                {t('training.noStrap')}
                              </StateChip>
                            )}
                          </span>
                        </span>
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            )}
            {others.length > 0 && (
              <section>
                <SectionHead
                  title={t(careful.length > 0 ? 'training.alsoBooked' : 'participants.booked')}
                  beside={formats.number(others.length)}
                />
                <ul className={classes['others']}>
                  {others.map(({ person }) => (
                    <li key={person.UserId}>{person.Nickname}</li>
                  ))}
                </ul>
              </section>
            )}
          </>
        );
      }}
    </QueryResult>
  );
}

function seenBy(person: Participant): Seen {
  const reasons = person.LookOut.filter(({ Kind }) => order.includes(Kind));
  const ranks = reasons.map(({ Kind }) => order.indexOf(Kind));
  const rank = Math.min(...ranks, person.SensorCode === null ? order.length : order.length + 1);
  return { person, reasons, rank };
}
