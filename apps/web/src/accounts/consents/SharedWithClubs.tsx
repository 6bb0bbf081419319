import { type Consent, textVersions } from '@clubpulse/contract/accounts/consents';
import { listConsents, setConsents } from '@clubpulse/contract/accounts/consents.calls';
import { Switch } from '@mantine/core';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { type Formats, useFormats } from '../../platform/formats.ts';
import { type Translate, useT } from '../../platform/phrases.ts';
import { useClubs } from '../../platform/session.tsx';
import { purposePhrases } from './purpose-text.ts';
import classes from './SharedWithClubs.module.css';

interface SharedWithClubsProps {
  userId: number;
  clubId?: number;
}

export function SharedWithClubs({ userId, clubId }: SharedWithClubsProps) {
  const { clubs } = useClubs();
  const consents = useCall(listConsents, { params: { id: userId } }, { keep: true, quiet: true });
  return (
    <QueryResult query={consents} loading={<SkeletonRows rows={5} />}>
      {(all) => (
        <>
          {clubs
            .filter((club) => clubId === undefined || club.ClubId === clubId)
            .map((club) => ({ club, ofClub: all.filter(({ ClubId }) => ClubId === club.ClubId) }))
            .filter(({ ofClub }) => ofClub.length > 0)
            .map(({ club, ofClub }) => (
              <section key={club.ClubId} className={classes['club']} aria-label={club.Name}>
                {clubId === undefined && <h3>{club.Name}</h3>}
                {ofClub.map((consent) => (
                  <PurposeSwitch key={consent.Purpose} userId={userId} consent={consent} />
                ))}
              </section>
            ))}
        </>
      )}
    </QueryResult>
  );
}

function PurposeSwitch({ userId, consent }: { userId: number; consent: Consent }) {
  const t = useT();
  const formats = useFormats();
  const change = useChange(setConsents);
  const { ClubId, Purpose, Granted } = consent;
  const { name, text } = purposePhrases[Purpose];
  const granted = change.isPending ? !Granted : Granted;
  return (
    <Switch
      label={t(name)}
      description={
        <>
          {t(text)} <b>{stateWords(consent, t, formats)}</b>
        </>
      }
      checked={granted}
      disabled={change.isPending}
      onChange={() =>
        change.mutate({
          params: { id: userId },
          body: [{ ClubId, Purpose, Granted: !Granted, Version: textVersions[Purpose] }],
        })
      }
    />
  );
}

function stateWords({ Granted, At }: Consent, t: Translate, formats: Formats): string {
  if (At === null) return t('accounts.sharedNever');
  return t(Granted ? 'accounts.sharedSince' : 'accounts.notSharedSince', { date: formats.date(formats.dayOf(At)) });
}
