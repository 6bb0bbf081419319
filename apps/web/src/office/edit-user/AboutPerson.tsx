import type { Person } from '@clubpulse/contract/accounts/users';
import { listUserSensors } from '@clubpulse/contract/devices/sensors.calls';
import { getMemberStanding } from '@clubpulse/contract/members/pipeline/pipeline.calls';
import { besideName, fullName } from '@clubpulse/rules/accounts/users/names';
import { targetZone } from '@clubpulse/rules/accounts/users/zones';
import { IconMailExclamation } from '@tabler/icons-react';
import { Temporal } from 'temporal-polyfill';
import { NotShared, useShared } from '../../accounts/consents/public.ts';
import { PersonPicture } from '../../accounts/images/public.ts';
import { MemberFlags } from '../../calendar/booking-rules/public.ts';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { MemberFamily } from '../../members/families/public.ts';
import { LastNotes } from '../../members/notes/public.ts';
import { NextTasks, Telephone } from '../../members/tasks/public.ts';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { type PhraseKey, useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { useToday } from '../../platform/use-today.ts';
import { Coming } from './Coming.tsx';
import { MailChip, MailFact } from './MailState.tsx';
import classes from './Overview.module.css';

const notes = [
  { field: 'FitnessGoals', label: 'kit.goals' },
  { field: 'InjuriesHistory', label: 'members.injuries' },
  { field: 'TrainingNotes', label: 'kit.notes' },
  { field: 'TrainingDays', label: 'kit.trainingDays' },
] as const satisfies readonly { field: keyof Person; label: PhraseKey }[];

export function AboutPerson({ user, manages }: { user: Person; manages: boolean }) {
  const t = useT();
  const formats = useFormats();
  const sensors = useCall(listUserSensors, { params: { id: user.UserId } }, { quiet: true, ignore: [403, 404] });
  const shared = useShared(user.UserId);
  const max = user.MaxHeartRate;
  const target = max === null ? null : targetZone(max, user.TargetZoneLowPrc, user.TargetZoneHighPrc);
  const written = notes.filter(({ field }) => (user[field] ?? '').trim() !== '');
  const address = [user.Address1, user.Address2, [user.PostalCode, user.City].filter(Boolean).join(' ')].filter(Boolean);
  return (
    <aside className={classes['aside']} aria-label={t('members.about')}>
      <NextTasks userId={user.UserId} name={fullName(user)} />
      <LastNotes userId={user.UserId} />
      <section className={classes['block']}>
        <h2>{t('members.strapAndZones')}</h2>
        <dl className={classes['facts']}>
          {sensors.isPending && <Coming label="members.strap" />}
          {sensors.data && (
            <Fact label="members.strap" value={sensors.data.map(({ Code }) => Code).join(', ') || t('members.noStrap')} />
          )}
          {max !== null && <Fact label="members.maxHeartRate" value={t('members.bpm', { bpm: max })} />}
          {target !== null && (
            <Fact label="kit.targetZone" value={t('members.bpmRange', { low: target.low, high: target.high })} />
          )}
        </dl>
      </section>
      <section className={classes['block']}>
        <h2>{t('members.profile')}</h2>
        {manages && (
          <div className={classes['picture']}>
            <PersonPicture userId={user.UserId} uri={user.PictureUri} />
          </div>
        )}
        <dl className={classes['facts']}>
          <CameByFact userId={user.UserId} />
          <MailFact userId={user.UserId} />
          {user.BirthDate !== null && <Fact label="members.birthDate" value={formats.date(user.BirthDate)} />}
          {user.Height !== null && <Fact label="kit.height" value={formats.height(user.Height)} />}
          {user.Weight !== null && <Fact label="kit.weight" value={formats.weight(user.Weight)} />}
          {user.Occupation !== null && <Fact label="kit.occupation" value={user.Occupation} />}
          {address.length > 0 && <Fact label="kit.address" value={address.join(', ')} />}
        </dl>
      </section>
      {manages && <MemberFlags userId={user.UserId} />}
      {manages && <MemberFamily userId={user.UserId} name={fullName(user)} />}
      {written.length > 0 && (
        <section className={classes['block']}>
          <h2>{t('members.aboutTraining')}</h2>
          {written.map(({ field, label }) => (
            <p key={field} className={classes['text']}>
              <b>{t(label)}</b>
              {user[field]}
            </p>
          ))}
        </section>
      )}
      <NotShared wanted={['Body', 'Injuries', 'Contact']} shared={shared} />
      {shared?.includes('Contact') === false && <BroughtIn user={user} />}
    </aside>
  );
}

/** Imported contact data belongs to the member once the e-mail address is confirmed, data from the desk once they sign in. */
function BroughtIn({ user }: { user: Person }) {
  const t = useT();
  const { CameBy, WaitsForProof } = useStanding(user.UserId).data ?? {};
  const values = { name: fullName(user) || user.Nickname, purpose: t('accounts.shareContact') };
  if (CameBy === 'Desk' && !user.EmailConfirmed) return <p className={classes['text']}>{t('members.broughtYet', values)}</p>;
  if (CameBy === 'Import' && WaitsForProof) return <p className={classes['text']}>{t('members.broughtWaits', values)}</p>;
  return CameBy === 'Desk' || CameBy === 'Import' ? <p className={classes['text']}>{t('members.broughtHers', values)}</p> : null;
}

function useStanding(userId: number) {
  const { ClubId: id } = useStaffClub();
  return useCall(getMemberStanding, { params: { id, userId } }, { quiet: true, ignore: [403, 404] });
}

function CameByFact({ userId }: { userId: number }) {
  const t = useT();
  const formats = useFormats();
  const standing = useStanding(userId);
  if (standing.isPending) return <Coming label="members.since" />;
  if (standing.data === undefined) return null;
  const { CameBy, Since } = standing.data;
  const date = formats.date(Since);
  return CameBy === null ? (
    <Fact label="members.since" value={date} />
  ) : (
    <Fact label="members.cameBy" value={t('members.cameOn', { way: t(`members.way-${CameBy}`), date })} />
  );
}

function Fact({ label, value }: { label: PhraseKey; value: string }) {
  const t = useT();
  return (
    <>
      <dt>{t(label)}</dt>
      <dd>{value}</dd>
    </>
  );
}

export function PersonLine({ user }: { user: Person }) {
  const t = useT();
  const today = useToday();
  const nickname = besideName(user);
  const age =
    user.BirthDate === null ? null : Temporal.PlainDate.from(user.BirthDate).until(today, { largestUnit: 'years' }).years;
  const about = [age === null ? null : t('members.age', { count: age }), user.City].filter(Boolean).join(', ');
  return (
    <span className={classes['who']}>
      {nickname !== null && <span>“{nickname}”</span>}
      {about !== '' && <span>{about}</span>}
      <a href={`mailto:${user.Email}`}>{user.Email}</a>
      {!user.EmailConfirmed && (
        <StateChip tone="warn" icon={IconMailExclamation}>
          {t('members.emailUnconfirmed')}
        </StateChip>
      )}
      <MailChip userId={user.UserId} />
      {user.Phone !== null && <Telephone userId={user.UserId} phone={user.Phone} />}
    </span>
  );
}
