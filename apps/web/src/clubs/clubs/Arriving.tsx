import { classPurposes, type Purpose, textVersions } from '@clubpulse/contract/accounts/consents';
import { listConsents, setConsents } from '@clubpulse/contract/accounts/consents.calls';
import { putUser } from '@clubpulse/contract/accounts/users.calls';
import type { Club } from '@clubpulse/contract/clubs/clubs';
import { listUserPolicies } from '@clubpulse/contract/clubs/policies.calls';
import { Button, TextInput } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { PurposeLines, SharedWithClubs } from '../../accounts/consents/public.ts';
import { byRule } from '../../kit/form/check.ts';
import type { FieldTexts } from '../../kit/form/form-state.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { rememberAnswered, rememberSelf, useSelf } from '../../platform/session.tsx';
import { PoliciesToAnswer } from '../policies/public.ts';
import classes from './Arriving.module.css';
import { isNamed } from './arrival.ts';

interface ArrivingProps {
  club: Club;
  onDone: () => void;
}
interface FrameProps extends ArrivingProps {
  inCard?: boolean;
  onLater?: () => void;
}

/** Asks a new member for name, policies and sharing. Skips what is already known, and continues at the next start. */
export function Arriving({ club, onDone, inCard = false, onLater }: FrameProps) {
  const t = useT();
  const self = useSelf();
  const [hasName, setNamed] = useState(isNamed(self));
  const [hasAnswered, setAnswered] = useState(false);
  const answered = useCallback(() => setAnswered(true), []);
  return (
    <div className={classes['arriving']} data-in-card={inCard}>
      {!hasName ? (
        <Names club={club} onDone={() => setNamed(true)} />
      ) : hasAnswered ? (
        <Sharing club={club} onDone={onDone} />
      ) : (
        <Policies club={club} onDone={answered} />
      )}
      {onLater && (
        <button type="button" className={classes['leave']} onClick={onLater}>
          {t('clubs.later')}
        </button>
      )}
    </div>
  );
}

function Names({ club, onDone }: ArrivingProps) {
  const t = useT();
  const { UserId, Nickname, RowVersion, FirstMidName, LastName } = useSelf();
  const save = useChange(putUser, {
    quiet: true,
    onDone: (user) => {
      rememberSelf(user);
      onDone();
    },
  });
  const form = useForm({
    initial: { FirstMidName, LastName },
    check: byRule((values): FieldTexts => {
      const missing = Object.entries(values).filter(([, value]) => value.trim() === '');
      return Object.fromEntries(missing.map(([field]) => [field, t('field-required')]));
    }),
  });
  return (
    <form
      className={classes['form']}
      onSubmit={form.submit((names) => save.mutateAsync({ params: { id: UserId }, body: { Nickname, RowVersion, ...names } }))}
      noValidate
    >
      <p className={classes['intro']}>{t('clubs.namesText', { club: club.Name })}</p>
      <TextInput
        label={t('kit.firstName')}
        withAsterisk
        value={form.values.FirstMidName}
        error={form.errors.FirstMidName}
        maxLength={100}
        autoComplete="given-name"
        onChange={(event) => form.set({ FirstMidName: event.currentTarget.value })}
      />
      <TextInput
        label={t('kit.lastName')}
        withAsterisk
        value={form.values.LastName}
        error={form.errors.LastName}
        maxLength={100}
        autoComplete="family-name"
        onChange={(event) => form.set({ LastName: event.currentTarget.value })}
      />
      <Refusal words={form.refusal} />
      <div className={classes['actions']}>
        <Button type="submit" loading={form.saving}>
          {t('clubs.goOn')}
        </Button>
      </div>
    </form>
  );
}

function Policies({ club, onDone }: ArrivingProps) {
  const t = useT();
  const { UserId } = useSelf();
  const policies = useCall(listUserPolicies, { params: { id: UserId } }, { quiet: true });
  const open = policies.data?.filter(({ ClubId, Acceptance }) => ClubId === club.ClubId && Acceptance === 'NotAnswered');
  const isDone = open?.length === 0 || policies.error !== null;
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone, onDone]);
  return (
    <QueryResult query={policies} loading={<SkeletonRows rows={3} />}>
      {() => {
        const [first] = open ?? [];
        if (first === undefined) return null;
        return (
          <>
            <p className={classes['intro']}>{t('clubs.policiesLeft', { count: open?.length ?? 0, club: club.Name })}</p>
            <PoliciesToAnswer key={first.PolicyId} policies={[first]} />
          </>
        );
      }}
    </QueryResult>
  );
}

/** A purpose that stays off counts as refused. */
function Sharing({ club, onDone }: ArrivingProps) {
  const t = useT();
  const { UserId, ClubsToAnswer } = useSelf();
  const params = { id: UserId };
  const consents = useCall(listConsents, { params }, { quiet: true });
  const ofClub = consents.data?.filter(({ ClubId }) => ClubId === club.ClubId);
  const [isOver, setOver] = useState(false);
  const isRequested = ClubsToAnswer.includes(club.ClubId);
  useEffect(() => {
    // Waits for the new state of the app, because otherwise the next screen would show the same question.
    if (isOver && !isRequested) onDone();
  }, [isOver, isRequested, onDone]);
  const end = () => {
    rememberAnswered(club.ClubId);
    setOver(true);
  };
  const answer = useChange(setConsents, { onDone: end });
  const share = (shared: readonly Purpose[]) => {
    const left = ofClub?.filter(({ Purpose, Granted, Answered }) => !Answered || (!Granted && shared.includes(Purpose))) ?? [];
    if (left.length === 0) return end();
    answer.mutate({
      params,
      body: left.map(({ ClubId, Purpose }) => ({
        ClubId,
        Purpose,
        Granted: shared.includes(Purpose),
        Version: textVersions[Purpose],
      })),
    });
  };
  const isBusy = answer.isPending || isOver;
  return (
    <section className={classes['form']} aria-label={t('clubs.sharing', { club: club.Name })}>
      <h2>{t('clubs.sharing', { club: club.Name })}</h2>
      <p className={classes['intro']}>{t('clubs.sharingText')}</p>
      <PurposeLines purposes={classPurposes} />
      <div className={classes['actions']}>
        <Button loading={isBusy} disabled={ofClub === undefined} onClick={() => share(classPurposes)}>
          {t('clubs.shareNeeded')}
        </Button>
        <Button variant="default" disabled={isBusy || ofClub === undefined} onClick={() => share([])}>
          {t(ofClub?.some(({ Granted }) => Granted) ? 'clubs.goOn' : 'clubs.goOnUnshared')}
        </Button>
      </div>
      <p className={classes['intro']}>{t('clubs.sharingOff')}</p>
      <details className={classes['each']}>
        <summary>{t('clubs.shareEach')}</summary>
        <p className={classes['intro']}>{t('clubs.sharingBrought', { club: club.Name, purpose: t('accounts.shareContact') })}</p>
        <SharedWithClubs userId={UserId} clubId={club.ClubId} />
      </details>
    </section>
  );
}
