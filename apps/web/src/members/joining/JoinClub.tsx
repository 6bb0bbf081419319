import type { Club } from '@clubpulse/contract/clubs/clubs';
import { joinClub } from '@clubpulse/contract/clubs/clubs.calls';
import { Button, TextInput } from '@mantine/core';
import { IconTicket } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { byRule } from '../../kit/form/check.ts';
import type { FieldTexts } from '../../kit/form/form-state.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { SignOutLink } from '../../kit/page/SignOutLink.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { defaultViewOf } from '../../platform/access.ts';
import { useChange } from '../../platform/api.ts';
import { refusalText, refusedFields } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo, useGoTo } from '../../platform/routes.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { useClubs, useSession } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { MyInvitations } from '../invitations/public.ts';
import classes from './JoinClub.module.css';

const Arriving = lazyComponent(() => import('../../clubs/clubs/public.ts').then((it) => it.Arriving));

export default function JoinClub({ id = '' }: ScreenProps) {
  const t = useT();
  const goTo = useGoTo();
  const start = defaultViewOf(useSession());
  const { clubs, selectClub } = useClubs();
  const [joined, setJoined] = useState<Club | null>(null);
  const [waits, setWaits] = useState<Club | null>(null);
  const form = useForm({
    initial: { Code: id.toUpperCase() },
    check: byRule(({ Code }): FieldTexts => (Code.trim() === '' ? { Code: t('field-required') } : {})),
    wordsOf: (error) => ({ Code: refusedFields(error)['Code'] ?? refusalText(error) }),
  });
  const join = useChange(joinClub, {
    ignore: [400, 403, 404, 409, 429],
    onDone: ({ Waiting, ...club }) => {
      if (Waiting) {
        setWaits(club);
        return;
      }
      selectClub(club);
      toastDone({ title: t('clubs.joined', { club: club.Name }), message: t('clubs.joinedText') });
      setJoined(club);
    },
  });
  const arrive = useCallback(() => goTo('Today', undefined, { replace: true }), [goTo]);
  const leave = useCallback(() => goTo(start, undefined, { replace: true }), [goTo, start]);
  if (joined !== null)
    return (
      <Page title={joined.Name} actions={<SignOutLink />}>
        <Arriving club={joined} onDone={arrive} />
      </Page>
    );
  if (waits !== null)
    return (
      <Page title={waits.Name}>
        <EmptyState
          title={t('clubs.joinWaits', { club: waits.Name })}
          action={<Button onClick={leave}>{t('clubs.goOn')}</Button>}
        >
          {t('clubs.joinWaitsText')}
        </EmptyState>
      </Page>
    );
  return (
    <Page title={t('clubs.join')} {...(clubs.length === 0 ? {} : { back: pathTo('Profile') })}>
      <MyInvitations />
      <form
        className={classes['form']}
        onSubmit={form.submit(({ Code }) => join.mutateAsync({ body: { Code: Code.trim() } }))}
        noValidate
      >
        <p className={classes['intro']}>{t('clubs.joinText')}</p>
        <TextInput
          classNames={{ input: classes['code'] }}
          label={t('clubs.code')}
          withAsterisk
          leftSection={<IconTicket size={20} stroke={1.8} />}
          value={form.values.Code}
          error={form.errors.Code}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => form.set({ Code: event.currentTarget.value.toUpperCase() })}
        />
        <div className={classes['actions']}>
          <Button type="submit" loading={form.saving}>
            {t('clubs.joinAction')}
          </Button>
          {clubs.length === 0 && (
            <Button variant="subtle" color="gray" onClick={leave}>
              {t('clubs.later')}
            </Button>
          )}
        </div>
      </form>
    </Page>
  );
}
