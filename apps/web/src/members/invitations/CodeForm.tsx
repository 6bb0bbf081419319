import { Button, TextInput } from '@mantine/core';
import { Link } from 'react-router';
import { byRule } from '../../kit/form/check.ts';
import type { FieldTexts } from '../../kit/form/form-state.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { VisitorPage } from '../../kit/page/VisitorPage.tsx';
import { useT } from '../../platform/phrases.ts';
import { useGoTo } from '../../platform/routes.ts';
import classes from './InvitationCode.module.css';

export function Back() {
  const t = useT();
  return (
    <Link to="/" replace className={classes['back']}>
      {t('kit.back')}
    </Link>
  );
}

export function CodeForm() {
  const t = useT();
  const goTo = useGoTo();
  const form = useForm({
    initial: { Code: '' },
    check: byRule(({ Code }): FieldTexts => (codeIn(Code) === '' ? { Code: t('field-required') } : {})),
  });
  return (
    <VisitorPage>
      <h1>{t('members.invitation')}</h1>
      <form
        className={classes['form']}
        onSubmit={form.submit(async ({ Code }) => goTo('InvitationCode', codeIn(Code)))}
        noValidate
      >
        <TextInput
          label={t('members.invitationCode')}
          description={t('members.invitationCodeText')}
          withAsterisk
          data-autofocus
          value={form.values.Code}
          error={form.errors.Code}
          maxLength={300}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => form.set({ Code: event.currentTarget.value })}
        />
        <div className={classes['acts']}>
          <Button type="submit">{t('members.openInvitation')}</Button>
        </div>
      </form>
      <Back />
    </VisitorPage>
  );
}

/** Returns the code from a typed code or a pasted link. If the link contains a proof, the result is `code/proof`. */
function codeIn(typed: string): string {
  const [, mailed] = /\/InvitationCode\/([^?#]+)/i.exec(typed.trim()) ?? [];
  return mailed?.replace(/\/$/, '') ?? (typed.trim().split('/').at(-1) ?? '').replace(/[?#].*$/, '');
}
