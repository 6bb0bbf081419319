import { joinClub } from '@clubpulse/contract/clubs/clubs.calls';
import { Button, TextInput } from '@mantine/core';
import { IconTicket } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { Page } from '../../kit/page/Page.tsx';
import { defaultViewOf } from '../../platform/access.ts';
import { useChange } from '../../platform/api.ts';
import { refusalWords, refusedFields } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo, useGoTo } from '../../platform/routes.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { useClubs, useSession } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import classes from './JoinClub.module.css';

/** Joins a club with its code; a link `JoinClub/{code}` brings the code along. */
export default function JoinClub({ id = '' }: ScreenProps) {
  const t = useT();
  const goTo = useGoTo();
  const start = defaultViewOf(useSession());
  const { clubs, selectClub } = useClubs();
  const [code, setCode] = useState(id.toUpperCase());
  const [required, setRequired] = useState(false);
  const change = useChange(joinClub, {
    ignore: [400, 404, 409],
    onDone: (club) => {
      selectClub(club);
      toastDone({ title: t('clubs.joined', { club: club.Name }), message: t('clubs.joinedText') });
      goTo(start, undefined, { replace: true });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRequired(code.trim() === '');
    if (code.trim() !== '') change.mutate({ body: { Code: code.trim() } });
  };
  const refused = change.error === null ? undefined : (refusedFields(change.error)['Code'] ?? refusalWords(change.error));
  return (
    <Page title={t('clubs.join')} {...(clubs.length === 0 ? {} : { back: pathTo('Profile') })}>
      <form className={classes['form']} onSubmit={submit} noValidate>
        <p className={classes['intro']}>{t('clubs.joinText')}</p>
        <TextInput
          classNames={{ input: classes['code'] }}
          label={t('clubs.code')}
          withAsterisk
          leftSection={<IconTicket size={20} stroke={1.8} />}
          value={code}
          error={required ? t('field-required') : refused}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => {
            setCode(event.currentTarget.value.toUpperCase());
            setRequired(false);
            change.reset();
          }}
        />
        <div className={classes['actions']}>
          <Button type="submit" loading={change.isPending}>
            {t('clubs.joinAction')}
          </Button>
          {clubs.length === 0 && (
            <Button variant="subtle" color="gray" onClick={() => goTo(start, undefined, { replace: true })}>
              {t('clubs.later')}
            </Button>
          )}
        </div>
      </form>
    </Page>
  );
}
